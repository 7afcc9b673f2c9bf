import type { PublishPlan } from '../field.ts';
import { h } from './element.ts';
import { ask } from './server.ts';

/** What would be published, as sentences, and the button that does it. */
export async function publishView(renew: () => void): Promise<HTMLElement> {
  const { sentences, to, waiting = 0, missing } = await ask<PublishPlan>('publishPlan');
  const message = h('p', { className: 'message', role: 'status' });
  const isEmpty = sentences.length === 0 && waiting === 0;
  const send = async () => {
    button.disabled = true;
    message.textContent = 'Publishing…';
    await ask('publish').then(renew, (error: Error) => {
      message.textContent = error.message;
      button.disabled = false;
    });
  };
  const button = h('button', { type: 'button', className: 'main', onclick: send }, 'Publish Now');
  return h(
    'div',
    {},
    h('p', {}, isEmpty ? 'There is nothing new to publish.' : 'These changes become public:'),
    h('ul', { className: 'sentences' }, ...sentences.map((sentence) => h('li', {}, sentence))),
    waiting > 0 && h('p', {}, `${waiting} earlier changes of this copy go along.`),
    missing !== undefined
      ? h(
          'p',
          {},
          `${missing} Your changes are saved on this computer. docs/deploy.md tells how to set up a place, or ask the person who did.`,
        )
      : h('p', {}, `They are sent to ${to}, and the host builds the site from it.`),
    message,
    missing === undefined && !isEmpty && button,
  );
}
