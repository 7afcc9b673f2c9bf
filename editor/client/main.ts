import type { ContentList, Field, State } from '../field.ts';
import { beginForm } from './begin.ts';
import { colorsForm, forgetColors } from './colors.ts';
import { button, h, saveOrCancel } from './element.ts';
import { hydrateIslands } from './hydrate-islands.ts';
import { endTyping, fieldInPlace, isTyping, typeInPlace, typing } from './in-place.ts';
import { launchView } from './launch.ts';
import { findTexts, type Mark } from './match.ts';
import pageStyles from './page.css?inline';
import { pagesView } from './pages.ts';
import { form } from './panel.ts';
import { pictureAt, sendPicture } from './pictures.ts';
import { publishView } from './publish.ts';
import { ask } from './server.ts';
import { sumsOf, textsOfFields } from './texts.ts';
import toolStyles from './tools.css?inline';
import { doAndReload, mayDiscard } from './typed.ts';

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
tools.append(h('style', { textContent: toolStyles }), tag, panel, typing, bar);

const state = await ask<State>('state');
let marks = new Map<Text, Mark>();
let others = new Map<Text, Mark>();
/** Without it, all works as for a visitor, in this tab. */
let isOn = state.questions === undefined && sessionStorage.getItem('edit') !== 'off';
/** Where the keyboard was before the panel opened. */
let origin: HTMLElement | undefined;

/** Finds the texts of the page, and again after a script has changed some of them. */
function markPage(): void {
  const { fields } = state;
  const found = findTexts(document.body, fields, textsOfFields(fields), sumsOf(fields));
  ({ marks, others } = found);
  // The tests count them.
  Object.assign(host, { found });
  for (const { element, fields } of marks.values()) {
    if (!element.hasAttribute('data-edit'))
      element.setAttribute('data-edit', fields.map(({ id }) => id).join(' '));
  }
  markHidden();
}

/** Makes what is hidden pale: all around its texts that has no other texts. */
function markHidden(): void {
  const entryOf = ({ fields: [field] }: Mark) => {
    if (!field?.lists.some(({ isHidden }) => isHidden)) return undefined;
    // A service is a file, and a record of a list has its number after the name of its file.
    const steps = field.part.split(' ');
    return steps.slice(0, steps[1] === 'list' ? 3 : 1).join(' ');
  };
  for (const mark of marks.values()) {
    const key = entryOf(mark);
    if (key === undefined) continue;
    // Words of the interface are everywhere.
    const isAnyones = ({ fields: [field] }: Mark) => field?.part.startsWith('labels.yaml');
    const isOwn = (around: Element) =>
      [...marks].every(
        ([node, one]) => !around.contains(node) || entryOf(one) === key || isAnyones(one),
      );
    let { element } = mark;
    while (element.parentElement && isOwn(element.parentElement)) element = element.parentElement;
    element.setAttribute('data-hidden', '');
  }
}

function switchEditing(on: boolean): void {
  isOn = on;
  sessionStorage.setItem('edit', on ? 'on' : 'off');
  document.documentElement.toggleAttribute('data-editing', on);
  for (const { element } of marks.values()) {
    const focused = element.closest('a, button, summary') ?? element;
    const isControl = element.closest('a, button, summary, label, input, select, textarea');
    if (!isControl) element.setAttribute('tabindex', on ? '0' : '-1');
    if (on) focused.setAttribute('aria-description', 'Press Enter to change this text.');
    else focused.removeAttribute('aria-description');
  }
}

/** What can lie over words: the link of a card, a drawing, a slider. */
const overlays = 'a, button, input, svg, svg *';

/** The text at a point of the window. */
function markAtPoint({ clientX, clientY }: MouseEvent): Mark | undefined {
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

/** The text that an event is about: the one under the pointer, or the first one of its element. */
function markOf(event: Event): Mark | undefined {
  if (!isOn || !(event.target instanceof Element)) return undefined;
  const pointed = event instanceof MouseEvent && event.detail > 0 ? markAtPoint(event) : undefined;
  const element = event.target.closest('[data-edit]');
  return pointed ?? (element ? firstMark(element) : undefined);
}

const firstMark = (element: Element) =>
  [...marks.values()].find((mark) => element.contains(mark.element));

function show(title: string, ...content: HTMLElement[]): void {
  forgetColors();
  endTyping();
  panel.replaceChildren(
    h(
      'div',
      { className: 'head' },
      h('h2', { id: 'panel-title', tabIndex: -1 }, title),
      button('×', close, { className: 'close', ariaLabel: 'Close' }),
    ),
    h('div', { className: 'body' }, ...content),
  );
  tag.hidden = true;
  panel.hidden = false;
}

function close(): void {
  if (!mayDiscard()) return;
  forgetColors();
  panel.hidden = true;
  origin?.focus();
}

/** Opens a field. The others that say the same change with it. */
function openField(field: Field, page?: string, others: readonly Field[] = []): void {
  if (!mayDiscard()) return;
  const open = (next: Field) => openField(next);
  show(field.title, form(field, { state, page, same: others, open, close, askName }));
  panel.querySelector<HTMLElement>(`[id="${field.id}"]`)?.focus();
}

/** Asks for the name of something new. */
function askName(title: string, done: (name: string, message: HTMLElement) => void): void {
  const message = h('p', { className: 'message', role: 'status' });
  const input = h('input', { id: 'new-name', type: 'text', required: true });
  const onsubmit = (event: Event) => {
    event.preventDefault();
    done(input.value.trim(), message);
  };
  const field = h('div', { className: 'field' }, h('label', { htmlFor: input.id }, 'name'), input);
  show(title, h('form', { onsubmit }, field, message, saveOrCancel(close)[1]));
  input.focus();
}

/** Asks for the numbers that something new needs: nobody else knows them. */
function askNumbers(
  title: string,
  asks: ContentList['asks'],
  done: (numbers: Record<string, number>, message: HTMLElement) => void,
): void {
  const message = h('p', { className: 'message', role: 'status' });
  const inputs = asks.map(({ path, question }) => ({
    path,
    question,
    input: h('input', { id: path, type: 'number', step: 'any', required: true }),
  }));
  const onsubmit = (event: Event) => {
    event.preventDefault();
    done(Object.fromEntries(inputs.map(({ path, input }) => [path, input.valueAsNumber])), message);
  };
  const fields = inputs.map(({ path, question, input }) =>
    h('div', { className: 'field' }, h('label', { htmlFor: path }, question), input),
  );
  show(title, h('form', { onsubmit }, ...fields, message, saveOrCancel(close)[1]));
  inputs[0]?.input.focus();
}

const tokens = 'paper raised ink ink-band soft line strong edge accent accent-bold accent-line bad'
  .split(' ')
  .map((name) => `--${name}`);

/** Whether a text is typed into the page itself. */
const isInPlace = () => localStorage.getItem('typing') !== 'panel';

function openMark(mark: Mark, at?: MouseEvent) {
  const { element } = mark;
  if (!mayDiscard()) return;
  endTyping();
  const field = isInPlace() ? fieldInPlace(mark) : undefined;
  if (field) {
    panel.hidden = true;
    return typeInPlace(field, element, () => openPanel(mark), at);
  }
  openPanel(mark);
}

function openPanel(mark: Mark) {
  const { element } = mark;
  const { left, width } = element.getBoundingClientRect();
  panel.dataset.side = left + width / 2 > innerWidth / 2 ? 'left' : 'right';
  origin = element.closest<HTMLElement>('a, button, summary, [tabindex]') ?? undefined;
  chooseField(mark);
  // On a phone, the panel covers the lower part of the screen.
  if (
    element.getBoundingClientRect().bottom > panel.getBoundingClientRect().top &&
    innerWidth < 640
  )
    element.scrollIntoView();
}

function chooseField({ fields, isWorkedOut }: Pick<Mark, 'fields' | 'isWorkedOut'>) {
  const [field, ...others] = fields;
  const isSame = (one: Field) => one.name === field?.name && one.value === field.value;
  if (field && !isWorkedOut) {
    if (others.every(({ part }) => part === field.part)) return openField(field, location.pathname);
    if (others.every(isSame)) return openField(field, location.pathname, others);
  }
  const [title, words] = isWorkedOut
    ? ['Calculated', workedOut[fields.length > 0 ? isWorkedOut : 'nothing']]
    : ['Which of these?', 'These words are in several places.'];
  choose(
    title,
    words,
    fields.map((one) => [one.title, one]),
    isWorkedOut ? undefined : location.pathname,
  );
}

/** Lets the person choose one of several fields. */
function choose(title: string, words: string, fields: [string, Field][], page?: string): void {
  const choices = fields.map(([name, field]) =>
    h(
      'li',
      {},
      button(name, () => openField(field, page)),
    ),
  );
  show(title, h('p', {}, words), h('ul', { className: 'choices' }, ...choices));
  panel.querySelector<HTMLElement>('.choices button, h2')?.focus();
}

const workedOut = {
  from: 'The site works this out from these fields.',
  near: 'The site draws or works this out itself. These fields are next to it:',
  nothing: 'The site draws or works this out itself.',
};

document.addEventListener(
  'click',
  (event) => {
    const link = event.altKey && event.target instanceof Element ? event.target.closest('a') : null;
    if (link) return follow(link, event);
    const isInText = event.target instanceof Element && event.target.closest('[contenteditable]');
    if (isInText) return event.preventDefault();
    const mark = event.altKey || event.ctrlKey || event.metaKey ? undefined : markOf(event);
    if (!mark) return;
    stop(event);
    openMark(mark, event.detail > 0 ? event : undefined);
  },
  { capture: true },
);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !panel.hidden) return close();
  if (event.target instanceof Element && event.target.closest('[contenteditable]')) return;
  const isEnter = event.key === 'Enter' && isOn && event.target instanceof Element;
  const element = isEnter ? (event.target as Element) : undefined;
  if (!element?.matches('[data-edit], a, button, summary')) return;
  if (event.altKey && element instanceof HTMLAnchorElement) return follow(element, event);
  const mark = event.altKey ? undefined : firstMark(element);
  if (!mark) return;
  stop(event);
  openMark(mark);
});

/** Keeps a link from leading elsewhere. A question still shows its answer, which has words too. */
function stop(event: Event): void {
  if (event.target instanceof Element && event.target.closest('summary')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** On its own, Alt would save the page behind the link. */
function follow({ href }: HTMLAnchorElement, event: Event): void {
  event.preventDefault();
  location.assign(href);
}

// The choices of a list are texts too, which only the browser can show.
document.addEventListener(
  'mousedown',
  (event) => {
    if (!isOn || !(event.target instanceof HTMLSelectElement)) return;
    const { target } = event;
    const fields = [...marks.values()].filter(({ element }) => target.contains(element));
    if (fields.length === 0) return;
    event.preventDefault();
    if (!mayDiscard()) return;
    choose(
      'Which choice?',
      'A visitor chooses one of these.',
      fields.flatMap(({ element, fields: [field] }) =>
        field ? [[element.textContent ?? '', field]] : [],
      ),
    );
  },
  { capture: true },
);

// A picture that is dropped on a person, an article or the logo becomes theirs.
document.addEventListener('dragover', (event) => isOn && event.preventDefault());
document.addEventListener('drop', async (event) => {
  const [file] = event.dataTransfer?.files ?? [];
  if (!isOn || !file || !(event.target instanceof Element)) return;
  event.preventDefault();
  const field = pictureAt(event.target, marks.values(), state.fields);
  if (!field) return say('There is no place for a picture here.');
  if (mayDiscard()) await doAndReload(sendPicture(field, file), notice);
});

function showTag(event: Event): void {
  const mark = markOf(event);
  tag.hidden = !mark;
  if (!mark) return;
  const { left, top } = mark.element.getBoundingClientRect();
  const places = mark.fields.length > 1 ? `${mark.fields.length} places` : mark.fields[0]?.title;
  tag.textContent = (mark.isWorkedOut ? 'Calculated' : places) ?? '';
  tag.style.setProperty(
    'translate',
    `${Math.max(0, left)}px max(0px, calc(${top}px - 100% - 4px))`,
  );
}
for (const type of ['mouseover', 'focusin']) document.addEventListener(type, showTag);

const say = (text: string) => {
  notice.textContent = text;
};

/** The sample is only to look at. */
function drawSampleBar(): void {
  say('This is the sample.');
  bar.replaceChildren(notice, button('Make It Yours', openBegin, { className: 'main' }));
}

function drawBar(): void {
  const bringBack = (words: string, name: 'undo' | 'redo') => {
    const bring = () => mayDiscard() && doAndReload(ask(name), notice);
    return button(words, bring, { disabled: !state[name], title: state[name] ?? '' });
  };
  const toggle = h('input', { type: 'checkbox', checked: isOn });
  toggle.onchange = () => switchEditing(toggle.checked);
  const wide = [
    bringBack('Redo', 'redo'),
    button('Pages', openPages),
    button('Colors', openColors),
  ];
  for (const one of wide) one.className = 'wide';
  const more = button('…', () => bar.toggleAttribute('data-more'), {
    className: 'more',
    ariaLabel: 'More',
  });
  bar.replaceChildren(
    h('label', { className: 'switch' }, toggle, 'Edit'),
    bringBack('Undo', 'undo'),
    ...wide,
    button('Checklist', openLaunch),
    more,
    button('Publish', openPublish, { className: 'main' }),
    notice,
  );
}

/** Opens a part of the panel that the server has to work out. */
async function openView(title: string, view: () => Promise<HTMLElement>): Promise<void> {
  if (!mayDiscard()) return;
  show(title, h('p', {}, 'One moment…'));
  show(title, await view().catch((error: Error) => h('p', {}, error.message)));
  panel.querySelector<HTMLElement>('h2')?.focus();
}

const openPages = () =>
  openView('Pages', async () =>
    pagesView(state, { open: (field) => openField(field), askName, askNumbers }),
  );
const openBegin = () => openView('Make it yours', () => beginForm(state, close));
const openColors = () => openView('Colors', () => colorsForm(close));
const openPublish = () => openView('Publish', publishView);
const openLaunch = () =>
  openView('Checklist', () =>
    launchView((id) => openField(state.fields.find((one) => one.id === id) as Field)),
  );

/** For whoever likes a form better. */
function typingSwitch(): HTMLElement {
  const toggle = h('input', { type: 'checkbox', checked: isInPlace() });
  toggle.onchange = () => localStorage.setItem('typing', toggle.checked ? 'page' : 'panel');
  return h('label', { className: 'switch' }, toggle, 'Type into the page');
}

function welcome(): void {
  localStorage.setItem('welcomed', 'yes');
  show(
    'Edit this site',
    h(
      'p',
      {},
      'Click any words and start typing. Ctrl+Enter saves it, and so does a click elsewhere. Escape discards it, and you can still undo it later. To follow a link, hold Alt and click, or switch off “Edit”.',
    ),
    typingSwitch(),
  );
}

function startEditing(): void {
  markPage();
  switchEditing(isOn);
  drawBar();
  let waiting: ReturnType<typeof setTimeout>;
  new MutationObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (isTyping()) return;
      markPage();
      switchEditing(isOn);
    }, 300);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  // The server reloads every open page, so what is new says itself where it is.
  const told = state.notice ?? sessionStorage.getItem('notice');
  sessionStorage.removeItem('notice');
  if (state.go && state.go !== location.pathname) {
    sessionStorage.setItem('notice', `${told ?? ''}`);
    location.replace(state.go);
  }
  if (told) say(told);
  if (state.changed)
    document
      .querySelector<HTMLElement>(`[data-edit~="${state.changed}"]`)
      ?.focus({ preventScroll: true });
  if (!localStorage.getItem('welcomed')) welcome();
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(pageStyles);
document.adoptedStyleSheets.push(sheet);
// Colors that are being tried are for the page alone.
const own = getComputedStyle(document.documentElement);
for (const name of tokens) host.style.setProperty(name, own.getPropertyValue(name));
await hydrateIslands();
// Before the page: all of its texts are stops for the keyboard.
document.body.prepend(host);
if (state.questions) drawSampleBar();
else startEditing();
