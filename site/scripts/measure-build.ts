/**
 * Does the time of a build grow in step with its content? Builds a copy of the site with generated
 * articles: each a page of its own, with the whole shell around it, and all of them on one page.
 * The product itself has no page an article; this is the harder case.
 *
 *   npm run measure:build -w site -- 17 500 5000
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compressTexts } from '../build/precompress.ts';

const site = resolve(import.meta.dirname, '..');
// Beside the site, so that what it refers to above itself is found.
const copy = join(site, '../.measure');
const counts = process.argv.slice(2).map(Number);
if (counts.length === 0) counts.push(17, 500, 5000);

const config = `import { defineCollection } from 'astro:content';
import { folder } from './lib/yaml-loaders.ts';
import { collections as own } from './own-collections.ts';
import { articleSchema } from './schemas/article.ts';

export const collections = {
  ...own,
  articles: defineCollection({ loader: folder('articles'), schema: articleSchema }),
};
`;

const onePage = `---
import PageLayout from '../layouts/PageLayout.astro';
import { getList } from '../lib/content.ts';

const articles = await getList('articles');
---
<PageLayout title="All articles" description="All articles" path="/all">
  {articles.map(({ id, title, excerpt }) => <article id={id}><h2>{title}</h2><p>{excerpt}</p></article>)}
</PageLayout>
`;

const pageEach = `---
import PageLayout from '../../layouts/PageLayout.astro';
import { getList } from '../../lib/content.ts';

export async function getStaticPaths() {
  return (await getList('articles')).map((article) => ({ params: { id: article.id }, props: article }));
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

/** Seconds for a build with this many articles, and for packing what it wrote. */
async function timeBuild(count: number): Promise<{ build: number; packing: number }> {
  rmSync(copy, { recursive: true, force: true });
  for (const part of [
    'src',
    'build',
    'public',
    'astro.config.ts',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(join(site, part), join(copy, part), { recursive: true });
  }
  renameSync(join(copy, 'src/content.config.ts'), join(copy, 'src/own-collections.ts'));
  writeFileSync(join(copy, 'src/content.config.ts'), config);
  writeFileSync(join(copy, 'src/pages/all.astro'), onePage);
  mkdirSync(join(copy, 'src/pages/article'));
  writeFileSync(join(copy, 'src/pages/article/[id].astro'), pageEach);
  mkdirSync(join(copy, 'src/content/articles'));
  for (let number = 1; number <= count; number++) {
    writeFileSync(join(copy, `src/content/articles/article-${number}.yaml`), article(number));
  }
  const settings = join(copy, 'astro.config.ts');
  const unpacked = readFileSync(settings, 'utf8').replace(', precompress()', '');
  writeFileSync(settings, unpacked);

  const start = performance.now();
  execFileSync('npx', ['astro', 'build'], {
    cwd: copy,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const built = performance.now();
  await compressTexts(join(copy, 'dist'));
  return { build: (built - start) / 1000, packing: (performance.now() - built) / 1000 };
}

/** The cost of each article beyond the first count, in words. */
function perArticle(seconds: number, first: number, articles: number): string {
  return `${((1000 * (seconds - first)) / articles).toFixed(1)} ms`;
}

try {
  const runs = [];
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
} finally {
  rmSync(copy, { recursive: true, force: true });
}
