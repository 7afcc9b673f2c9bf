import type { PublishPlan } from '../field.ts';
import { button, h } from './element.ts';
import { ask } from './server.ts';
import { doAndReload } from './typed.ts';

const list = (sentences: readonly string[]) =>
  h('ul', { className: 'sentences' }, ...sentences.map((sentence) => h('li', {}, sentence)));

/** What would be published, as sentences. One looks at the built site first, then publishes it. */
export async function publishView(): Promise<HTMLElement> {
  const { sentences, seen, isPossible, way, isWaiting } = await ask<PublishPlan>('publishPlan');
  const isEmpty = sentences.length === 0 && !isWaiting;
  const message = h('p', { className: 'message', role: 'status' });
  const publish = button(
    'Publish Now',
    async () => {
      publish.disabled = true;
      message.textContent = 'Publishing…';
      await doAndReload(ask('publish', { seen }), message);
      publish.disabled = false;
    },
    { className: 'main', hidden: true },
  );
  const look = button(
    'Build a Preview',
    async () => {
      look.disabled = true;
      message.textContent = 'Building the site. This takes about a minute…';
      try {
        const href = await ask<string>('preview');
        const link = h('a', { href, target: '_blank' }, 'Open the preview in a new tab');
        message.replaceChildren('The site is built. ', link, '.');
        publish.hidden = isEmpty || !isPossible;
        link.focus();
      } catch (error) {
        message.textContent = (error as Error).message;
      }
      look.disabled = false;
    },
    { className: 'main' },
  );
  const title = sentences[0]
    ? 'These changes become public:'
    : 'Nothing is new, but something waits to be sent.';
  return h(
    'div',
    {},
    h('p', {}, isEmpty ? 'There is nothing new to publish.' : title),
    list(sentences.slice(0, 6)),
    sentences.length > 6 &&
      h(
        'details',
        {},
        h('summary', {}, `And ${sentences.length - 6} more`),
        list(sentences.slice(6)),
      ),
    (!isEmpty || !isPossible) && h('p', {}, way),
    message,
    h('p', { className: 'buttons' }, look, publish),
  );
}
