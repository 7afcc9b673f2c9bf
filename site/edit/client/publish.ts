import type { PublishPlan } from '../field.ts';
import { h } from './element.ts';
import { ask } from './server.ts';

/** What would be published, as sentences. One looks at the built site first, then publishes it. */
export async function publishView(renew: () => void): Promise<HTMLElement> {
  const { sentences, isPossible, way, isWaiting } = await ask<PublishPlan>('publishPlan');
  const isEmpty = sentences.length === 0 && !isWaiting;
  const message = h('p', { className: 'message', role: 'status' });
  /** A button that says what it is doing, and what went wrong. */
  const action = (words: string, doing: string, act: () => Promise<void>) => {
    const button = h('button', { type: 'button', className: 'main' }, words);
    button.onclick = async () => {
      button.disabled = true;
      message.textContent = doing;
      await act().catch((error: Error) => {
        message.textContent = error.message;
      });
      button.disabled = false;
    };
    return button;
  };
  const publish = action('Publish Now', 'Publishing…', () => ask('publish').then(renew));
  publish.hidden = true;
  const look = action(
    'Build a Preview',
    'Building the site. This takes about a minute…',
    async () => {
      const href = await ask<string>('preview');
      const link = h('a', { href, target: '_blank' }, 'Open the preview in a new tab');
      message.replaceChildren('The site is built. ', link, '.');
      publish.hidden = isEmpty || !isPossible;
      link.focus();
    },
  );
  return h(
    'div',
    {},
    h('p', {}, isEmpty ? 'There is nothing new to publish.' : 'These changes become public:'),
    h('ul', { className: 'sentences' }, ...sentences.map((sentence) => h('li', {}, sentence))),
    !isEmpty && h('p', {}, way),
    message,
    h('p', { className: 'buttons' }, look, publish),
  );
}
