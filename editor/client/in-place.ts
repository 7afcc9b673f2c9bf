import type { Field } from '../field.ts';
import { plain } from '../plain.ts';
import { button, h } from './element.ts';
import type { Mark } from './match.ts';
import { countLeft, findValue } from './names-in-braces.ts';
import { ask } from './server.ts';
import { doAndReload, setTyped } from './typed.ts';

/** Below the text that one types into: what is left, what is wrong, and the way out. */
export const typing = h('div', { className: 'typing', hidden: true });

interface Typing {
  element: HTMLElement;
  end: () => void;
}
let now: Typing | undefined;

export const isTyping = () => now !== undefined;

/** The field that one can type into at its place, if the page shows just its text there. */
export function fieldInPlace({ element, fields, isWorkedOut }: Mark): Field | undefined {
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

/**
 * Makes a text of the page one that can be typed into. What is saved goes the same way as from the
 * panel: it is checked as one types and when it is saved, and compared with the page.
 */
export function typeInPlace(field: Field, target: Element, openPanel: () => void, at?: MouseEvent) {
  const element = target as HTMLElement;
  const shown = [...element.childNodes];
  const written = `${field.value ?? field.fallback ?? ''}`;
  const isHeading = element.matches('h1, h2, h3, h1 *, h2 *, h3 *');
  const attributes = {
    contenteditable: 'plaintext-only',
    role: 'textbox',
    'aria-label': field.title,
    'aria-description': 'Ctrl+Enter saves, Escape discards, Tab goes to the buttons.',
  };
  const had = new Map(Object.keys(attributes).map((name) => [name, element.getAttribute(name)]));
  const value = () => {
    const text = textIn(element).replaceAll(/\s+/g, ' ').trim();
    return (text === '' && field.optional) || text === field.fallback ? null : text;
  };
  const isChanged = () => value() !== field.value && (value() ?? written) !== written;

  const left = h('span', { className: 'left' });
  const message = h('p', { className: 'message', role: 'status' });
  const save = h(
    'button',
    { type: 'button', className: 'main', onclick: () => void keep() },
    'Save',
  );
  const count = () => {
    const { words = '', isOver = false } = countLeft(field, textIn(element)) ?? {};
    left.textContent = words;
    left.toggleAttribute('data-over', isOver);
  };
  let latest = 0;
  const typed = async () => {
    setTyped(isChanged());
    count();
    place();
    const mine = ++latest;
    await new Promise((done) => setTimeout(done, 250));
    if (mine !== latest) return;
    const changes = isChanged() ? [{ id: field.id, value: value() }] : [];
    const fault = await ask<string | undefined>('check', { changes }).catch(String);
    if (mine !== latest) return;
    message.textContent = fault ?? '';
    save.disabled = fault !== undefined;
    place();
  };
  const place = () => {
    const { left: x, top, bottom } = element.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = typing;
    const isBelow = bottom + offsetHeight + 90 < innerHeight || top < offsetHeight + 16;
    const y = isBelow
      ? Math.min(bottom, innerHeight - offsetHeight - 16) + 12
      : top - offsetHeight - 12;
    const most = innerWidth - offsetWidth - 8;
    typing.style.setProperty('translate', `${Math.max(8, Math.min(x, most))}px ${y}px`);
  };
  const end = () => {
    latest++;
    now = undefined;
    typing.hidden = true;
    setTyped(false);
    listeners.abort();
    element.replaceChildren(...shown);
    for (const [name, old] of had)
      if (old === null) element.removeAttribute(name);
      else element.setAttribute(name, old);
  };
  const keep = async () => {
    if (!isChanged()) return end();
    latest++;
    save.disabled = true;
    const changes = [{ id: field.id, value: value() }];
    await doAndReload(ask('save', { changes, page: location.pathname }), message);
    save.disabled = false;
    place();
  };
  const cancel = () => {
    end();
    element.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') cancel();
    else if (event.key === 'Enter') void keep();
    else if (event.key.toLowerCase() === 'i' && (event.ctrlKey || event.metaKey) && isHeading)
      emphasize(element);
    // The buttons are elsewhere in the page.
    else if (event.key === 'Tab' && !event.shiftKey)
      typing.querySelector<HTMLElement>('button:enabled')?.focus();
    else return;
    event.preventDefault();
    if (now && event.key !== 'Tab') void typed();
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  element.replaceChildren(...nodesOf(field, written));
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  element.addEventListener('keydown', pressed, { signal });
  element.addEventListener('input', () => void typed(), { signal });
  element.addEventListener(
    'focusout',
    // Leaving saves, but not for a button of these tools, or for another window.
    ({ relatedTarget }) => {
      if ((relatedTarget as Element | null)?.tagName === 'EDIT-TOOLS' || !document.hasFocus())
        return;
      void keep();
    },
    { signal },
  );
  typing.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') cancel();
    },
    { signal },
  );
  addEventListener('scroll', place, { signal, passive: true });
  now = { element, end };
  const panel = () => {
    end();
    openPanel();
  };
  typing.replaceChildren(
    left,
    message,
    h(
      'p',
      { className: 'buttons' },
      save,
      button('Cancel', cancel),
      isHeading && button('Italic', () => emphasize(element), { title: 'Ctrl I' }),
      button('More', panel, { title: 'Other fields; move, hide or remove it' }),
    ),
  );
  typing.hidden = false;
  count();
  place();
  element.focus();
  const caret = at && document.caretPositionFromPoint?.(at.clientX, at.clientY);
  if (caret && element.contains(caret.offsetNode))
    getSelection()?.collapse(caret.offsetNode, caret.offset);
}

/** Ends typing as if it had not begun. */
export const endTyping = () => now?.end();

/** A written text: emphasis, and names in braces as chips that cannot be broken. */
function nodesOf(field: Field, written: string): Node[] {
  return (
    written
      // A period after emphasized words is set as they are.
      .split(/(\*[^*]+\*[.,!?]?|\{[^}]*\})/)
      .filter((part) => part !== '')
      .map((part) => {
        if (part.startsWith('{')) return chip(part, findValue(field, part) ?? part);
        const [, words, sign = ''] = /^\*(.+)\*(.?)$/.exec(part) ?? [];
        if (words === undefined) return new Text(part);
        const em = h('em', {}, ...nodesOf(field, words), sign);
        em.dataset.sign = sign;
        return em;
      })
  );
}

function chip(name: string, value: string): HTMLElement {
  const element = h('span', { title: `${name}: the site fills this in` }, value);
  element.setAttribute('contenteditable', 'false');
  element.dataset.name = name;
  return element;
}

/** What was typed, as it is written. */
function textIn(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof HTMLElement)) return node.textContent ?? '';
      if (node.dataset.name) return node.dataset.name;
      const [text, sign = ''] = [textIn(node), node.dataset.sign];
      if (node.tagName !== 'EM' || text === '') return text;
      return sign && text.endsWith(sign) ? `*${text.slice(0, -1)}*${sign}` : `*${text}*`;
    })
    .join('');
}

/** Makes the chosen words italic, or no longer so. */
function emphasize(element: Element): void {
  const range = getSelection()?.getRangeAt(0);
  if (!range || !element.contains(range.commonAncestorContainer)) return;
  const around = range.startContainer.parentElement?.closest('em');
  if (around && element.contains(around)) around.replaceWith(...around.childNodes);
  else if (!range.collapsed) {
    const words = range.extractContents();
    for (const inner of words.querySelectorAll('em')) inner.replaceWith(...inner.childNodes);
    const em = h('em');
    em.append(words);
    range.insertNode(em);
  }
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
