import type { Colors } from '../field.ts';
import { button, h, saveOrCancel } from './element.ts';
import { ask } from './server.ts';
import { doAndReload } from './typed.ts';

const live = new CSSStyleSheet();
document.adoptedStyleSheets.push(live);

/** Shows the page in its own colors again. */
export const forgetColors = () => live.replaceSync('');

/** The two brand colors. The page shows at once what they would do. */
export async function colorsForm(close: () => void): Promise<HTMLElement> {
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
    return h('p', {}, `${color}: ${reason}. `, button(`Use ${nearest}`, take));
  };
  const tryOut = async () => {
    const sent = JSON.stringify(brand());
    const answer = await ask<Colors>('colors', { brand: brand(), save: false });
    if (sent !== JSON.stringify(brand())) return;
    live.replaceSync(answer.css ?? '');
    const good = `Both can be used. The accent has a contrast of ${answer.contrast} on light pages.`;
    const refusals = answer.refused.map(refusal);
    message.replaceChildren(...(answer.css ? [good] : refusals));
  };
  const save = async () => {
    const { refused } = await ask<Colors>('colors', { brand: brand(), save: true });
    if (refused.length > 0) throw new Error('These colors cannot be used.');
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void doAndReload(save(), message);
  };
  return h(
    'form',
    { onsubmit: submit },
    h('p', {}, 'All colors of the pages are made from these two.'),
    h('label', { className: 'field' }, 'Main color, a dark one', main),
    h('label', { className: 'field' }, 'Accent', accent),
    message,
    saveOrCancel(close)[1],
  );
}
