import type { Page } from '@playwright/test';

/** Finds problems with the layout of the current page. */
export function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const width = document.documentElement.clientWidth;
    const describeElement = (element: Element) => {
      const textBoxes = element.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      const id = element.closest('[id]')?.id ?? '';
      return `${element.localName} in #${id} ("${textBoxes}")`;
    };
    /** Hidden text for screen readers is cut off on purpose. */
    const isVisible = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return false;
      }
      return element.checkVisibility({ visibilityProperty: true });
    };

    const pageWidth = document.documentElement.scrollWidth;
    if (pageWidth > width) problems.push(`The page is ${pageWidth} px wide`);

    for (const list of document.querySelectorAll('ul, ol, dl')) {
      const style = getComputedStyle(list);
      if (style.display !== 'grid' || style.backgroundColor === 'rgba(0, 0, 0, 0)') continue;
      if (!list.checkVisibility()) continue;
      const columns = style.gridTemplateColumns.split(' ').length;
      const last = list.lastElementChild?.getBoundingClientRect();
      const isFull = list.children.length % columns === 0;
      if (!isFull && last && last.right < list.getBoundingClientRect().right - 3) {
        problems.push(`An empty cell is colored: ${describeElement(list)}`);
      }
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim()) continue;
      // Code, and a table of a text, scroll in a box of their own, which the keyboard reaches.
      if (parent.closest('script, style, option, pre, [tabindex="0"] > table')) continue;
      if (parent.closest('[href="#main"]') || !isVisible(parent)) continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (right > width + 1 || left < -1)
        problems.push(`Runs off the screen: ${describeElement(parent)}`);
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
        const frame = box.getBoundingClientRect();
        const beyond = Math.max(
          frame.left - left,
          right - frame.right,
          frame.top - top,
          bottom - frame.bottom,
        );
        // A line is taller than its letters: losing a pixel or two at the top or bottom cuts off
        // nothing.
        if (beyond > 3)
          problems.push(`Cut off by ${Math.round(beyond)} px: ${describeElement(parent)}`);
      }
    }

    for (const svg of document.querySelectorAll('main svg')) {
      if (!svg.checkVisibility()) continue;
      const frame = svg.getBoundingClientRect();
      for (const mark of svg.querySelectorAll('[data-mark]')) {
        const { left, right } = mark.getBoundingClientRect();
        // A mark may be at either end of the scale, with half of its width outside.
        if (left < frame.left - 14 || right > frame.right + 14) {
          problems.push(
            `${mark.getAttribute('data-mark')} leaves its drawing: ${describeElement(svg)}`,
          );
        }
      }
      const textBoxes = [...svg.querySelectorAll('text')]
        .filter((text) => text.checkVisibility())
        .map((text) => text.getBoundingClientRect())
        .toSorted((a, b) => a.left - b.left);
      const collide = textBoxes.some((first, index) =>
        textBoxes
          .slice(index + 1)
          .some((second) => Math.abs(first.top - second.top) < 3 && second.left < first.right - 1),
      );
      if (collide) problems.push(`Words of a drawing overlap: ${describeElement(svg)}`);
    }

    for (const arrow of document.querySelectorAll('a > svg:last-child')) {
      const line = [...(arrow.previousElementSibling?.getClientRects() ?? [])].at(-1);
      // Text for screen readers has no line.
      if (
        line &&
        line.height > 4 &&
        arrow.checkVisibility() &&
        arrow.getBoundingClientRect().top > line.bottom - 2
      ) {
        problems.push(
          `The arrow is alone on its line: ${describeElement(arrow.parentElement as Element)}`,
        );
      }
    }
    return [...new Set(problems)];
  });
}

/** Finds problems with the header at any width: it must have one row, and nothing in it may overlap. */
export async function findHeaderProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (let width = 320; width <= 2560; width += width < 1100 ? 13 : 113) {
    await page.setViewportSize({ width, height: 400 });
    problems.push(...(await findHeaderProblemsAtWidth(page)));
  }
  return problems;
}

function findHeaderProblemsAtWidth(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('header');
    if (!header) return ['There is no header'];
    const frame = header.getBoundingClientRect();
    const boxes = [...header.children]
      .filter((box) => box.checkVisibility())
      .map((box) => box.getBoundingClientRect())
      .toSorted((a, b) => a.left - b.left);
    const problems: string[] = [];
    if (frame.height > 4.4 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
      problems.push(`It is ${frame.height} px high`);
    for (const [index, box] of boxes.entries()) {
      const middle = (box.top + box.bottom) / 2;
      if (Math.abs(middle - (frame.top + frame.bottom) / 2) > 2) problems.push('It has two rows');
      if (box.top < frame.top || box.bottom > frame.bottom) problems.push('A part is too high');
      if (box.left < 0 || box.right > frame.right) problems.push('A part leaves the screen');
      if (box.right > (boxes[index + 1]?.left ?? box.right)) problems.push('Two parts overlap');
    }
    const toggle = header.querySelector(':scope > button')?.getBoundingClientRect();
    if (toggle && toggle.width !== toggle.height) problems.push('A round button is squeezed');
    for (const link of header.querySelectorAll('nav a')) {
      const lineHeight = Number.parseFloat(getComputedStyle(link).lineHeight);
      const padding = 2 * Number.parseFloat(getComputedStyle(link).paddingTop);
      const isBroken = link.getBoundingClientRect().height > padding + 1.5 * lineHeight;
      if (link.checkVisibility() && isBroken) problems.push('An item of the menu has two lines');
    }
    const name = header.querySelector('a span');
    const isHidden = name && getComputedStyle(name).clipPath.startsWith('inset');
    if (name && !isHidden && getComputedStyle(name).overflow === 'hidden') {
      const range = document.createRange();
      range.selectNodeContents(name);
      const [letters, box] = [range.getBoundingClientRect(), name.getBoundingClientRect()];
      if (letters.height > box.height + 3 || letters.width > box.width + 1) {
        problems.push('The name is cut off');
      }
    }
    const text = name?.firstChild;
    // Below the width of a small phone, a word may break.
    if (text && !isHidden && innerWidth >= 384) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) problems.push(`${word} is broken in two`);
      }
    }
    return [...new Set(problems)].map((problem) => `${innerWidth} px: ${problem}`);
  });
}
