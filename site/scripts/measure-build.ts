/**
 * Does build time grow in proportion to the content? Builds a copy of the site with generated
 * articles: each on its own page with header and footer, and all of them on one page. The real site
 * has no page per article, so this is the harder case.
 *
 *   npm run measure:build -w site -- 17 500 5000
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compressTexts } from '../build/precompress.ts';
import { scratchSite } from '../build/scratch-site.ts';

const counts = process.argv.slice(2).map(Number);
if (counts.length === 0) counts.push(17, 500, 5000);

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

/** The seconds that a build with this many articles takes, and compressing its output. */
async function timeBuild(count: number): Promise<{ build: number; packing: number }> {
  const copy = scratchSite('measure');
  try {
    const collections = readFileSync(copy.path('src/collections.ts'), 'utf8');
    writeFileSync(
      copy.path('src/collections.ts'),
      collections.replace('collections = {', "$& generated: folder('generated', articleSchema),"),
    );
    writeFileSync(copy.path('src/pages/all.astro'), onePage);
    mkdirSync(copy.path('src/pages/article'));
    writeFileSync(copy.path('src/pages/article/[id].astro'), pageEach);
    mkdirSync(copy.path('src/content/generated'));
    for (let number = 1; number <= count; number++) {
      writeFileSync(copy.path(`src/content/generated/article-${number}.yaml`), article(number));
    }
    const settings = readFileSync(copy.path('astro.config.ts'), 'utf8');
    writeFileSync(copy.path('astro.config.ts'), settings.replace(', precompress()', ''));

    const start = performance.now();
    copy.build();
    const built = performance.now();
    await compressTexts(copy.path('dist'));
    return { build: (built - start) / 1000, packing: (performance.now() - built) / 1000 };
  } finally {
    copy.remove();
  }
}

/** The cost of each article beyond the first run, as text. */
function perArticle(seconds: number, first: number, articles: number): string {
  return `${((1000 * (seconds - first)) / articles).toFixed(1)} ms`;
}

const runs: { count: number; build: number; packing: number }[] = [];
for (const count of counts) {
  const { build, packing } = await timeBuild(count);
  runs.push({ count, build, packing });
  const [first] = runs;
  console.log(`${count} articles: build ${build.toFixed(1)} s, packing ${packing.toFixed(1)} s`);
  if (first === undefined || first.count === count) continue;
  const more = count - first.count;
  console.log(
    `  each beyond ${first.count}: build ${perArticle(build, first.build, more)}, ` +
      `packing ${perArticle(packing, first.packing, more)}`,
  );
}
