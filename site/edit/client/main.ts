import type { Field, State } from '../field.ts';
import { colorsForm, forgetColors } from './colors.ts';
import { h } from './element.ts';
import { launchList } from './launch.ts';
import { findTexts, type Mark } from './match.ts';
import pageStyles from './page.css?inline';
import { form } from './panel.ts';
import { pictureAt, sendPicture } from './pictures.ts';
import { publishView } from './publish.ts';
import { ask } from './server.ts';
import { textsOfFields } from './texts.ts';
import toolStyles from './tools.css?inline';

/** The editing tools of a page. They are apart from the page: neither's styles reach the other. */
const host = document.createElement('edit-tools');
const tools = host.attachShadow({ mode: 'open' });
const panel = h('section', {
  className: 'panel',
  role: 'dialog',
  'aria-labelledby': 'panel-title',
  hidden: true,
});
const tag = h('div', { className: 'tag', 'aria-hidden': 'true', hidden: true });
const bar = h('section', { className: 'bar', 'aria-label': 'Edit this site' });
const notice = h('p', { className: 'notice', role: 'status' });
tools.append(h('style', { textContent: toolStyles }), tag, panel, bar);

const state = await ask<State>('state');
let marks = new Map<Text, Mark>();
let isOn = true;
/** Where the keyboard was before the panel opened. */
let origin: HTMLElement | undefined;

function markPage(): void {
  const found = findTexts(document.body, state.fields, textsOfFields(state.fields));
  marks = found.marks;
  Object.assign(host, { found });
  for (const { element, fields } of marks.values()) {
    if (element.hasAttribute('data-edit')) continue;
    element.setAttribute('data-edit', fields.map(({ id }) => id).join(' '));
    if (!element.closest('a, button, summary, label, input, select, textarea'))
      element.setAttribute('tabindex', '0');
    const focused = element.closest('a, button, summary') ?? element;
    focused.setAttribute('aria-description', 'Press Enter to change this text.');
  }
}

/** Without it, all works as for a visitor. */
function switchEditing(): void {
  isOn = !isOn;
  document.documentElement.toggleAttribute('data-editing', isOn);
  for (const { element } of marks.values()) {
    if (element.hasAttribute('tabindex')) element.setAttribute('tabindex', isOn ? '0' : '-1');
  }
}

/** The text under the pointer, or the first one of an element. */
function markAt(element: Element, event?: MouseEvent): Mark | undefined {
  const at = event && document.caretPositionFromPoint?.(event.clientX, event.clientY)?.offsetNode;
  const pointed = at instanceof Text ? marks.get(at) : undefined;
  if (pointed && element.contains(pointed.element)) return pointed;
  return [...marks.values()].find((mark) => element.contains(mark.element));
}

const markedIn = (event: Event) =>
  isOn && event.target instanceof Element ? event.target.closest('[data-edit]') : null;

function show(title: string, ...content: HTMLElement[]): void {
  panel.replaceChildren(
    h('h2', { id: 'panel-title', tabIndex: -1 }, title),
    h('button', { type: 'button', className: 'close', 'aria-label': 'Close', onclick: close }, '×'),
    ...content,
  );
  panel.hidden = false;
}

function close(): void {
  forgetColors();
  panel.hidden = true;
  origin?.focus();
}

function openField(field: Field, page?: string): void {
  show(
    field.label,
    form(field, {
      state,
      page,
      open: (next) => openField(next),
      close,
      say: ({ message }) => say(message),
      renew: () => location.reload(),
    }),
  );
  panel.querySelector<HTMLElement>(`[id="${field.id}"]`)?.focus();
}

function openMark({ element, fields }: Mark) {
  const { left, width } = element.getBoundingClientRect();
  panel.dataset.side = left + width / 2 > innerWidth / 2 ? 'left' : 'right';
  origin = element.closest<HTMLElement>('a, button, summary, [tabindex]') ?? undefined;
  chooseField(fields);
  // On a phone, the panel covers the lower part of the screen.
  if (
    element.getBoundingClientRect().bottom > panel.getBoundingClientRect().top &&
    innerWidth < 640
  )
    element.scrollIntoView();
}

function chooseField(fields: readonly Field[]) {
  const [field, ...others] = fields;
  if (field && others.every(({ part }) => part === field.part))
    return openField(field, location.pathname);
  const choices = fields.map((one) =>
    h(
      'li',
      {},
      h('button', { type: 'button', onclick: () => openField(one, location.pathname) }, one.label),
    ),
  );
  show(
    'Which of these?',
    h('p', {}, 'These words are in several places.'),
    h('ul', { className: 'choices' }, ...choices),
  );
  panel.querySelector<HTMLElement>('.choices button')?.focus();
}

document.addEventListener(
  'click',
  (event) => {
    const link = event.altKey && event.target instanceof Element ? event.target.closest('a') : null;
    if (link) return follow(link, event);
    const element = event.altKey || event.ctrlKey || event.metaKey ? null : markedIn(event);
    const mark = element && markAt(element, event);
    if (!mark) return;
    event.preventDefault();
    event.stopPropagation();
    openMark(mark);
  },
  { capture: true },
);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !panel.hidden) return close();
  const isEnter = event.key === 'Enter' && isOn && event.target instanceof Element;
  const element = isEnter ? (event.target as Element) : undefined;
  if (!element?.matches('[data-edit], a, button, summary')) return;
  if (event.altKey && element instanceof HTMLAnchorElement) return follow(element, event);
  const mark = event.altKey ? undefined : markAt(element);
  if (!mark) return;
  event.preventDefault();
  openMark(mark);
});

/** On its own, Alt would save the page behind the link. */
function follow({ href }: HTMLAnchorElement, event: Event): void {
  event.preventDefault();
  location.assign(href);
}

// A picture that is dropped on a person, an article or the logo becomes theirs.
document.addEventListener('dragover', (event) => isOn && event.preventDefault());
document.addEventListener('drop', async (event) => {
  const [file] = event.dataTransfer?.files ?? [];
  if (!isOn || !file || !(event.target instanceof Element)) return;
  event.preventDefault();
  const field = pictureAt(event.target, marks.values(), state.fields);
  if (!field) return say('There is no place for a picture here.');
  await sendPicture(field, file).then(
    () => location.reload(),
    (error: Error) => say(error.message),
  );
});

function showTag(event: Event): void {
  const element = markedIn(event);
  const mark = element && markAt(element, event instanceof MouseEvent ? event : undefined);
  tag.hidden = !mark;
  if (!mark) return;
  const { left, top } = mark.element.getBoundingClientRect();
  tag.textContent =
    mark.fields.length > 1 ? `${mark.fields.length} places` : (mark.fields[0]?.label ?? '');
  tag.style.setProperty(
    'translate',
    `${Math.max(0, left)}px max(0px, calc(${top}px - 100% - 4px))`,
  );
}
for (const type of ['mouseover', 'focusin']) document.addEventListener(type, showTag);

function bringBack(name: 'undo' | 'redo'): Promise<void> {
  return ask(name).then(
    () => location.reload(),
    (error: Error) => say(error.message),
  );
}

const say = (text: string) => {
  notice.textContent = text;
};

function drawBar(): void {
  const button = (words: string, what: string | undefined, name: 'undo' | 'redo') =>
    h(
      'button',
      {
        type: 'button',
        disabled: what === undefined,
        title: what ?? '',
        onclick: () => bringBack(name),
      },
      words,
    );
  const toggle = h('input', { type: 'checkbox', checked: isOn, onchange: switchEditing });
  bar.replaceChildren(
    h('label', {}, toggle, ' Edit'),
    button('Undo', state.undo, 'undo'),
    button('Redo', state.redo, 'redo'),
    h('button', { type: 'button', onclick: openColors }, 'Colors'),
    h('button', { type: 'button', onclick: openLaunch }, 'What Is Left to Launch'),
    h('button', { type: 'button', onclick: openPublish }, 'Publish'),
    notice,
  );
}

async function openColors(): Promise<void> {
  show('Colors', await colorsForm(() => location.reload(), close));
  panel.querySelector<HTMLElement>('input')?.focus();
}

async function openPublish(): Promise<void> {
  show('Publish', await publishView(() => location.reload()));
  panel.querySelector<HTMLElement>('h2')?.focus();
}

async function openLaunch(): Promise<void> {
  show('What is left to launch', h('p', {}, 'Checking…'));
  const open = (id: string) => {
    const field = state.fields.find((one) => one.id === id);
    if (field) openField(field);
  };
  const list = await launchList(state, open).catch((error: Error) => h('p', {}, error.message));
  show('What is left to launch', list);
  panel.querySelector<HTMLElement>('h2')?.focus();
}

function welcome(): void {
  show(
    'Edit this site',
    h(
      'p',
      {},
      'Click a text to change it. Save writes it into your files and shows it here; Undo takes it back. To follow a link, hold Alt and click, or switch off “Edit” below.',
    ),
  );
  panel.querySelector<HTMLElement>('.close')?.addEventListener('click', () => {
    localStorage.setItem('welcomed', 'yes');
  });
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(pageStyles);
document.adoptedStyleSheets.push(sheet);
document.documentElement.setAttribute('data-editing', '');
document.body.append(host);
markPage();
drawBar();
if (state.notice) say(state.notice);
if (state.changed)
  document
    .querySelector<HTMLElement>(`[data-edit~="${state.changed}"]`)
    ?.focus({ preventScroll: true });
if (!localStorage.getItem('welcomed')) welcome();
