import type { ContentList, Field, State } from '../field.ts';
import { button, h } from './element.ts';
import { ask } from './server.ts';
import { doAndReload, mayDiscard } from './typed.ts';

interface Tools {
  open: (field: Field) => void;
  askName: (title: string, done: (name: string, message: HTMLElement) => void) => void;
  /** Asks for the numbers that something new needs, by their paths. */
  askNumbers: (
    title: string,
    asks: ContentList['asks'],
    done: (numbers: Record<string, number>, message: HTMLElement) => void,
  ) => void;
}

/** All pages, what can be added to the site, and the lists of this page. */
export function pagesView(state: State, { open, askName, askNumbers }: Tools): HTMLElement {
  const { pages, fields, lists } = state;
  const message = h('p', { className: 'message', role: 'status' });
  const fieldOf = (id: string) => fields.find((one) => one.id === id);
  const choice = (id: string, words: string) => {
    const field = fieldOf(id);
    return field
      ? h(
          'li',
          {},
          button(words, () => open(field)),
        )
      : '';
  };
  const turn = (path: string, isLeftOut: boolean, isAgreed = false): unknown =>
    doAndReload(ask('page', { path, isLeftOut, isAgreed }), message, () =>
      turn(path, isLeftOut, true),
    );
  const page = ({ path, name, isLeftOut, mayBeLeftOut }: State['pages'][number]) =>
    h(
      'li',
      {},
      isLeftOut ? name : h('a', { href: path }, name),
      mayBeLeftOut &&
        button(isLeftOut ? 'Add' : 'Leave Out', () => turn(path, !isLeftOut), {
          ariaLabel: `${isLeftOut ? 'Add' : 'Leave Out'} ${name}`,
        }),
    );
  const addTo = ({ id, title, asks }: Pick<ContentList, 'id' | 'title' | 'asks'>) => {
    if (!mayDiscard()) return;
    if (asks.length === 0) return void doAndReload(ask('add', { id }), message);
    askNumbers(title, asks, (numbers, place) => doAndReload(ask('add', { id, numbers }), place));
  };
  const list = ({ id, title, entries, asks }: ContentList) =>
    h(
      'details',
      {},
      h('summary', {}, `${title} (${entries.length})`),
      h('ul', { className: 'choices' }, ...entries.map((one) => choice(one.id, one.name))),
      button('Add', () => addTo({ id, title, asks }), { ariaLabel: `Add to ${title}` }),
    );
  const add = (words: string, request: (title: string) => Promise<unknown>) =>
    button(
      words,
      () => mayDiscard() && askName(words, (title, place) => doAndReload(request(title), place)),
    );
  const create = (words: string, kind: string) =>
    add(words, (title) => ask('create', { kind, title }));
  const hasPage = (path: string) => pages.some((one) => one.path === path && !one.isLeftOut);
  return h(
    'div',
    {},
    message,
    h('ul', { className: 'choices pages' }, ...pages.map(page)),
    h(
      'p',
      { className: 'buttons' },
      create('New Service', 'services'),
      hasPage('/news') && create('New Article', 'articles'),
      hasPage('/docs') && create('New Guide', 'guides'),
    ),
    h('h3', {}, 'Lists of this page'),
    ...lists.filter((one) => one.page === location.pathname).map(list),
  );
}
