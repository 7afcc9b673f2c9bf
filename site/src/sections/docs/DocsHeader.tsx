import type { Docs } from '../../schemas/docs.ts';
import { PageHeader } from '../PageHeader.tsx';
import { SearchBox } from '../SearchBox.tsx';
import { SearchTarget } from '../SearchTarget.tsx';

/** What the page is for, next to its search box. */
export function DocsHeader({ words }: { words: Docs }) {
  return (
    <>
      <PageHeader
        trail={[{ label: words.title, href: '/docs' }]}
        heading={words.heading}
        lede={words.lede}
        beside={<SearchBox label={words.search} page="/docs" />}
      />
      <SearchTarget />
    </>
  );
}
