import { Fragment, useState } from 'react';
import type { LaunchItem } from '../field.ts';
import { useEditor } from './editor-context.ts';
import type { Message } from './editor-state.ts';
import { MessageLine } from './MessageLine.tsx';
import { ask } from './server.ts';

/** What must be done before a launch, and what may be. Each entry leads to its field. */
export function Checklist({ items }: { items: readonly LaunchItem[] }) {
  const blockers = items.filter(({ isBlocker }) => isBlocker);
  const others = items.filter(({ isBlocker }) => !isBlocker);
  return (
    <div className="launch">
      {blockers.length > 0 ? (
        <p>
          <strong>{`${blockers.length} left`}</strong> to do before the site can go public.
        </p>
      ) : (
        <p>Nothing stands in the way of a launch.</p>
      )}
      <LaunchItems items={blockers} />
      {others.length > 0 && (
        <details>
          <summary>{`Yours to decide (${others.length})`}</summary>
          <LaunchItems items={others} />
        </details>
      )}
    </div>
  );
}

function LaunchItems({ items }: { items: readonly LaunchItem[] }) {
  const groups = [...Map.groupBy(items, ({ title }) => title)];
  return groups.map(([title, group]) => (
    <Fragment key={title}>
      <h3>{`${title} (${group.length})`}</h3>
      <p className="help">{group[0]?.todo}</p>
      <ul className="choices todo">
        {group.map((item, index) => (
          <LaunchEntry key={index} item={item} />
        ))}
      </ul>
    </Fragment>
  ));
}

function LaunchEntry({ item: { text, id, adds } }: { item: LaunchItem }) {
  const { site, openField, send } = useEditor();
  const [message, setMessage] = useState<Message>();
  const field = site.fields.find((candidate) => candidate.id === id);
  return (
    <li>
      {field ? (
        <button type="button" onClick={() => openField(field)}>
          {text}
        </button>
      ) : (
        text
      )}
      {adds !== undefined && (
        <p className="adds">
          <button
            type="button"
            aria-label={`Add It: ${text}`}
            onClick={() => send(() => ask('add', { id: adds }), setMessage)}
          >
            Add It
          </button>
        </p>
      )}
      <MessageLine message={message} />
    </li>
  );
}
