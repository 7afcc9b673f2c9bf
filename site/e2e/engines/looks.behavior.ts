import { pages } from '../pages.ts';
import { expect, test } from './test.ts';

test('no page writes errors to the console, except the not-found page', async ({ engine }) => {
  const all = await engine.consoleErrors(pages);
  // WebKitGTK is built without manifests and does not know their directive. Safari does.
  const errors = all.filter((text) => !text.endsWith("directive 'manifest-src'."));

  expect(errors).toEqual([expect.stringMatching(/^\/nowhere.*there is no page at \/nowhere$/)]);
});

/** What is wrong with the look of the current page. Runs in the page. */
function faults(): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const pixels = (element: Element, property: string) =>
    Number.parseFloat(getComputedStyle(element).getPropertyValue(property));
  const name = (element: Element) => element.outerHTML.slice(0, 120);

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
    .map((link) => `no underline: ${name(link)}`);

  const broken = all('time')
    .filter((date) => date.getClientRects().length > 1)
    .map((date) => `date on two lines: ${date.textContent}`);

  const low = all('li')
    .filter((item) => {
      const first = item.firstElementChild;
      const isListItem = getComputedStyle(item).display === 'list-item';
      if (!first || first.previousSibling || !isListItem || first.matches(':has(svg)'))
        return false;
      const room =
        pixels(item, 'padding-top') +
        pixels(item, 'border-top-width') +
        pixels(first, 'margin-top');
      return first.getBoundingClientRect().top - item.getBoundingClientRect().top > room + 8;
    })
    .map((item) => `begins with an empty line: ${name(item)}`);

  return [...wide, ...plain, ...broken, ...low];
}

for (const width of [320, 390, 1440]) {
  test(`at ${width} px, no page scrolls sideways, links have underlines, dates and lists do not break`, async ({
    engine,
  }) => {
    await engine.resize(width, 800);
    const found: string[] = [];

    for (const path of pages) {
      await engine.open(path);
      found.push(...(await engine.evaluate(faults)).map((fault) => `${path} ${fault}`));
    }

    expect(found).toEqual([]);
  });
}
