import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { pages } from './pages.ts';
import { secureSite } from './ports.ts';
import { open } from './visitor.ts';

/** The bytes that a browser loads on the first visit to a page, before any interaction. */
interface Budget {
  /** The HTML with its styles: the compressed body of the response. */
  document: number;
  /** The headers of that response. */
  headers: number;
  /** All script, compressed on its own with brotli. */
  script: number;
  /** Everything, including headers. */
  total: number;
  requests: number;
}

const { scriptWithForm, ...budget }: Budget & { scriptWithForm: number } = JSON.parse(
  readFileSync(new URL('../budget.json', import.meta.url), 'utf8'),
);

const inlineScript = (page: Page) =>
  page
    .locator('script:not([src], [type=speculationrules])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent).join(''));

// With TLS, so that headers are compressed as HTTP/2 does it.
test.use({ baseURL: secureSite });

for (const path of pages) {
  test(`${path} loads within the budget, from this host alone`, async ({
    page,
    context,
    baseURL,
  }) => {
    const protocol = await context.newCDPSession(page);
    const loaded = new Map<string, { url: string; type: string; body: number; bytes: number }>();
    await protocol.send('Network.enable');
    protocol.on('Network.responseReceived', ({ requestId, type, response }) => {
      // The browser's own icon in a date field.
      if (response.url.startsWith('data:')) return;
      const body = Number(response.headers['content-length']);
      loaded.set(requestId, { url: response.url, type, body, bytes: 0 });
    });
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const entry = loaded.get(requestId);
      if (entry) entry.bytes = encodedDataLength;
    });

    await page.goto(path, { waitUntil: 'networkidle' });
    // A browser with a visible tab would load the icon on its own.
    await page.evaluate(async () => {
      const icon = new Image();
      icon.src = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '';
      await icon.decode();
    });
    await page.waitForLoadState('networkidle');

    const entries = [...loaded.values()];
    const inline = await inlineScript(page);
    const sum = (type?: string) =>
      entries.reduce((bytes, entry) => bytes + (!type || entry.type === type ? entry.bytes : 0), 0);
    const answer = entries.find(({ type }) => type === 'Document');
    const weight: Budget = {
      document: answer?.body ?? 0,
      headers: (answer?.bytes ?? 0) - (answer?.body ?? 0),
      script: sum('Script') + brotliCompressSync(inline).length,
      total: sum(),
      requests: entries.length,
    };
    console.log(path, JSON.stringify(weight));
    for (const [part, most] of Object.entries(budget)) {
      expect(weight[part as keyof Budget], part).toBeLessThanOrEqual(most);
    }
    expect(weight.document).toBeGreaterThan(0);
    expect(entries.filter(({ url }) => !url.startsWith(String(baseURL)))).toEqual([]);
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
