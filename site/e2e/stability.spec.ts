import { launchOptions } from './browser.ts';
import { readShifts, recordShifts } from './layout-shifts.ts';
import { templates } from './pages.ts';
import { site } from './ports.ts';
import { findRenderedFonts } from './rendered-fonts.ts';
import { startSlowServer } from './slow-line.ts';
import { expect, test } from './test.ts';

// Letters as wide as on a phone, not rounded to whole pixels: with rounding, a fallback is not as wide
// as its font.
const args = [...(launchOptions.args ?? []), '--font-render-hinting=none'];
test.use({ launchOptions: { ...launchOptions, args } });

let line: Awaited<ReturnType<typeof startSlowServer>>;

test.beforeAll(async () => {
  line = await startSlowServer(site);
});

test.afterAll(() => {
  line.server.closeAllConnections();
  line.server.close();
});

for (const [width, paths] of [
  [390, templates],
  [768, ['/']],
  [1440, templates],
] as const) {
  test(`at ${width} px late fonts are shown, and hardly move a page that arrives in pieces`, async ({
    browser,
  }) => {
    // In parallel, since each of them mostly waits.
    const visits = await Promise.all(
      paths.map(async (path) => {
        const page = await browser.newPage({ viewport: { width, height: 900 } });
        await recordShifts(page);
        await page.goto(line.url + path, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        const moved = await readShifts(page);
        const fonts = await findRenderedFonts(page, 'h1, header a');
        await page.close();
        const shift = moved.reduce((sum, { by }) => sum + by, 0);
        return { path, moved, shift, foreign: fonts.filter((font) => !/^Instrument/.test(font)) };
      }),
    );

    expect(visits.filter(({ shift }) => shift >= 0.01)).toEqual([]);
    expect(visits.filter(({ foreign }) => foreign.length > 0)).toEqual([]);
  });
}
