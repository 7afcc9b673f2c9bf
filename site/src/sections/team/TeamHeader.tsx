import type { Team } from '../../schemas/team.ts';
import { PageHeader } from '../PageHeader.tsx';

/** What the page is about. */
export function TeamHeader({ words }: { words: Team }) {
  return (
    <PageHeader
      trail={[{ label: words.title, href: '/team' }]}
      heading={words.heading}
      lede={words.lede}
    />
  );
}
