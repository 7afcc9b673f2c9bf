/**
 * Whether build time grows in proportion to the content: builds a copy of the site with generated
 * articles, all of them on /news and each on a page of its own. In processor time, which other work
 * on the machine changes little, and without compression, which other site generators do not do.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { scratchSite } from '../test-helpers/scratch-site.ts';
import type { Options, Result } from './pairs.ts';

const articlePage = `---
import PageLayout from '../../layouts/PageLayout.astro';
import { content } from '../../lib/content/content.ts';

export function getStaticPaths() {
  return content.articles.map((article) => ({ params: { id: article.id }, props: article }));
}
const { id, title, excerpt } = Astro.props;
---
<PageLayout title={title} description={excerpt} path={\`/article/\${id}\`}>
  <h1>{title}</h1><p>{excerpt}</p>
</PageLayout>
`;

const article = (number: number) => `---
title: Article ${number} on the motion of planets
excerpt: What we measured in run ${number}, what we had expected, and by how much we were wrong.
author: Sample Author
date: "2020-01-01"
category: Engineering
featured: false
---

What we measured in run ${number}.
`;

/** The seconds that the processor has spent on processes that this one has started and waited for. */
function childTime(): number {
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(13, 15).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

function timeBuild(pages: number): number {
  const copy = scratchSite('measure');
  const change = (file: string, from: RegExp, to: (found: string) => string) => {
    const text = readFileSync(copy.path(file), 'utf8');
    if (!from.test(text)) throw new Error(`${file} has nothing like ${from}.`);
    writeFileSync(copy.path(file), text.replace(from, to));
  };
  try {
    mkdirSync(copy.path('src/pages/article'));
    writeFileSync(copy.path('src/pages/article/[id].astro'), articlePage);
    for (let number = 1; number <= pages; number++) {
      const file = `../companies/orrery/content/articles/article-${number}.md`;
      writeFileSync(copy.path(file), article(number));
    }
    change(
      '../companies/orrery/content/category-chips.yaml',
      /(?<=name: (?:All|Engineering), count: )\d+/g,
      (count) => `${Number(count) + pages}`,
    );
    // Only the pages of the route table have a Markdown copy.
    change(
      'src/layouts/Head.astro',
      /<link rel="alternate" href=\{getMarkdownPath[^>]*>/,
      () => '',
    );
    change('integrations/after-build.ts', /^ *await compressTexts\(root\);$/m, () => '');
    const start = childTime();
    copy.build();
    return childTime() - start;
  } finally {
    copy.remove();
  }
}

export async function measure({ short }: Options): Promise<Result[]> {
  const counts = short ? [17, 300] : [17, 2500, 5000];
  const times = counts.map(timeBuild);
  /** What a page costs between two builds. */
  const steps = counts.slice(1).map((count, at) => {
    const fewer = counts[at] ?? 0;
    const seconds = (times[at + 1] ?? 0) - (times[at] ?? 0);
    return { note: `from ${fewer} to ${count} pages`, value: (1000 * seconds) / (count - fewer) };
  });
  const [first, last] = [steps[0], steps.at(-1)];
  return [
    ...steps.map((step) => ({
      what: 'build, ms a page',
      ...step,
      goal: { atMost: 3 },
      known: 11,
    })),
    ...(first && last && first !== last
      ? [
          {
            what: 'build, a later page to an earlier one',
            value: last.value / first.value,
            goal: { atMost: 1.25 },
            note: last.note,
          },
        ]
      : []),
  ];
}
