import type { LaunchItem } from '../field.ts';
import { button, h } from './element.ts';
import { ask } from './server.ts';
import { doAndReload } from './typed.ts';

/** What must be done before a launch, and what may be. Each entry leads to its field. */
export async function launchView(open: (id: string) => void): Promise<HTMLElement> {
  const items = await ask<LaunchItem[]>('launch');
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
    first.length > 0
      ? h('p', {}, h('strong', {}, `${first.length} left`), ' to do before the site can go public.')
      : h('p', {}, 'Nothing stands in the way of a launch.'),
    ...groups(first),
    others.length > 0 &&
      h('details', {}, h('summary', {}, `Yours to decide (${others.length})`), ...groups(others)),
  );
}

function entry(item: LaunchItem, open: (id: string) => void): HTMLElement {
  const { text, id, adds } = item;
  const message = h('p', { className: 'message', role: 'status' });
  return h(
    'li',
    {},
    id === undefined ? text : button(text, () => open(id), { className: 'item' }),
    adds !== undefined &&
      h(
        'p',
        { className: 'adds' },
        button('Add It', () => doAndReload(ask('add', { id: adds }), message), {
          ariaLabel: `Add It: ${text}`,
        }),
      ),
    message,
  );
}
