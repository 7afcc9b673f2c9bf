import type { LaunchItem, LaunchList } from '../field.ts';
import { button, h } from './element.ts';
import { ask } from './server.ts';
import { doAndReload, mayDiscard } from './typed.ts';

/** What must be done before a launch, and what may be. Each entry leads to its field. */
export async function launchView(open: (id: string) => void): Promise<HTMLElement> {
  const { items, done, all } = await ask<LaunchList>('launch');
  const [first = [], others = []] = [true, false].map((is) =>
    items.filter(({ isBlocker }) => isBlocker === is),
  );
  const groups = (some: readonly LaunchItem[]) =>
    [...Map.groupBy(some, ({ title }) => title)].flatMap(([title, group]) => [
      h('h3', {}, `${title} (${group.length})`),
      h('p', { className: 'help' }, group[0]?.todo ?? ''),
      h('ul', { className: 'choices todo' }, ...group.map((item) => entry(item, open))),
    ]);
  return h(
    'div',
    { className: 'launch' },
    h(
      'div',
      { className: 'progress' },
      h('p', {}, h('strong', {}, `${done} of ${all}`), ' done'),
      h('progress', { max: all, value: done, ariaLabel: 'Done' }),
      h(
        'p',
        { className: 'help' },
        first.length > 0
          ? `${first.length} left to do before the site can go public.`
          : 'Nothing stands in the way of a launch.',
      ),
    ),
    ...groups(first),
    others.length > 0 &&
      h('details', {}, h('summary', {}, `Yours to decide (${others.length})`), ...groups(others)),
  );
}

function entry(item: LaunchItem, open: (id: string) => void): HTMLElement {
  const { text, id, adds, ways } = item;
  const message = h('p', { className: 'message', role: 'status' });
  const settle = (how: string, isAgreed = false): unknown =>
    mayDiscard() &&
    doAndReload(ask('settle', { id, how, isAgreed }), message, () => settle(how, true));
  return h(
    'li',
    {},
    id === undefined ? text : button(text, () => open(id), { className: 'item' }),
    adds !== undefined &&
      h(
        'p',
        { className: 'ways' },
        button('Add It', () => doAndReload(ask('add', { id: adds }), message), {
          ariaLabel: `Add It: ${text}`,
        }),
      ),
    ways.length > 0 &&
      h(
        'p',
        { className: 'ways' },
        ...ways.map(({ how, words }) =>
          button(words, () => settle(how), { ariaLabel: `${words}: ${text}` }),
        ),
      ),
    message,
  );
}
