import { expect, type Page, test } from '@playwright/test';
import { pages } from './pages.ts';

interface Stop {
  name: string;
  hidden: boolean;
  insideHeader: boolean;
}

/** The focused element, and whether something covers all of it. */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, bottom - 3],
    ] as const;
    const visible = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    });
    return {
      name: `${element.tagName} ${element.textContent?.trim().slice(0, 30) || element.id}`,
      hidden: !visible,
      insideHeader: element.closest('header') !== null,
    };
  });
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < 200; step++) {
    await page.keyboard.press(key);
    let stop = await focused(page);
    // While the bands below are laid out for the first time, the browser may need some frames to
    // catch up.
    for (let tries = 0; stop?.hidden && tries < 50; tries++) {
      await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
      stop = await focused(page);
    }
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}

for (const path of pages) {
  // The narrow page is the long one. The header of the wide one is the same everywhere.
  for (const width of path === '/' ? [320, 1280] : [320]) {
    test(`on ${path} at ${width} px no focus stop is hidden, forward or backward`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(path);

      const forward = await walk(page, 'Tab');
      const backward = await walk(page, 'Shift+Tab');

      expect(forward.length).toBeGreaterThan(25);
      expect(backward.length).toBeGreaterThan(25);
      expect([...forward, ...backward].filter((stop) => stop.hidden)).toEqual([]);
    });
  }
}

test('a link’s target is not hidden behind the header', async ({ page }) => {
  await page.goto('/');

  for (const section of ['about', 'services', 'products', 'testimonials', 'contact']) {
    await page.goto(`/#${section}`);
    const header = await page.locator('header').first().boundingBox();
    const heading = await page.locator(`#${section} h2`).first().boundingBox();
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  }
});

for (const path of pages) {
  test(`on ${path} every target is at least 24 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });

      const small = await page
        .locator('a, button, input, select, textarea, summary')
        .evaluateAll((all) =>
          all
            .filter((element) => element.checkVisibility() && !element.closest('label'))
            .filter((element) => {
              const { width, height } = element.getBoundingClientRect();
              return width > 1 && (width < 24 || height < 24);
            })
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(small).toEqual([]);
    }
  });
}
