import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { budget, firstScreen } from '../page-weight.ts';
import { dist } from '../ports.ts';
import { expect, test } from '../test.ts';

// Without script, which would turn the planets to another day, and without motion.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const compressed = readFileSync(join(dist, 'index.html.br'));
const room = firstScreen - budget.headers;
test.skip(compressed.length <= room, 'all of a short page arrives at once');

/** What a visitor has of the home page after the first bytes of the response, headers included. */
const arrived = () =>
  brotliDecompressSync(compressed.subarray(0, room), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the first screen of ${viewport.width} px is whole before the rest of the home page has arrived`, async ({
    page,
    allowErrors,
  }) => {
    await page.setViewportSize(viewport);
    // Whether a font comes in time should not matter here.
    allowErrors(/woff2/);
    await page.route('**/*.woff2', (route) => route.abort());
    const picture = async () => {
      await page.goto('/');
      return page.screenshot({ animations: 'disabled' });
    };

    const finished = await picture();
    await page.route('/', (route) =>
      route.fulfill({ body: arrived(), contentType: 'text/html; charset=utf-8' }),
    );
    const start = await picture();

    expect(start.equals(finished)).toBe(true);
  });
}
