import type { Field } from '../field.ts';
import { useEditor } from './editor-context.ts';
import type { Message } from './editor-state.ts';
import { ask } from './server.ts';

/** Adds, removes and moves the entry of a list that a field is in. */
export function ListTools({
  field: { id },
  list: { name, of, asksName, isSorted, isHidden },
  level,
  report,
}: {
  field: Field;
  list: Field['lists'][number];
  level: number;
  report: (message: Message) => void;
}) {
  const { mayDiscard, open, send } = useEditor();

  const request = (action: string, title?: string) => (isAgreed: boolean) =>
    ask('list', { id, level, action, title, isAgreed });

  function act(action: string) {
    if (mayDiscard()) void send(request(action), report);
  }

  function addCopy() {
    if (!asksName) return act('add');
    open({
      name: 'name',
      title: `A copy of “${name}”`,
      request: (title, isAgreed) => request('add', title)(isAgreed),
    });
  }

  return (
    <fieldset>
      <legend>{`“${name}” in the list “${of}”`}</legend>
      {!isSorted && (
        <>
          <button type="button" onClick={() => act('up')}>
            Move Up
          </button>
          <button type="button" onClick={() => act('down')}>
            Move Down
          </button>
        </>
      )}
      <button type="button" onClick={addCopy}>
        Add a Copy
      </button>
      {isHidden !== undefined && (
        <button type="button" onClick={() => act(isHidden ? 'show' : 'hide')}>
          {isHidden ? 'Show Again' : 'Hide'}
        </button>
      )}
      <button type="button" onClick={() => act('remove')}>
        Remove
      </button>
    </fieldset>
  );
}
