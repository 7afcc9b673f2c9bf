import type { LaunchItem } from '../field.ts';
import { button, h } from './element.ts';
import { ask } from './server.ts';

/** What is left to do before a launch, by kind. Each entry leads to its field. */
export async function launchList(open: (id: string) => void): Promise<HTMLElement> {
  const items = await ask<LaunchItem[]>('launch');
  if (items.length === 0) return h('p', {}, 'Nothing stands in the way of a launch.');
  const groups = [...Map.groupBy(items, ({ title }) => title)];
  const blockers = items.filter(({ isBlocker }) => isBlocker).length;
  return h(
    'div',
    {},
    h('p', {}, `${blockers} must be done first, ${items.length - blockers} are yours to decide.`),
    ...groups.map(([title, group]) =>
      h(
        'details',
        {},
        h('summary', {}, `${title} (${group.length})`),
        h('p', { className: 'help' }, group[0]?.todo ?? ''),
        h('ul', { className: 'choices' }, ...group.map((item) => entry(item, open))),
      ),
    ),
  );
}

const entry = ({ text, id }: LaunchItem, open: (id: string) => void) =>
  h('li', {}, id === undefined ? text : button(text, () => open(id)));
