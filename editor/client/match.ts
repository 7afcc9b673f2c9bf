import type { Field } from '../field.ts';
import { plain } from '../plain.ts';
import { labelFinder, trimmed } from './labels.ts';

/** A text of the page and the field that it comes from, or several that it may come from. */
export interface Mark {
  element: Element;
  fields: Field[];
  /** The words that they have in common. */
  text: string;
  /** Drawn or worked out: from these fields, or next to them. */
  isWorkedOut?: 'from' | 'near';
}

/** Where a text of the page comes from, if that is a field. */
export interface Found {
  marks: Map<Text, Mark>;
  /** Drawn or worked out, such as the marks of a scale or an example of code: what is around them. */
  others: Map<Text, Mark>;
}

type Known = ReadonlyMap<string, Field[]>;

/** Titles may have other capitals on the page. */
const folded = (text: string) => plain(text).toLowerCase();
/** Elements that are part of a sentence. */
const inline = new Set(['EM']);
/** What an instrument reads is worked out, and no field has it. */
const skipped = 'script, style, noscript, template, edit-tools, [data-reading]';

export function findTexts(
  root: Element,
  fields: readonly Field[],
  textsOf: (field: Field) => string[],
  sums: ReadonlyMap<string, Field[]>,
): Found {
  const known = new Map<string, Field[]>();
  // What only machines read is on no page.
  for (const field of fields.filter(({ part }) => !part.startsWith('labels.yaml llms'))) {
    for (const text of new Set(textsOf(field).map(folded))) {
      if (text !== '') known.set(text, [...(known.get(text) ?? []), field]);
    }
  }
  const byLength = [...known].sort(([one], [next]) => next.length - one.length);
  const labelOf = labelFinder(fields);
  const found: Found = { marks: new Map(), others: new Map() };
  const others: Text[] = [];
  for (const node of textsIn(root)) {
    const mark =
      blankMark(node, fields) ??
      wholeMark(node, known, byLength[0]?.[0].length ?? 0) ??
      runMark(node, known) ??
      labelMark(node, known, labelOf, byLength) ??
      sumMark(node, sums) ??
      (node.parentElement?.closest('code') ? undefined : partMark(node, byLength));
    if (mark === undefined) others.push(node);
    else found.marks.set(node, mark);
  }
  const sure = [...found.marks.values()].filter(
    (mark) => mark.fields.length === 1 && !isWeak(mark) && !mark.isWorkedOut,
  );
  for (const [node, mark] of found.marks) {
    if (mark.isWorkedOut || (mark.fields.length === 1 && !isWeak(mark))) continue;
    mark.fields = nearest(mark, sure);
    if (mark.fields.length > 0) continue;
    found.marks.delete(node);
    others.push(node);
  }
  for (const node of others) found.others.set(node, surroundings(node, sure));
  return found;
}

/** Every text that has a letter or a digit. */
function* textsIn(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (/[\p{L}\p{N}]/u.test(node.nodeValue ?? '') && !node.parentElement?.closest(skipped))
      yield node as Text;
  }
}

/** A hint in the place of a text: it says which field it is about. */
function blankMark(node: Text, fields: readonly Field[]): Mark | undefined {
  const element = node.parentElement?.closest<HTMLElement>('mark[data-blank]');
  const field = fields.find(({ blank }) => blank !== undefined && blank === element?.dataset.blank);
  return element && field ? { element, fields: [field], text: field.shown } : undefined;
}

/** The element around a text with the longest text that is a field. */
function wholeMark(node: Text, known: Known, longest: number): Mark | undefined {
  let best: Mark | undefined;
  let most = 0;
  for (let element = node.parentElement; element; element = element.parentElement) {
    const text = folded(element.textContent ?? '');
    if (text.length > longest) break;
    const fields = known.get(text);
    if (fields && text.length > most) [best, most] = [{ element, fields, text }, text.length];
  }
  return best;
}

/** The nodes of a sentence around a text, between other elements. */
function runOf(node: Text): { parent: Element | null; text: string } {
  let start: Node = node;
  while (start.parentElement && inline.has(start.parentElement.tagName))
    start = start.parentElement;
  const isPart = (one: Node | null): one is Node =>
    one instanceof CharacterData || (one !== null && inline.has((one as Element).tagName));
  let [first, text] = [start, ''];
  while (isPart(first.previousSibling)) first = first.previousSibling;
  for (let one: Node | null = first; isPart(one); one = one.nextSibling) {
    // React puts a comment between two texts.
    if (!(one instanceof Comment)) text += one.textContent;
  }
  return { parent: start.parentElement, text };
}

/** "<strong>Hire us</strong> if the work repeats": the words after the first element. */
function runMark(node: Text, known: Known): Mark | undefined {
  const { parent, text } = runOf(node);
  const fields = known.get(folded(text));
  return fields && parent ? { element: parent, fields, text: folded(text) } : undefined;
}

/** A text of the interface: the field of its words, and those of what is filled in. */
function labelMark(
  node: Text,
  known: Known,
  labelOf: ReturnType<typeof labelFinder>,
  byLength: readonly [string, Field[]][],
): Mark | undefined {
  const { parent, text } = runOf(node);
  if (!parent) return undefined;
  for (const one of [node.nodeValue, text, parent.textContent]) {
    const words = trimmed(folded(one ?? ''));
    const fields = known.get(words);
    if (fields) return { element: parent, fields, text: words };
    const label = labelOf(one ?? '');
    if (!label) continue;
    const filled = label.filled.flatMap((part) => known.get(folded(part)) ?? []);
    // "Usually $25k–$50k, 8 to 15 weeks" is about the price.
    const [price, amounts] =
      byLength.find(
        ([money, fields]) =>
          money.length > 3 &&
          fields.every(({ kind }) => kind === 'number') &&
          label.filled.some((part) => covers(folded(part), money, 0, part.length)),
      ) ?? [];
    if (filled.length === 0 && price && amounts)
      return { element: parent, fields: amounts, text: price };
    return { element: parent, fields: [...filled, label.field], text: folded(one ?? '') };
  }
  return undefined;
}

/** The sum of several fields. */
function sumMark(node: Text, sums: ReadonlyMap<string, Field[]>): Mark | undefined {
  const text = trimmed(folded(node.nodeValue ?? ''));
  const fields = sums.get(text);
  return fields && node.parentElement
    ? { element: node.parentElement, fields, text, isWorkedOut: 'from' }
    : undefined;
}

/** What stands next to a text that comes from no field. */
function surroundings(node: Text, sure: readonly Mark[]): Mark {
  const own = node.parentElement as Element;
  for (let around: Element | null = own; around; around = around.parentElement) {
    const near = sure.filter(({ element }) => around?.contains(element));
    const fields = [...new Set(near.flatMap((mark) => mark.fields))].slice(0, 8);
    if (fields.length > 0) return { element: own, fields, text: '', isWorkedOut: 'near' };
  }
  return { element: own, fields: [], text: '', isWorkedOut: 'near' };
}

/** The longest field in the text of the elements around a text that covers a part of it. */
function partMark(node: Text, byLength: readonly [string, Field[]][]): Mark | undefined {
  let element = node.parentElement;
  const levels = element?.closest('svg') ? 1 : 4;
  for (let level = 0; element && level < levels; level++, element = element.parentElement) {
    const whole = element.textContent ?? '';
    if (whole.length > 2000) return undefined;
    const range = new Range();
    range.setStart(element, 0);
    range.setEnd(node, 0);
    const from = folded(range.toString()).length;
    range.setEndAfter(node);
    const to = folded(range.toString()).length;
    const text = folded(whole);
    for (const [words, fields] of byLength) {
      if (words.length < 3 || !covers(text, words, from, to)) continue;
      return { element, fields, text: words };
    }
  }
  return undefined;
}

/** Whether whole words of a text are at a place that overlaps with another. */
function covers(text: string, words: string, from: number, to: number): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isWhole = !/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ''}${text[end] ?? ''}`);
    if (isWhole && at < to && end > from + 1) return true;
  }
  return false;
}

/** A number or a single word without a capital says little about where it comes from. */
const isWeak = ({ text, fields }: Mark) =>
  /^[^\p{L}]*$/u.test(text) || fields.every(({ shown }) => /^[a-z-]+$/.test(shown));

/** Of several fields with the same text, those that are next to what stands around it. */
function nearest(mark: Mark, sure: readonly Mark[]): Field[] {
  const weak = isWeak(mark);
  const isName = ({ shown }: Field) => /^[a-z-]+$/.test(shown);
  const named = mark.fields.filter(({ name }) => name !== 'id');
  // Beside words for people, names for programs are not meant.
  const fields = named.every(isName) ? named : named.filter((field) => !isName(field));
  let around = mark.element.parentElement;
  for (let level = 0; around && level < (weak ? 6 : 99); level++, around = around.parentElement) {
    const near = sure
      .filter(({ element }) => around?.contains(element))
      .flatMap((one) => one.fields);
    const scores = fields.map((field) => Math.max(0, ...near.map((one) => closeness(field, one))));
    const best = Math.max(...scores);
    if (best >= (weak ? 3 : 1)) return highest(fields.filter((_, index) => scores[index] === best));
  }
  return weak && (fields.length > 1 || mark.text.length < 4) ? [] : fields;
}

/** Of fields that are as near, those that are not deep in another page of the same file. */
function highest(fields: readonly Field[]): Field[] {
  const depths = fields.map(({ part }) => part.split(' ').length);
  return fields.filter((_, index) => depths[index] === Math.min(...depths));
}

/** How many steps of their places two fields have in common. */
function closeness(one: Field, other: Field): number {
  const [a, b] = [one.part.split(' '), other.part.split(' ')];
  const differs = a.findIndex((step, index) => step !== b[index]);
  return differs === -1 ? a.length : differs;
}
