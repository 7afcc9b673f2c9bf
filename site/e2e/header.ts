import type { Page } from '@playwright/test';

/** The parts of the header that lie over each other, or over the menu below it. */
export function overlapsInHeader(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const parts = [
      ...header.querySelectorAll('a > svg, a:not(nav a, :has(svg)), select, button, nav'),
    ]
      .filter((part) => part.checkVisibility())
      .map((part) => ({
        name: part.textContent || part.tagName,
        box: part.getBoundingClientRect(),
      }));
    return parts.flatMap(({ name, box: a }, index) =>
      parts
        .slice(index + 1)
        .filter(
          ({ box: b }) =>
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        )
        .map((other) => `${name} and ${other.name}`),
    );
  });
}
