import type { Colors } from '../field.ts';
import { button, h } from './element.ts';
import { ask } from './server.ts';

const live = new CSSStyleSheet();
document.adoptedStyleSheets.push(live);

/** Shows the page in its own colors again. */
export const forgetColors = () => live.replaceSync('');

/** The two brand colors as inputs. The page shows at once what they would do. */
export async function colorInputs() {
  const now = await ask<Colors>('colors', { save: false });
  const input = (id: string, value: string) =>
    h('input', { id, type: 'color', value, oninput: () => tryOut() });
  const [main, accent] = [input('main', now.main), input('accent', now.accent)];
  const brand = () => ({ main: main.value, accent: accent.value });
  const message = h('div', { className: 'message', role: 'status' });
  const refusal = ({ color, reason, nearest }: Colors['refused'][number]) => {
    const take = () => {
      (color === 'main' ? main : accent).value = nearest;
      void tryOut();
    };
    return h(
      'p',
      {},
      `The ${color === 'main' ? 'main color' : color} is ${reason}. `,
      button(`Use ${nearest}`, take),
    );
  };
  const tryOut = async () => {
    const sent = JSON.stringify(brand());
    const answer = await ask<Colors>('colors', { brand: brand(), save: false });
    if (sent !== JSON.stringify(brand())) return;
    live.replaceSync(answer.css ?? '');
    const good = `Both work. The accent has a contrast of ${answer.contrast} on light pages.`;
    const refusals = answer.refused.map(refusal);
    message.replaceChildren(...(answer.css ? [good] : refusals));
  };
  return { main, accent, brand, message, tryOut };
}
