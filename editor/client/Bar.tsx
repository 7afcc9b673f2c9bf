import { useState } from 'react';
import { useEditor } from './editor-context.ts';
import type { Message, View } from './editor-state.ts';
import { MessageLine } from './MessageLine.tsx';
import { ask } from './server.ts';

/** The tools below the page. The sample is only to look at. */
export function Bar() {
  const { site, state } = useEditor();
  const [isWide, setWide] = useState(false);
  const notice = <MessageLine className="notice" message={state.notice} />;
  return (
    <section className="bar" aria-label="Edit this site" data-more={isWide ? '' : undefined}>
      {site.questions ? (
        <>
          {notice}
          <ViewButton className="main" view={{ name: 'begin' }} words="Make It Yours" />
        </>
      ) : (
        <>
          <EditSwitch />
          <HistoryButton name="undo" words="Undo" />
          <HistoryButton className="wide" name="redo" words="Redo" />
          <ViewButton className="wide" view={{ name: 'pages' }} words="Pages" />
          <ViewButton className="wide" view={{ name: 'colors' }} words="Colors" />
          <ViewButton view={{ name: 'checklist' }} words="Checklist" />
          <button type="button" className="more" aria-label="More" onClick={() => setWide(!isWide)}>
            …
          </button>
          <ViewButton className="main" view={{ name: 'publish' }} words="Publish" />
          {notice}
        </>
      )}
    </section>
  );
}

function EditSwitch() {
  const { state, dispatch } = useEditor();
  return (
    <label className="switch">
      <input
        type="checkbox"
        checked={state.isOn}
        onChange={({ target }) => dispatch({ type: 'switch', isOn: target.checked })}
      />
      Edit
    </label>
  );
}

function HistoryButton({
  name,
  words,
  className,
}: {
  name: 'undo' | 'redo';
  words: string;
  className?: string;
}) {
  const { site, dispatch, mayDiscard, send } = useEditor();
  const bringBack = () => {
    const report = (notice: Message) => dispatch({ type: 'tell', notice });
    if (mayDiscard()) void send(() => ask(name), report);
  };
  return (
    <button
      type="button"
      className={className}
      disabled={!site[name]}
      title={site[name] ?? ''}
      onClick={bringBack}
    >
      {words}
    </button>
  );
}

function ViewButton({ view, words, className }: { view: View; words: string; className?: string }) {
  const { open } = useEditor();
  return (
    <button type="button" className={className} onClick={() => open(view)}>
      {words}
    </button>
  );
}
