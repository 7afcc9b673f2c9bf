import { expect, type Locator, type Page } from '@playwright/test';

/** Finds the elements of the header that overlap each other, or the menu below it. */
export function findHeaderOverlaps(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const elements = [
      ...header.querySelectorAll('a > svg, a:not(nav a, :has(svg)), select, button, nav'),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        name: element.textContent || element.tagName,
        box: element.getBoundingClientRect(),
      }));
    return elements.flatMap(({ name, box: a }, index) =>
      elements
        .slice(index + 1)
        .filter(
          ({ box: b }) =>
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        )
        .map((second) => `${name} and ${second.name}`),
    );
  });
}

/** Waits until the first words of a link's target are in view, below the sticky header. */
export async function expectBelowHeader(target: Locator): Promise<void> {
  const position = () =>
    target.evaluate((element) => {
      const words = element.querySelector('h1, h2, h3, h4, p') ?? element;
      const { top } = words.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect();
      const isAtEndOfPage = scrollY + innerHeight > document.body.scrollHeight - 2;
      return {
        isHeaderAtTop: header?.top === 0,
        isBelowHeader: top >= (header?.bottom ?? 0),
        isInView: top < innerHeight * 0.6 || isAtEndOfPage,
      };
    });
  await expect
    .poll(position, `the position of ${target}`)
    .toEqual({ isHeaderAtTop: true, isBelowHeader: true, isInView: true });
}
