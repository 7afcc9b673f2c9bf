/**
 * Lighthouse on every page with its default settings, as on a phone: over TLS, the median of several
 * runs.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { installTools } from '../../scripts/install-tools.ts';
import { launchOptions } from '../e2e/browser.ts';
import { pages } from '../e2e/pages.ts';
import { serve } from '../test-helpers/serve.ts';
import { firstPort, median, type Options, type Result } from './pairs.ts';

const categories = [
  ...['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'],
] as const;

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

/** One run, in a browser of its own. */
async function lighthouse(modules: string, url: string): Promise<Report> {
  const flags = [...(launchOptions.args ?? []), '--headless', '--ignore-certificate-errors'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(modules, 'lighthouse/cli/index.js'),
      ...[url, '--quiet', '--no-enable-error-reporting', '--ignore-status-code', '--output=json'],
      `--chrome-flags=${flags.join(' ')}`,
    ],
    {
      env: {
        ...process.env,
        CHROME_PATH: launchOptions.executablePath ?? chromium.executablePath(),
      },
      maxBuffer: 2 ** 28,
    },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** The audits that cost points. */
const shortcomings = ({ categories, audits }: Report) =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);

export async function measure({ root, path, short, pairs }: Options): Promise<Result[]> {
  const modules = installTools();
  const runs = pairs ?? (short ? 1 : 5);
  // The status of the not-found page is 404, which rightly costs it points.
  const paths = path ? [path] : short ? ['/support'] : pages.filter((one) => one !== '/nowhere');
  const server = await serve(root, firstPort, firstPort + 1);
  const scores = new Map<string, number[]>(categories.map((id) => [id, []]));
  try {
    for (const page of paths) {
      const reports: Report[] = [];
      for (let run = 0; run < runs; run++)
        reports.push(await lighthouse(modules, server.url + page));
      for (const [id, all] of scores) {
        all.push(median(reports.map((report) => 100 * (report.categories[id]?.score ?? 0))));
      }
      const points = [...scores].map(([id, all]) => `${id} ${all.at(-1)?.toFixed(0)}`);
      const found = [...new Set(reports.flatMap(shortcomings))];
      console.log(`${page}: ${[...points, ...found].join(', ')}`);
    }
  } finally {
    await server.stop();
  }
  const note = `the lowest of ${paths.length} pages, ${runs} runs each`;
  return Array.from(scores, ([id, all]) => ({
    what: `Lighthouse, ${id}`,
    value: Math.min(...all),
    goal: { atLeast: 100 },
    note,
    // The other categories do not depend on the speed of the machine.
    isExact: id !== 'performance',
  }));
}
