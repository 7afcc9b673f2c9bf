/** What the lines of the current page tear apart. Runs in the page. */
export function tornLines(): string[] {
  const figures = [
    // A number and its unit, a range, and a word with a hyphen.
    /\d[\d.,]*[+%k]?\s(?:s|min|second|minute|hour|day|week|month|year|a\.m|p\.m|IST)s?\b/g,
    /\d[\w%]*\s?(?:-|to)\s?\p{Sc}?\d/gu,
    /(?<![\w@./-])\w{1,8}-\w{1,7}(?![\w@./-])/g,
    // A dot between two items belongs to the first.
    /\S\s·/g,
  ];
  const blocks = new Map<Element, Text[]>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    let block = text.parentElement as Element;
    if (block.closest('script, style, svg, pre, code, form, select')) continue;
    while (block.tagName !== 'LI' && getComputedStyle(block).display === 'inline') {
      block = block.parentElement as Element;
    }
    if (block.checkVisibility()) blocks.set(block, [...(blocks.get(block) ?? []), text]);
  }

  // An arrow belongs to the last line of its link.
  const arrows = [...document.querySelectorAll('a > svg:last-child')]
    .filter((arrow) => arrow.checkVisibility() && arrow.previousElementSibling)
    .filter((arrow) => {
      const line = [...(arrow.previousElementSibling?.getClientRects() ?? [])].at(-1);
      return line && arrow.getBoundingClientRect().top > line.bottom - 2;
    })
    .map((arrow) => `${arrow.parentElement?.textContent} →`);

  const range = document.createRange();
  const torn = [...blocks.values()].flatMap((parts) => {
    /** Where a letter of all these texts is on the screen. */
    const box = (at: number) => {
      let rest = at;
      const part = parts.find(({ length }) => {
        if (rest < length) return true;
        rest -= length;
        return false;
      }) as Text;
      range.setStart(part, rest);
      range.setEnd(part, rest + 1);
      return range.getBoundingClientRect();
    };
    const words = parts.map(({ data }) => data).join('');
    return figures.flatMap((figure) =>
      Array.from(words.matchAll(figure))
        .filter(({ index, 0: { length } }) => box(index + length - 1).top > box(index).bottom - 2)
        .map(([found]) => found),
    );
  });
  return [...torn, ...arrows];
}
