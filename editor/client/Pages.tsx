import { useState } from 'react';
import type { ContentList, PageEntry } from '../field.ts';
import { useEditor } from './editor-context.ts';
import type { Message } from './editor-state.ts';
import { MessageLine } from './MessageLine.tsx';
import { ask } from './server.ts';

type Report = (message: Message) => void;

/** All pages, what can be added to the site, and the lists of this page. */
export function Pages() {
  const { site } = useEditor();
  const [message, setMessage] = useState<Message>();
  const hasPage = (path: string) =>
    site.pages.some((page) => page.path === path && !page.isLeftOut);
  return (
    <div>
      <MessageLine message={message} />
      <ul className="choices pages">
        {site.pages.map((page) => (
          <PageItem key={page.path} page={page} report={setMessage} />
        ))}
      </ul>
      <p className="buttons">
        <CreateButton words="New Service" kind="services" />
        {hasPage('/news') && <CreateButton words="New Article" kind="articles" />}
        {hasPage('/docs') && <CreateButton words="New Guide" kind="guides" />}
      </p>
      <h3>Lists of this page</h3>
      {site.lists
        .filter(({ page }) => page === location.pathname)
        .map((list) => (
          <ListEntries key={list.id} list={list} report={setMessage} />
        ))}
    </div>
  );
}

function PageItem({
  page: { path, name, isLeftOut, mayBeLeftOut },
  report,
}: {
  page: PageEntry;
  report: Report;
}) {
  const { send } = useEditor();
  const words = isLeftOut ? 'Add' : 'Leave Out';
  const turn = () =>
    send((isAgreed) => ask('page', { path, isLeftOut: !isLeftOut, isAgreed }), report);
  return (
    <li>
      {isLeftOut ? name : <a href={path}>{name}</a>}
      {mayBeLeftOut && (
        <button type="button" aria-label={`${words} ${name}`} onClick={turn}>
          {words}
        </button>
      )}
    </li>
  );
}

function CreateButton({ words, kind }: { words: string; kind: string }) {
  const { open } = useEditor();
  const request = (title: string) => ask('create', { kind, title });
  return (
    <button type="button" onClick={() => open({ name: 'name', title: words, request })}>
      {words}
    </button>
  );
}

function ListEntries({
  list: { id, title, entries, asks },
  report,
}: {
  list: ContentList;
  report: Report;
}) {
  const { site, mayDiscard, open, openField, send } = useEditor();
  const choices = entries.map((entry) => ({
    ...entry,
    field: site.fields.find((field) => field.id === entry.id),
  }));

  function add() {
    const request = (numbers?: Record<string, number>) => ask('add', { id, numbers });
    if (asks.length > 0) open({ name: 'numbers', title, asks, request });
    else if (mayDiscard()) void send(() => request(), report);
  }

  return (
    <details>
      <summary>{`${title} (${entries.length})`}</summary>
      <ul className="choices">
        {choices.map(
          ({ id, name, field }) =>
            field && (
              <li key={id}>
                <button type="button" onClick={() => openField(field)}>
                  {name}
                </button>
              </li>
            ),
        )}
      </ul>
      <button type="button" aria-label={`Add to ${title}`} onClick={add}>
        Add
      </button>
    </details>
  );
}
