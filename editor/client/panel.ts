import type { Field, State } from '../field.ts';
import { button, h, saveOrCancel } from './element.ts';
import { sendPicture } from './pictures.ts';
import { ask } from './server.ts';
import { doAndReload, mayDiscard, setTyped } from './typed.ts';

type Value = Field['value'];

interface Panel {
  state: State;
  /** The page, if the field was chosen there: its text is compared after saving. */
  page: string | undefined;
  /** Fields that say the same in other places, and change with it. */
  same: readonly Field[];
  open: (field: Field) => void;
  close: () => void;
  /** Asks for the name of something new. */
  askName: (title: string, done: (name: string, message: HTMLElement) => void) => void;
}

/** The form for a field and the others of the same part. */
export function form(field: Field, panel: Panel): HTMLElement {
  const { state } = panel;
  const others = state.fields.filter((one) => one.part === field.part && one.id !== field.id);
  const values = new Map<string, Value>();
  const message = h('p', { className: 'message', role: 'status' });
  const [save, buttons] = saveOrCancel(panel.close);
  let latest = 0;
  let isSaving = false;
  const changes = () =>
    [field, ...others].flatMap(({ id, value }) => {
      const now = values.get(id);
      if (now === undefined || now === value) return [];
      const ids = id === field.id ? [id, ...panel.same.map((one) => one.id)] : [id];
      return ids.map((one) => ({ id: one, value: now }));
    });
  const typed = async (id: string, value: Value) => {
    values.set(id, value);
    setTyped(changes().length > 0);
    const mine = ++latest;
    await new Promise((done) => setTimeout(done, 250));
    if (mine !== latest) return;
    const fault = await ask<string | undefined>('check', { changes: changes() }).catch(String);
    if (mine !== latest) return;
    message.textContent = fault ?? '';
    save.disabled = fault !== undefined;
  };
  const control = (one: Field) =>
    controlOf(one, panel, message, (value) => void typed(one.id, value));
  const submit = async (event: Event) => {
    event.preventDefault();
    latest++;
    if (changes().length === 0) return panel.close();
    if (isSaving) return;
    isSaving = true;
    message.textContent = 'Saving…';
    // Only the text that was clicked is sure to be on the page.
    const page = values.has(field.id) ? panel.page : undefined;
    await doAndReload(ask('save', { changes: changes(), page }), message);
    isSaving = false;
  };
  const isSmall = !['text', 'passage'].includes(field.kind) || others.length < 3;
  return h(
    'form',
    { onsubmit: submit },
    control(field),
    currencyLine([field, ...others], panel),
    panel.same.length > 0 &&
      h('p', {}, `This is written in ${panel.same.length + 1} places, and changes in all of them.`),
    others.length > 0 &&
      h(
        'details',
        { open: isSmall },
        h('summary', {}, `Other fields of this part (${others.length})`),
        ...others.map(control),
      ),
    ...field.lists.map((list, level) => listTools(field, list, level, message, panel)),
    message,
    buttons,
  );
}

/** Amounts say which currency they are in, and lead to the one of the company. */
function currencyLine(fields: readonly Field[], { state, open }: Panel): HTMLElement | undefined {
  const company = state.fields.find(({ id }) => id === state.names.currency);
  const own = fields.find(({ name, id }) => name === 'currency' && id !== company?.id);
  if (!own || !company) return undefined;
  const change = button('Change the Currency of the Whole Site', () => open(company));
  return h('p', { className: 'currency' }, `In ${own.shown}. `, change);
}

/** Adds, removes and moves the entry of a list that a field is in. */
function listTools(
  { id }: Field,
  { name, of, asksName, isSorted, isHidden }: Field['lists'][number],
  level: number,
  message: HTMLElement,
  { askName }: Panel,
): HTMLElement {
  const send = (action: string, place: HTMLElement, title?: string, isAgreed = false): unknown =>
    doAndReload(ask('list', { id, level, action, title, isAgreed }), place, () =>
      send(action, place, title, true),
    );
  const act = (action: string, words: string) =>
    button(words, () => {
      if (!mayDiscard()) return;
      if (action === 'add' && asksName)
        askName(`A copy of “${name}”`, (title, place) => send(action, place, title));
      else send(action, message);
    });
  return h(
    'fieldset',
    {},
    h('legend', {}, `“${name}” in the list “${of}”`),
    !isSorted && act('up', 'Move Up'),
    !isSorted && act('down', 'Move Down'),
    act('add', 'Add a Copy'),
    isHidden !== undefined && (isHidden ? act('show', 'Show Again') : act('hide', 'Hide')),
    act('remove', 'Remove'),
  );
}

/** The right control for a field, with its name, its help and what is in it. */
function controlOf(
  field: Field,
  panel: Panel,
  message: HTMLElement,
  onChange: (value: Value) => void,
): HTMLElement {
  const { id, name, help, kind, value, options = [] } = field;
  const common = { id, name: id, 'aria-describedby': `${id}-help` };
  const left = h('span', { className: 'left' });
  let input: HTMLElement;
  if (kind === 'switch' && field.optional) {
    const chosen = { null: null, true: true, false: false };
    input = h(
      'select',
      {
        ...common,
        onchange: ({ target }: Event) =>
          onChange(chosen[(target as HTMLSelectElement).value as keyof typeof chosen]),
      },
      ...Object.entries(switchWords).map(([one, words]) =>
        h('option', { value: one, selected: one === `${value}` }, words),
      ),
    );
  } else if (kind === 'switch') {
    input = h('input', {
      ...common,
      type: 'checkbox',
      checked: value === true,
      onchange: ({ target }: Event) => onChange((target as HTMLInputElement).checked),
    });
  } else if (kind === 'choice') {
    input = h(
      'select',
      {
        ...common,
        onchange: ({ target }: Event) => onChange((target as HTMLSelectElement).value || null),
      },
      ...(field.optional ? ['', ...options] : options).map((one) =>
        h('option', { value: one, selected: one === value }, one || '(left out)'),
      ),
    );
  } else if (kind === 'text' || kind === 'passage' || kind === 'markdown') {
    input = h('textarea', {
      ...common,
      value: `${value ?? field.fallback ?? ''}`,
      rows:
        kind === 'markdown'
          ? 12
          : Math.min(8, Math.max(2, Math.ceil(`${value ?? ''}`.length / 36))),
      oninput: ({ target }: Event) => {
        const text = (target as HTMLTextAreaElement).value;
        countOf(field, text, left);
        onChange((text === '' && field.optional) || text === field.fallback ? null : text);
      },
    });
    countOf(field, `${value ?? field.fallback ?? ''}`, left);
  } else if (kind === 'picture') {
    input = h('input', {
      ...common,
      type: 'file',
      accept: 'image/*,.svg',
      onchange: ({ target }: Event) => {
        const [file] = (target as HTMLInputElement).files ?? [];
        if (file && mayDiscard()) void doAndReload(sendPicture(field, file), message);
      },
    });
    const remove = () => {
      const changes = [{ id, value: null }];
      if (mayDiscard()) void doAndReload(ask('save', { changes }), message);
    };
    if (value !== null) left.append(`Now: ${value} `, button('Remove the Picture', remove));
  } else {
    input = h('input', {
      ...common,
      type: kind,
      step: 'any',
      value: `${value ?? ''}`,
      oninput: ({ target }: Event) => {
        const text = (target as HTMLInputElement).value;
        onChange(
          text === '' && field.optional
            ? null
            : kind === 'number' && text !== ''
              ? Number(text)
              : text,
        );
      },
    });
  }
  return h(
    'div',
    { className: 'field' },
    h('label', { htmlFor: id }, name),
    input,
    left,
    chips(field, panel),
    h('p', { id: `${id}-help`, className: 'help' }, help),
  );
}

/** A switch that may be left out is a choice of three. */
const switchWords = { null: 'Not set', true: 'Yes', false: 'No' };

/** Says how many characters are left, once names in braces are replaced. */
export function countOf(field: Field, text: string, left: HTMLElement): void {
  if (field.most === undefined) return;
  const filled = text.replaceAll(/\{[^}]*\}/g, (whole) => valueIn(field, whole) ?? whole);
  const over = filled.length - field.most;
  left.textContent = over > 0 ? `${over} characters too many` : `${-over} characters left`;
  left.toggleAttribute('data-over', over > 0);
}

/** What a name in braces stands for: the filled text tells it. */
export function valueIn({ value, shown }: Field, name: string): string | undefined {
  const parts = `${value}`.split(/(\{[^}]*\})/);
  const pattern = parts.map((part, index) =>
    index % 2 ? '(.*?)' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  const found = new RegExp(`^\\s*${pattern.join('')}\\s*$`, 's').exec(shown);
  return found?.[(parts.indexOf(name) + 1) / 2];
}

/** The names in braces, each with its value. One from the register leads there. */
function chips(field: Field, { state, open }: Panel): HTMLElement | undefined {
  const names = `${field.value ?? ''}`.match(/\{[^}]*\}/g) ?? [];
  if (names.length === 0) return undefined;
  return h(
    'ul',
    { className: 'chips', 'aria-label': 'Names in braces' },
    ...names.map((name) => {
      // An amount in braces is in the currency of the company.
      const called = /\d/.test(name) ? 'currency' : name.slice(1, -1);
      const target = state.fields.find(({ id }) => id === state.names[called]);
      const words = `${name} is “${valueIn(field, name) ?? ''}”`;
      return h(
        'li',
        {},
        target
          ? button(`${words}: change it`, () => open(target))
          : `${words}, calculated from other fields`,
      );
    }),
  );
}
