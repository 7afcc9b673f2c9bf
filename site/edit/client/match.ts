import type { Field } from '../field.ts';
import { plain } from '../plain.ts';

/** A text of the page and the field that it comes from, or several that it may come from. */
export interface Mark {
  element: Element;
  fields: Field[];
}

/** Elements that are part of a sentence. */
const inline = new Set(['NO-BREAK', 'TEXT-RUN', 'EM']);
const skipped = 'script, style, noscript, template, edit-tools';

/** Every piece of text of the page that a field or a label could be, with its marks. */
export function marksIn(
  root: Element,
  fields: readonly Field[],
  textsOf: (field: Field) => string[],
) {
  const known = new Map<string, Field[]>();
  let longest = 0;
  for (const field of fields) {
    for (const text of new Set(textsOf(field).map(plain))) {
      if (text === '') continue;
      known.set(text, [...(known.get(text) ?? []), field]);
      longest = Math.max(longest, text.length);
    }
  }
  const marks = new Map<Text, Mark>();
  const unknown: Text[] = [];
  for (const node of textsIn(root)) {
    const mark = wholeMark(node, known, longest) ?? runMark(node, known);
    if (mark) marks.set(node, mark);
    else unknown.push(node);
  }
  narrow([...marks.values()]);
  return { marks, unknown };
}

function* textsIn(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (plain(node.nodeValue ?? '') === '' || node.parentElement?.closest(skipped)) continue;
    yield node as Text;
  }
}

/** The element around a text with the longest text that is a field. */
function wholeMark(
  node: Text,
  known: ReadonlyMap<string, Field[]>,
  longest: number,
): Mark | undefined {
  let best: Mark | undefined;
  let most = 0;
  for (let element = node.parentElement; element; element = element.parentElement) {
    const text = plain(element.textContent ?? '');
    if (text.length > longest) break;
    const fields = known.get(text);
    if (fields && text.length > most) [best, most] = [{ element, fields }, text.length];
  }
  return best;
}

/** A part of a sentence between other elements: "<strong>Hire us</strong> if the work repeats". */
function runMark(node: Text, known: ReadonlyMap<string, Field[]>): Mark | undefined {
  let start: Node = node;
  while (start.parentElement && inline.has(start.parentElement.tagName))
    start = start.parentElement;
  const isPart = (one: Node | null): one is Node =>
    one !== null && (one.nodeType === Node.TEXT_NODE || inline.has((one as Element).tagName));
  let [first, text] = [start, ''];
  while (isPart(first.previousSibling)) first = first.previousSibling;
  for (let one: Node | null = first; isPart(one); one = one.nextSibling) text += one.textContent;
  const fields = known.get(plain(text));
  return fields && start.parentElement ? { element: start.parentElement, fields } : undefined;
}

/** Of several fields with the same text, keeps those that are next to what stands around it. */
function narrow(marks: readonly Mark[]): void {
  const sure = marks.filter(({ fields }) => fields.length === 1);
  for (const mark of marks.filter(({ fields }) => fields.length > 1)) {
    for (let around = mark.element.parentElement; around; around = around.parentElement) {
      const near = sure
        .filter(({ element }) => around?.contains(element))
        .map(({ fields }) => fields[0] as Field);
      const scores = mark.fields.map((field) =>
        Math.max(0, ...near.map((one) => closeness(field, one))),
      );
      const best = Math.max(...scores);
      if (best === 0) continue;
      mark.fields = mark.fields.filter((_, index) => scores[index] === best);
      break;
    }
  }
}

/** How many steps of their places two fields have in common. */
function closeness(one: Field, other: Field): number {
  const [a, b] = [one.part.split(' '), other.part.split(' ')];
  const differs = a.findIndex((step, index) => step !== b[index]);
  return differs === -1 ? a.length : differs;
}
