import type { ContentList, Field, State } from '../field.ts';
import { button, h } from './element.ts';
import { ask } from './server.ts';
import { doAndReload, mayDiscard } from './typed.ts';

interface Tools {
  open: (field: Field) => void;
  askName: (title: string, done: (name: string, message: HTMLElement) => void) => void;
}

/** All pages, what can be added to the site, and the lists of this page. */
export function pagesView(state: State, { open, askName }: Tools): HTMLElement {
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
        button(isLeftOut ? 'Bring Back' : 'Leave Out', () => turn(path, !isLeftOut), {
          ariaLabel: `${isLeftOut ? 'Bring Back' : 'Leave Out'} ${name}`,
        }),
    );
  const list = ({ id, title, entries }: ContentList) =>
    h(
      'details',
      {},
      h('summary', {}, `${title} (${entries.length})`),
      h('ul', { className: 'choices' }, ...entries.map((one) => choice(one.id, one.name))),
      button('Add', () => doAndReload(ask('add', { id }), message), {
        ariaLabel: `Add to ${title}`,
      }),
    );
  const add = (words: string, request: (title: string) => Promise<unknown>) =>
    button(
      words,
      () => mayDiscard() && askName(words, (title, place) => doAndReload(request(title), place)),
    );
  const entriesIn = (folder: string) =>
    fields.filter(({ lists, part }) => part.startsWith(`${folder}/`) && lists.length === 1);
  /** A button for a new entry, which begins as a copy of another one. */
  const addEntry = (words: string, model: Field | undefined) =>
    model && add(words, (title) => ask('list', { id: model.id, level: 0, action: 'add', title }));
  return h(
    'div',
    {},
    message,
    h('ul', { className: 'choices pages' }, ...pages.map(page)),
    h(
      'p',
      { className: 'buttons' },
      addEntry('New Service', entriesIn('services').at(-1)),
      addEntry('New Article', entriesIn('articles')[0]),
      addEntry('New Guide', entriesIn('guides')[0]),
    ),
    h('h3', {}, 'Lists of this page'),
    ...lists.filter((one) => one.page === location.pathname).map(list),
  );
}
