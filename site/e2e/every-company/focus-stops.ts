import type { Page } from '@playwright/test';

interface Stop {
  name: string;
  hidden: boolean;
}

/** The focused element, and whether something covers all of it. */
function findFocused(page: Page): Promise<Stop | null> {
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
    };
  });
}

/** Every stop of the Tab key, in one direction. */
export async function listStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < 200; step++) {
    await page.keyboard.press(key);
    let stop = await findFocused(page);
    // While the bands below are laid out for the first time, the browser may need some frames to
    // catch up.
    for (let tries = 0; stop?.hidden && tries < 50; tries++) {
      await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
      stop = await findFocused(page);
    }
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}
