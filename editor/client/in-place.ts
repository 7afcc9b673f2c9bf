import type { Field } from '../field.ts';
import { plain } from '../plain.ts';
import type { Mark } from './match.ts';
import { findValue } from './names-in-braces.ts';

/** A text of the page while one types into it. */
export interface TextInPlace {
  field: Field;
  element: HTMLElement;
  /** Headings may have italic words. */
  isHeading: boolean;
  /** The text as it is written, with names in braces. */
  read: () => string;
  /** Makes the chosen words italic, or no longer so. */
  emphasize: () => void;
  /** Shows the text again as if nobody had typed. */
  restore: () => void;
  /** Ends the listening to the element, before it is restored. */
  signal: AbortSignal;
}

/** The field that one can type into at its place, if the page shows just its text there. */
export function findFieldInPlace({ element, fields, isWorkedOut }: Mark): Field | undefined {
  const [field, another] = fields;
  if (!field || another || isWorkedOut || field.kind !== 'text') return undefined;
  const isPlain = !element.querySelector(':not(em, span, b, i, strong, br, wbr)');
  const isControl = element.closest('button, summary, label, select, svg, [role="tab"]');
  const shown = plain(field.shown);
  const isWhole =
    field.blank !== undefined ||
    plain(element.textContent ?? '').toLowerCase() === shown.toLowerCase();
  const isLine = !`${field.value ?? field.fallback}`.includes('\n') && shown !== '';
  return isPlain && !isControl && isWhole && isLine ? field : undefined;
}

/** Makes a text of the page one that can be typed into, with the caret where the page was pressed. */
export function editInPlace(field: Field, target: Element, at?: MouseEvent): TextInPlace {
  const element = target as HTMLElement;
  const shown = [...element.childNodes];
  const attributes = {
    contenteditable: 'plaintext-only',
    role: 'textbox',
    'aria-label': field.title,
    'aria-description': 'Ctrl+Enter saves, Escape discards, Tab goes to the buttons.',
  };
  const listeners = new AbortController();
  const previous = Object.keys(attributes).map(
    (name) => [name, element.getAttribute(name)] as const,
  );

  element.replaceChildren(...createNodes(field, `${field.value ?? field.fallback ?? ''}`));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.focus();
  const caret = at && document.caretPositionFromPoint?.(at.clientX, at.clientY);
  if (caret && element.contains(caret.offsetNode))
    getSelection()?.collapse(caret.offsetNode, caret.offset);

  return {
    field,
    element,
    isHeading: element.matches('h1, h2, h3, h1 *, h2 *, h3 *'),
    read: () => readText(element),
    emphasize: () => emphasize(element),
    signal: listeners.signal,
    restore: () => {
      listeners.abort();
      element.replaceChildren(...shown);
      for (const [name, value] of previous)
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
    },
  };
}

/** A written text: emphasis, and names in braces as chips that cannot be broken. */
function createNodes(field: Field, written: string): Node[] {
  return (
    written
      // A period after emphasized words is set as they are.
      .split(/(\*[^*]+\*[.,!?]?|\{[^}]*\})/)
      .filter((part) => part !== '')
      .map((part) => {
        if (part.startsWith('{')) return createChip(part, findValue(field, part) ?? part);
        const [, words, sign = ''] = /^\*(.+)\*(.?)$/.exec(part) ?? [];
        if (words === undefined) return new Text(part);
        const em = document.createElement('em');
        em.append(...createNodes(field, words), sign);
        em.dataset.sign = sign;
        return em;
      })
  );
}

function createChip(name: string, value: string): HTMLElement {
  const chip = document.createElement('span');
  chip.title = `${name}: the site fills this in`;
  chip.textContent = value;
  chip.setAttribute('contenteditable', 'false');
  chip.dataset.name = name;
  return chip;
}

function readText(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof HTMLElement)) return node.textContent ?? '';
      if (node.dataset.name) return node.dataset.name;
      const [text, sign = ''] = [readText(node), node.dataset.sign];
      if (node.tagName !== 'EM' || text === '') return text;
      return sign && text.endsWith(sign) ? `*${text.slice(0, -1)}*${sign}` : `*${text}*`;
    })
    .join('');
}

/** The keyboard comes back from the button, so that one can go on typing. */
function emphasize(element: HTMLElement): void {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined;
  element.focus();
  if (!range || !element.contains(range.commonAncestorContainer)) return;
  const { startContainer } = range;
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const around = start?.closest('em');
  if (around && element.contains(around)) unwrap(around, range);
  else if (!range.collapsed) {
    const words = range.extractContents();
    for (const inner of words.querySelectorAll('em')) inner.replaceWith(...inner.childNodes);
    const em = document.createElement('em');
    em.append(words);
    range.insertNode(em);
    range.selectNodeContents(em);
  }
  selection?.removeAllRanges();
  selection?.addRange(range);
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Leaves the caret where it was, and chosen words chosen. */
function unwrap(em: Element, range: Range): void {
  const { startContainer, startOffset, endContainer, endOffset, collapsed } = range;
  const [first, last] = [em.firstChild, em.lastChild];
  em.replaceWith(...em.childNodes);
  if (!first || !last) return;
  range.setStartBefore(first);
  range.setEndAfter(last);
  // The element itself is no longer in the page.
  if (endContainer !== em) range.setEnd(endContainer, endOffset);
  if (startContainer !== em) range.setStart(startContainer, startOffset);
  else if (collapsed) range.collapse();
}
