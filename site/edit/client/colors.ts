import type { Colors } from '../field.ts';
import { h } from './element.ts';
import { ask } from './server.ts';

const live = new CSSStyleSheet();
document.adoptedStyleSheets.push(live);

/** The two brand colors. The page shows at once what they would do. */
export async function colorsForm(renew: () => void, close: () => void): Promise<HTMLElement> {
  const now = await ask<Colors>('colors', { save: false });
  const values = { main: now.main, accent: now.accent };
  const message = h('div', { className: 'message', role: 'status' });
  const inputs = Object.fromEntries(
    (['main', 'accent'] as const).map((name) => [
      name,
      h('input', {
        type: 'color',
        id: `color-${name}`,
        value: values[name],
        oninput: ({ target }: Event) => {
          values[name] = (target as HTMLInputElement).value;
          void tryOut();
        },
      }),
    ]),
  ) as Record<'main' | 'accent', HTMLInputElement>;
  const tryOut = async () => {
    const sent = JSON.stringify(values);
    const { refused, css = '', contrast } = await ask<Colors>('colors', { ...values, save: false });
    if (sent !== JSON.stringify(values)) return;
    live.replaceSync(css);
    const good = `Both can be used. The accent has a contrast of ${contrast} on light pages.`;
    message.replaceChildren(...(refused.length === 0 ? [good] : refused.map(refusal)));
  };
  const refusal = ({ color, reason, nearest }: Colors['refused'][number]) => {
    const take = () => {
      inputs[color].value = values[color] = nearest;
      void tryOut();
    };
    return h(
      'p',
      {},
      `${color}: ${reason}. `,
      h('button', { type: 'button', onclick: take }, `Use ${nearest}`),
    );
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const { refused } = await ask<Colors>('colors', { ...values, save: true });
    if (refused.length === 0) renew();
  };
  const cancel = () => {
    live.replaceSync('');
    close();
  };
  return h(
    'form',
    { onsubmit: submit },
    h('p', {}, 'All colors of the pages are made from these two.'),
    h(
      'div',
      { className: 'field' },
      h('label', { htmlFor: 'color-main' }, 'Main color, a dark one'),
      inputs.main,
    ),
    h(
      'div',
      { className: 'field' },
      h('label', { htmlFor: 'color-accent' }, 'Accent'),
      inputs.accent,
    ),
    message,
    h(
      'p',
      { className: 'buttons' },
      h('button', { type: 'submit', className: 'main' }, 'Save'),
      h('button', { type: 'button', onclick: cancel }, 'Cancel'),
    ),
  );
}
