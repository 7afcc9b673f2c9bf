/**
 * Does build time grow in proportion to the content? Builds a copy of the site with generated
 * articles: each on its own page with header and footer, and all of them on one page. The real site
 * has no page per article, so this is the harder case.
 *
 *   npm run measure:build -w site -- --counts 17,2500,5000
 *
 * On Linux, the figures are processor time, which other work on the machine does not change much.
 * Elsewhere, they are time on the clock. Packing is apart: it is the same work for any file, and no
 * other site generator in a comparison does it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compressTexts } from '../integrations/precompress.ts';
import { scratchSite } from '../test-helpers/scratch-site.ts';
import { type Result, ratioResult, readOptions, report } from './goal-table.ts';
import { knowsProcessorTime, processorTime } from './processor-time.ts';

const options = readOptions({ counts: '17,2500,5000' }, { counts: '17,300' });
const counts = options.counts.split(',').map(Number);
/** For each page beyond start-up, in milliseconds. */
const goal = 3;

const onePage = `---
import PageLayout from '../layouts/PageLayout.astro';
import { content } from '../lib/content/content.ts';
---
<PageLayout title="All articles" description="All articles" path="/all">
  {content.generated.map(({ id, title, excerpt }) => <article id={id}><h2>{title}</h2><p>{excerpt}</p></article>)}
</PageLayout>
`;

const pageEach = `---
import PageLayout from '../../layouts/PageLayout.astro';
import { content } from '../../lib/content/content.ts';

export function getStaticPaths() {
  return content.generated.map((article) => ({ params: { id: article.id }, props: article }));
}
const { id, title, excerpt } = Astro.props;
---
<PageLayout title={title} description={excerpt} path={\`/article/\${id}\`}>
  <h1>{title}</h1><p>{excerpt}</p>
</PageLayout>
`;

function article(number: number): string {
  return `title: Article ${number} on the motion of planets
excerpt: What we measured in run ${number}, what we had expected, and by how much we were wrong.
author: Sample Author
date: "2024-12-${String((number % 28) + 1).padStart(2, '0')}"
readTime: ${(number % 9) + 2}
category: Engineering
featured: false
sample: true
`;
}

const now = () => (knowsProcessorTime ? processorTime(process.pid) : performance.now());

/** The milliseconds that a build with this many articles takes, and packing its output. */
async function timeBuild(count: number): Promise<{ build: number; packing: number }> {
  const copy = scratchSite('measure');
  try {
    writeFileSync(copy.path('src/pages/all.astro'), onePage);
    mkdirSync(copy.path('src/pages/article'));
    writeFileSync(copy.path('src/pages/article/[id].astro'), pageEach);
    mkdirSync(copy.path('../companies/orrery/content/generated'));
    for (let number = 1; number <= count; number++) {
      writeFileSync(
        copy.path(`../companies/orrery/content/generated/article-${number}.yaml`),
        article(number),
      );
    }
    const change = (file: string, from: RegExp | string, to: string) => {
      const text = readFileSync(copy.path(file), 'utf8');
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} is not as expected: no ${from} in it.`);
      writeFileSync(copy.path(file), changed);
    };
    change(
      'src/collections.ts',
      'collections = {',
      "$& generated: folder('generated', articleSchema),",
    );
    // Only the pages of the route table have a Markdown twin.
    change('src/layouts/Head.astro', /<link rel="alternate" href=\{twinPath[^>]*>/, '');
    change('astro.config.ts', /^ *precompress\(\),$/m, '');
    // One host reads no more, but this is not about that host.
    change(
      'integrations/hosting/static-hosts.ts',
      'rules: 100,',
      'rules: Number.POSITIVE_INFINITY,',
    );

    const start = now();
    copy.build();
    const built = now();
    if (!options.isShort) await compressTexts(copy.path('dist'));
    return { build: built - start, packing: now() - built };
  } finally {
    copy.remove();
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const runs: { count: number; build: number; packing: number }[] = [];
for (const count of counts) {
  const { build, packing } = await timeBuild(count);
  runs.push({ count, build, packing });
  console.log(`${count} articles: build ${seconds(build)}, packing ${seconds(packing)}`);
}

/** What each page costs from one number of pages to the next. */
const steps = runs.slice(1).map(({ count, build, packing }, at) => {
  const { count: fewer, ...before } = runs[at] ?? { count: 0, build: 0, packing: 0 };
  return {
    name: `${fewer} to ${count} pages`,
    build: (build - before.build) / (count - fewer),
    packing: (packing - before.packing) / (count - fewer),
  };
});
const time = knowsProcessorTime ? 'processor time' : 'time';
const results = steps.map(
  ({ name, build, packing }): Result => ({
    what: `Build, ${name}: ${time} for each`,
    goal: `at most ${goal} ms`,
    figure: `${build.toFixed(1)} ms${options.isShort ? '' : `, and ${packing.toFixed(1)} ms for packing`}`,
    isMet: build <= goal,
    // With few pages, the difference is not much more than how much the same build varies.
    excuse: options.isShort && build <= 10 * goal ? 'a short run' : undefined,
  }),
);
const [first, last] = [steps[0], steps.at(-1)];
if (first && last && first !== last) {
  const name = `Build, a page from ${last.name} against ${first.name}`;
  results.push(
    ratioResult(name, last.build / first.build, { atMost: 1.25 }, { ...options, runs: '1 run' }),
  );
}
report(results);
