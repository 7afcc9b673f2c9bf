import type { Field, State } from '../field.ts';
import { h } from './element.ts';
import { sendPicture } from './pictures.ts';
import { ask } from './server.ts';

type Value = string | number | boolean | null;

interface Panel {
  state: State;
  /** The page, if the field was chosen there: its text is compared after saving. */
  page: string | undefined;
  open: (field: Field) => void;
  close: () => void;
  /** Tells what went wrong. */
  say: (error: Error) => void;
  /** Shows the page again, with what was changed. */
  renew: () => void;
}

/** The form for a field and the others of the same part. */
export function form(field: Field, panel: Panel): HTMLElement {
  const { state } = panel;
  const others = state.fields.filter((one) => one.part === field.part && one.id !== field.id);
  const inGroup =
    field.lists[0] === undefined || !/ \d+$/.test(`${field.part} `.trim()) || others.length > 0;
  const values = new Map<string, Value>();
  const message = h('p', { className: 'message', role: 'status' });
  const save = h('button', { type: 'submit', className: 'main' }, 'Save');
  let latest = 0;
  const changes = () =>
    [field, ...others].flatMap(({ id, value }) => {
      const now = values.get(id);
      return now === undefined || now === value ? [] : [{ id, value: now }];
    });
  const typed = async (id: string, value: Value) => {
    values.set(id, value);
    const mine = ++latest;
    await new Promise((done) => setTimeout(done, 250));
    if (mine !== latest) return;
    const fault = await ask<string | undefined>('check', { changes: changes() }).catch(String);
    if (mine === latest) message.textContent = fault ?? '';
  };
  const control = (one: Field) => controlOf(one, panel, (value) => void typed(one.id, value));
  const submit = async (event: Event) => {
    event.preventDefault();
    latest++;
    if (changes().length === 0) return panel.close();
    save.disabled = true;
    message.textContent = 'Saving…';
    try {
      await ask('save', { changes: changes(), page: panel.page });
      panel.renew();
    } catch (error) {
      message.textContent = (error as Error).message;
      save.disabled = false;
    }
  };
  const isSmall = !['text', 'passage'].includes(field.kind) || others.length < 3;
  return h(
    'form',
    { onsubmit: submit },
    control(field),
    others.length > 0 &&
      inGroup &&
      h(
        'details',
        { open: isSmall },
        h('summary', {}, `Other fields of this part (${others.length})`),
        ...others.map(control),
      ),
    message,
    h(
      'p',
      { className: 'buttons' },
      save,
      h('button', { type: 'button', onclick: panel.close }, 'Cancel'),
    ),
    ...field.lists.map((list, level) => listTools(field, list, level, message, panel)),
  );
}

/** Adds, removes and moves the entry of a list that a field is in. */
function listTools(
  { id }: Field,
  { name, of }: Field['lists'][number],
  level: number,
  message: HTMLElement,
  { renew }: Panel,
): HTMLElement {
  const button = (action: string, words: string) =>
    h(
      'button',
      {
        type: 'button',
        onclick: async () => {
          try {
            await ask('list', { id, level, action });
            renew();
          } catch (error) {
            message.textContent = (error as Error).message;
          }
        },
      },
      words,
    );
  return h(
    'fieldset',
    {},
    h('legend', {}, `“${name}” in the list “${of}”`),
    button('up', 'Move Up'),
    button('down', 'Move Down'),
    button('add', 'Add a Copy'),
    button('remove', 'Remove'),
  );
}

/** The right control for a field, with its name, its help and what is in it. */
function controlOf(field: Field, panel: Panel, onChange: (value: Value) => void): HTMLElement {
  const { id, name, help, kind, value, most, options = [] } = field;
  const common = { id, name: id, 'aria-describedby': `${id}-help` };
  const left = h('span', { className: 'left' });
  const count = (length: number) => {
    left.textContent = most === undefined ? '' : `${most - length} characters left`;
  };
  let input: HTMLElement;
  if (kind === 'switch') {
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
  } else if (kind === 'text' || kind === 'passage') {
    const filledLength = (text: string) =>
      text.replaceAll(/\{[^}]*\}/g, (whole) => valueIn(field, whole) ?? whole).length;
    input = h('textarea', {
      ...common,
      value: `${value ?? ''}`,
      rows: Math.min(8, Math.max(2, Math.ceil(`${value ?? ''}`.length / 36))),
      oninput: ({ target }: Event) => {
        const text = (target as HTMLTextAreaElement).value;
        count(filledLength(text));
        onChange(text === '' && field.optional ? null : text);
      },
    });
    count(field.shown.length);
  } else if (kind === 'picture') {
    input = h('input', {
      ...common,
      type: 'file',
      accept: 'image/*,.svg',
      onchange: async ({ target }: Event) => {
        const [file] = (target as HTMLInputElement).files ?? [];
        if (file) await sendPicture(field, file).then(panel.renew, panel.say);
      },
    });
    if (value !== null) left.textContent = `Now: ${value}`;
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

/** What a name in braces stands for: the filled text tells it. */
function valueIn({ value, shown }: Field, name: string): string | undefined {
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
      const target = state.fields.find(({ id }) => id === state.names[name.slice(1, -1)]);
      const words = `${name} is “${valueIn(field, name) ?? ''}”`;
      return h(
        'li',
        {},
        target
          ? h('button', { type: 'button', onclick: () => open(target) }, `${words}: change it`)
          : `${words}, worked out from other fields`,
      );
    }),
  );
}
