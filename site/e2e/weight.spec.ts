import { statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { budget, inlineScript, scriptWithForm, type Weight, weigh } from './page-weight.ts';
import { pages } from './pages.ts';
import { secureSite } from './ports.ts';
import { open } from './visitor.ts';

// With TLS, so that headers are compressed as HTTP/2 does it.
test.use({ baseURL: secureSite });

for (const path of pages) {
  test(`${path} loads within the budget, from this host alone`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { weight, letters, urls } = await weigh(page, path);

    const allowed: Weight = {
      ...budget,
      total: budget.total + letters.total,
      requests: budget.requests + letters.requests,
    };
    for (const [part, most] of Object.entries(allowed)) {
      expect(weight[part as keyof Weight], part).toBeLessThanOrEqual(most);
    }
    expect(weight.document).toBeGreaterThan(0);
    expect(urls.filter((url) => !url.startsWith(String(baseURL)))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

for (const path of ['/', '/news']) {
  test(`${path} with its form in use loads all its script within the budget`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });

    await open(page, path);

    expect(scripts).toHaveLength(1);
    const file = statSync(new URL(`../dist${scripts[0]}.br`, import.meta.url)).size;
    const weight = file + brotliCompressSync(await inlineScript(page)).length;
    console.log(path, 'with its form', weight);
    expect(weight).toBeLessThanOrEqual(scriptWithForm);
  });
}
