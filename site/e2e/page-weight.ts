import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The bytes that a browser loads on the first visit to a page, before any interaction. */
export interface Weight {
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

interface Budget extends Weight {
  /** The response to the home page up to the end of what its first screen shows, headers included. */
  firstScreen: number;
  /** All script of a page whose form is in use. */
  scriptWithForm: number;
}

export const { scriptWithForm, firstScreen, ...budget }: Budget = JSON.parse(
  readFileSync(new URL('../budget.json', import.meta.url), 'utf8'),
);

export const readInlineScript = (page: Page) =>
  page
    .locator('script:not([src], [type])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent).join(''));

type Part = Pick<Weight, 'total' | 'requests'>;

/** The bytes that photographs and logos may add to a page. */
export const maxPictureBytes = 120_000;

interface Weighed {
  weight: Weight;
  /**
   * The part of the weight that is fonts for accented letters. A page loads them only if it has such
   * letters, for instance in the company's name, so they come on top of the budget.
   */
  letters: Part;
  /** The part that is photographs and logos of the company, which also come on top. */
  pictures: Part;
}

const isPicture = (url: string) => /\/_astro\/[^/]*\.(?:avif|webp|jpeg|png|svg)$/.test(url);
const isForLetters = ({ url }: { url: string }) => /-(?:western|eastern)\.[^/]*woff2$/.test(url);

/** Opens a page with an empty cache. */
export async function measureWeight(page: Page, url: string): Promise<Weighed> {
  const protocol = await page.context().newCDPSession(page);
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

  await page.goto(url, { waitUntil: 'networkidle' });
  // A browser with a visible tab would load the icon on its own.
  await page.evaluate(async () => {
    const icon = new Image();
    icon.src = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '';
    await icon.decode();
  });
  await page.waitForLoadState('networkidle');

  const entries = [...loaded.values()];
  const sum = (type?: string) =>
    entries.reduce((bytes, entry) => bytes + (!type || entry.type === type ? entry.bytes : 0), 0);
  const answer = entries.find(({ type }) => type === 'Document');
  const weight = {
    document: answer?.body ?? 0,
    headers: (answer?.bytes ?? 0) - (answer?.body ?? 0),
    script: sum('Script') + brotliCompressSync(await readInlineScript(page)).length,
    total: sum(),
    requests: entries.length,
  };
  const sumUp = (of: typeof entries): Part => ({
    total: of.reduce((bytes, entry) => bytes + entry.bytes, 0),
    requests: of.length,
  });
  const letters = sumUp(entries.filter(isForLetters));
  const pictures = sumUp(entries.filter(({ url }) => isPicture(url)));
  return { weight, letters, pictures };
}
