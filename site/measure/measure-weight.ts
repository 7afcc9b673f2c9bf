/**
 * What does a first visit to each page load? Measured in a browser, over TLS and HTTP/2, before the
 * visitor does anything.
 *
 *   npm run measure:weight -w site
 */
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { budget, type Weight, weigh } from '../e2e/page-weight.ts';
import { pages } from '../e2e/pages.ts';
import { serve } from '../test-helpers/serve.ts';
import { columns, firstPort, type Result, readOptions, report } from './goal-table.ts';

const names: Record<keyof Weight, string> = {
  document: 'Document with its styles, brotli',
  headers: 'Headers of the document, HTTP/2',
  script: 'Script before any use, brotli',
  total: 'Everything loaded',
  requests: 'Requests',
};
const parts = Object.keys(names) as (keyof Weight)[];

/**
 * A home page of the same kind by other frameworks: bytes before any use, brotli. Measured apart,
 * on 2026-11-14, with a smaller sample page, without TLS, headers and web fonts.
 */
const others = [
  ['Next.js 16, static export', '6649', '119536', '134780', '12'],
  ['React Router 8, prerendered', '5029', '104802', '113460', '11'],
];

// The short form is the same: the measurement always gives the same figures.
readOptions({});
const server = await serve(resolve(import.meta.dirname, '../dist'), firstPort, firstPort + 1);
const browser = await chromium.launch(launchOptions);
const weights = new Map<string, Weight>();
try {
  for (const path of pages) {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const { weight } = await weigh(page, server.url + path);
    weights.set(path, weight);
    await page.close();
  }
} finally {
  await browser.close();
  server.stop();
}

const rows = Array.from(weights, ([path, weight]) => [
  path,
  ...parts.map((part) => `${weight[part]}`),
]);
console.log(columns([['page, bytes', ...parts], ...rows]));
const home = weights.get('/');
console.log('\nHome pages by other frameworks (measured apart, on another day, a smaller sample):');
console.log(
  columns([
    ['', 'document', 'script', 'total', 'requests'],
    ...others,
    [
      'this home page',
      ...(['document', 'script', 'total', 'requests'] as const).map((part) => `${home?.[part]}`),
    ],
  ]),
);

report(
  parts.map((part): Result => {
    const all = Array.from(weights, ([path, weight]) => ({ path, bytes: weight[part] }));
    const heaviest = all.reduce((most, each) => (each.bytes > most.bytes ? each : most));
    return {
      what: names[part],
      goal: `at most ${budget[part]}`,
      figure: `${heaviest.bytes} (${heaviest.path}, the most of ${all.length} pages)`,
      isMet: heaviest.bytes > 0 && heaviest.bytes <= budget[part],
    };
  }),
);
