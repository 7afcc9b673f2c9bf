import { ReadingScale } from '../../figures/ReadingScale.tsx';
import type { Docs } from '../../schemas/docs.ts';
import { PageHeader } from '../PageHeader.tsx';
import { SearchBox } from '../SearchBox.tsx';
import { SearchTarget } from '../SearchTarget.tsx';

const phases = { Beginner: 'new', Intermediate: 'half', Advanced: 'full' } as const;

/** What the page is for, its search box, and a drawing of how long the guides take. */
export function DocsHeader({ words }: { words: Docs }) {
  const rows = words.guides.sections.map(({ title, articles }) => ({
    title,
    readings: articles.map(({ id, readTime, difficulty }) => ({
      id,
      minutes: readTime,
      phase: phases[difficulty],
    })),
  }));
  return (
    <>
      <PageHeader
        trail={[{ label: words.title, href: '/docs' }]}
        heading={words.heading}
        lede={words.lede}
        figure={<ReadingScale rows={rows} />}
        caption={`Fig. 1. ${words.caption}`}
      >
        <SearchBox label={words.search} page="/docs" />
      </PageHeader>
      <SearchTarget />
    </>
  );
}
