/** What a first visit to each page loads, over TLS and HTTP/2, before the visitor does anything. */
import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { budget, measureWeight, type Weight } from '../e2e/page-weight.ts';
import { pages } from '../e2e/pages.ts';
import { serve } from '../test-helpers/serve.ts';
import { firstPort, type Options, type Result } from './pairs.ts';

export async function measure({ root }: Options): Promise<Result[]> {
  const server = await serve(root, firstPort, firstPort + 1);
  const browser = await chromium.launch(launchOptions);
  const weights: (Weight & { path: string })[] = [];
  try {
    for (const path of pages) {
      const page = await browser.newPage({ ignoreHTTPSErrors: true });
      weights.push({ path, ...(await measureWeight(page, server.url + path)).weight });
      await page.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.table(weights);
  return (Object.keys(budget) as (keyof Weight)[]).map((part) => {
    const most = weights.reduce((one, other) => (other[part] > one[part] ? other : one));
    const note = `${most.path}, the most of ${weights.length} pages`;
    return { what: part, value: most[part], goal: { atMost: budget[part] }, note, isExact: true };
  });
}
