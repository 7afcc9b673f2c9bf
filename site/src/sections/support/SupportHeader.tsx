import type { Support } from '../../schemas/support.ts';
import { PageHeader } from '../PageHeader.tsx';
import { SearchBox } from '../SearchBox.tsx';

/** What the page is for, next to its search box. */
export function SupportHeader({ words }: { words: Support }) {
  return (
    <PageHeader
      trail={[{ label: words.title, href: '/support' }]}
      heading={words.heading}
      lede={words.lede}
      beside={words.search && <SearchBox label={words.search} page="/support" />}
    />
  );
}
