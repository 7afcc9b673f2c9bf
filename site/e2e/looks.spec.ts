import { pages } from './pages.ts';
import { expect, test } from './test.ts';

/** What is wrong with the look of the current page. Runs in the page. */
function findProblems(): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const pixels = (element: Element, property: string) =>
    Number.parseFloat(getComputedStyle(element).getPropertyValue(property));
  const describe = (element: Element) => element.outerHTML.slice(0, 120);

  const { scrollWidth } = document.documentElement;
  const wide = scrollWidth > innerWidth ? [`scrolls sideways: ${scrollWidth} px`] : [];

  // A link that is part of a drawing has no text.
  const plain = all('main a:not(nav a, svg a, [aria-label])')
    .filter((link) => {
      const { textDecorationLine, backgroundColor } = getComputedStyle(link);
      // A link that looks like a button or a box needs no underline.
      const isBox = pixels(link, 'border-top-width') > 0 || backgroundColor !== 'rgba(0, 0, 0, 0)';
      return textDecorationLine === 'none' && !isBox;
    })
    .map((link) => `no underline: ${describe(link)}`);

  const broken = all('time')
    .filter((date) => date.getClientRects().length > 1)
    .map((date) => `date on two lines: ${date.textContent}`);

  const low = all('li')
    .filter((item) => {
      const first = item.firstElementChild;
      const isListItem = getComputedStyle(item).display === 'list-item';
      if (!first || first.previousSibling || !isListItem || first.matches(':has(svg)'))
        return false;
      const space =
        pixels(item, 'padding-top') +
        pixels(item, 'border-top-width') +
        pixels(first, 'margin-top');
      return first.getBoundingClientRect().top - item.getBoundingClientRect().top > space + 8;
    })
    .map((item) => `begins with an empty line: ${describe(item)}`);

  return [...wide, ...plain, ...broken, ...low];
}

test('no page scrolls sideways, links have underlines, and neither dates nor lists break', {
  tag: '@engines',
}, async ({ page }) => {
  const problems: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(findProblems);
      problems.push(...found.map((problem) => `${path}, ${width} px: ${problem}`));
    }
  }

  expect(problems).toEqual([]);
});
