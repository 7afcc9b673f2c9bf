import type { Field } from '../field.ts';
import { type Found, findTexts, type Mark } from './match.ts';
import { sumsOf, textsOfFields } from './texts.ts';

/** Finds the texts of the page, and lets style sheets know them. */
export function markTexts(fields: readonly Field[]): Found {
  const found = findTexts(document.body, fields, textsOfFields(fields), sumsOf(fields));
  for (const { element, fields } of found.marks.values()) {
    if (!element.hasAttribute('data-edit'))
      element.setAttribute('data-edit', fields.map(({ id }) => id).join(' '));
  }
  markHidden(found);
  return found;
}

/** Makes what is hidden pale: all around its texts that has no other texts. */
function markHidden({ marks }: Found): void {
  const findEntry = ({ fields: [field] }: Mark) => {
    if (!field?.lists.some(({ isHidden }) => isHidden)) return undefined;
    // A service is a file, and a record of a list has its number after the name of its file.
    const steps = field.part.split(' ');
    return steps.slice(0, steps[1] === 'list' ? 3 : 1).join(' ');
  };
  for (const mark of marks.values()) {
    const entry = findEntry(mark);
    if (entry === undefined) continue;
    // Words of the interface are everywhere.
    const isLabel = ({ fields: [field] }: Mark) => field?.part.startsWith('labels.yaml');
    const hasNothingElse = (around: Element) =>
      [...marks].every(
        ([node, other]) => !around.contains(node) || findEntry(other) === entry || isLabel(other),
      );
    let { element } = mark;
    while (element.parentElement && hasNothingElse(element.parentElement))
      element = element.parentElement;
    element.setAttribute('data-hidden', '');
  }
}

/** Lets the keyboard reach all texts, or none. */
export function switchTexts({ marks }: Found, isOn: boolean): void {
  document.documentElement.toggleAttribute('data-editing', isOn);
  for (const { element } of marks.values()) {
    const focused = element.closest('a, button, summary') ?? element;
    const isControl = element.closest('a, button, summary, label, input, select, textarea');
    if (!isControl) element.setAttribute('tabindex', isOn ? '0' : '-1');
    if (isOn) focused.setAttribute('aria-description', 'Press Enter to change this text.');
    else focused.removeAttribute('aria-description');
  }
}

/** The text that an event is about: the one under the pointer, or the first one of its element. */
export function findMark(found: Found, event: Event): Mark | undefined {
  if (!(event.target instanceof Element)) return undefined;
  const isPointer = event instanceof MouseEvent && event.detail > 0;
  const element = event.target.closest('[data-edit]');
  return (
    (isPointer ? findMarkAt(found, event) : undefined) ??
    (element ? findFirstMark(found, element) : undefined)
  );
}

export const findFirstMark = ({ marks }: Found, element: Element) =>
  [...marks.values()].find((mark) => element.contains(mark.element));

/** What can lie over words: the link of a card, a drawing, a slider. */
const overlays = 'a, button, input, svg, svg *';

/** The text at a point of the window. */
function findMarkAt({ marks, others }: Found, { clientX, clientY }: MouseEvent): Mark | undefined {
  const isHere = ({ left, right, top, bottom }: DOMRect) =>
    left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    for (const [node, mark] of [...marks, ...others]) {
      if (!element.contains(node)) continue;
      const range = new Range();
      range.selectNode(node);
      if ([...range.getClientRects()].some(isHere)) return mark;
    }
    if (!element.matches(overlays)) break;
  }
  return undefined;
}
