import type { Page } from '@playwright/test';

/** What is wrong with the layout of the current page. */
export function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const width = document.documentElement.clientWidth;
    const nameOf = (element: Element) => {
      const words = element.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      const place = element.closest('[id]')?.id ?? '';
      return `${element.localName} in #${place} ("${words}")`;
    };
    /** Hidden text for screen readers is cut off on purpose. */
    const isForTheEye = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return false;
      }
      return element.checkVisibility({ visibilityProperty: true });
    };

    const room = document.documentElement.scrollWidth;
    if (room > width) problems.push(`The page is ${room} px wide`);

    for (const list of document.querySelectorAll('ul, ol, dl')) {
      const style = getComputedStyle(list);
      if (style.display !== 'grid' || style.backgroundColor === 'rgba(0, 0, 0, 0)') continue;
      if (!list.checkVisibility()) continue;
      const columns = style.gridTemplateColumns.split(' ').length;
      const last = list.lastElementChild?.getBoundingClientRect();
      const isFull = list.children.length % columns === 0;
      if (!isFull && last && last.right < list.getBoundingClientRect().right - 3) {
        problems.push(`An empty cell is colored: ${nameOf(list)}`);
      }
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.closest('script, style, option, pre'))
        continue;
      if (parent.closest('[href="#main"]') || !isForTheEye(parent)) continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (right > width + 1 || left < -1) problems.push(`Runs off the screen: ${nameOf(parent)}`);
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
        if (beyond > 3) problems.push(`Cut off by ${Math.round(beyond)} px: ${nameOf(parent)}`);
      }
    }

    for (const svg of document.querySelectorAll('main svg')) {
      if (!svg.checkVisibility()) continue;
      const frame = svg.getBoundingClientRect();
      for (const mark of svg.querySelectorAll('[data-mark]')) {
        const { left, right } = mark.getBoundingClientRect();
        // A mark may be at either end of the scale, with half of its width outside.
        if (left < frame.left - 14 || right > frame.right + 14) {
          problems.push(`${mark.getAttribute('data-mark')} leaves its drawing: ${nameOf(svg)}`);
        }
      }
      const words = [...svg.querySelectorAll('text')]
        .filter((text) => text.checkVisibility())
        .map((text) => text.getBoundingClientRect())
        .toSorted((a, b) => a.left - b.left);
      const collide = words.some((one, index) =>
        words
          .slice(index + 1)
          .some((other) => Math.abs(one.top - other.top) < 3 && other.left < one.right - 1),
      );
      if (collide) problems.push(`Words of a drawing overlap: ${nameOf(svg)}`);
    }

    for (const arrow of document.querySelectorAll('a > svg:last-child')) {
      const line = [...(arrow.previousElementSibling?.getClientRects() ?? [])].at(-1);
      // What only screen readers read has no line.
      if (
        line &&
        line.height > 4 &&
        arrow.checkVisibility() &&
        arrow.getBoundingClientRect().top > line.bottom - 2
      ) {
        problems.push(`The arrow is alone on its line: ${nameOf(arrow.parentElement as Element)}`);
      }
    }
    return [...new Set(problems)];
  });
}

/** What is wrong with the header at any width: it must have one row, and nothing in it may overlap. */
export async function findHeaderProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (let width = 320; width <= 2560; width += width < 1100 ? 13 : 113) {
    await page.setViewportSize({ width, height: 400 });
    problems.push(...(await findHeaderProblemsHere(page)));
  }
  return problems;
}

function findHeaderProblemsHere(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('header');
    if (!header) return ['There is no header'];
    const frame = header.getBoundingClientRect();
    const parts = [...header.children]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
      .toSorted((a, b) => a.left - b.left);
    const problems: string[] = [];
    if (frame.height > 4.4 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
      problems.push(`It is ${frame.height} px high`);
    for (const [index, part] of parts.entries()) {
      const middle = (part.top + part.bottom) / 2;
      if (Math.abs(middle - (frame.top + frame.bottom) / 2) > 2) problems.push('It has two rows');
      if (part.top < frame.top || part.bottom > frame.bottom) problems.push('A part is too high');
      if (part.left < 0 || part.right > frame.right) problems.push('A part leaves the screen');
      if (part.right > (parts[index + 1]?.left ?? part.right)) problems.push('Two parts overlap');
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
