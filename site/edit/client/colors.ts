import type { Colors } from '../field.ts';
import { h } from './element.ts';
import { ask } from './server.ts';

const live = new CSSStyleSheet();
document.adoptedStyleSheets.push(live);

/** Shows the page in its own colors again. */
export const forgetColors = () => live.replaceSync('');

/** The two brand colors. The page shows at once what they would do. */
export async function colorsForm(renew: () => void, close: () => void): Promise<HTMLElement> {
  const now = await ask<Colors>('colors', { save: false });
  const input = (value: string) => h('input', { type: 'color', value, oninput: () => tryOut() });
  const [main, accent] = [input(now.main), input(now.accent)];
  const brand = () => ({ main: main.value, accent: accent.value });
  const message = h('div', { className: 'message', role: 'status' });
  const refusal = ({ color, reason, nearest }: Colors['refused'][number]) => {
    const take = () => {
      (color === 'main' ? main : accent).value = nearest;
      void tryOut();
    };
    const button = h('button', { type: 'button', onclick: take }, `Use ${nearest}`);
    return h('p', {}, `${color}: ${reason}. `, button);
  };
  const tryOut = async () => {
    const sent = JSON.stringify(brand());
    const answer = await ask<Colors>('colors', { brand: brand(), save: false });
    if (sent !== JSON.stringify(brand())) return;
    live.replaceSync(answer.css ?? '');
    const good = `Both can be used. The accent has a contrast of ${answer.contrast} on light pages.`;
    message.replaceChildren(...(answer.css ? [good] : answer.refused.map(refusal)));
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const { refused } = await ask<Colors>('colors', { brand: brand(), save: true });
    if (refused.length === 0) renew();
  };
  return h(
    'form',
    { onsubmit: submit },
    h('p', {}, 'All colors of the pages are made from these two.'),
    h('label', { className: 'field' }, 'Main color, a dark one', main),
    h('label', { className: 'field' }, 'Accent', accent),
    message,
    h(
      'p',
      { className: 'buttons' },
      h('button', { type: 'submit', className: 'main' }, 'Save'),
      h('button', { type: 'button', onclick: close }, 'Cancel'),
    ),
  );
}
