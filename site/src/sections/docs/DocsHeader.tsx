import { ReadingScale } from '../../figures/ReadingScale.tsx';
import type { Docs } from '../../schemas/docs.ts';
import { PageHeader } from '../PageHeader.tsx';
import { SearchBox } from '../SearchBox.tsx';
import { SearchTarget } from '../SearchTarget.tsx';

const phases = { Beginner: 'new', Intermediate: 'half', Advanced: 'full' } as const;

/** What the page is for, its search box, and how long the guides take. */
export function DocsHeader({ copy }: { copy: Docs }) {
  const rows = copy.guides.sections.map(({ title, articles }) => ({
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
        trail={[{ label: copy.title, href: '/docs' }]}
        heading={copy.heading}
        lede={copy.lede}
        figure={<ReadingScale rows={rows} />}
        caption={`Fig. 1. ${copy.caption}`}
      >
        <SearchBox label={copy.search} page="/docs" />
      </PageHeader>
      <SearchTarget />
    </>
  );
}
