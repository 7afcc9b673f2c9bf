import type { Field } from '../field.ts';
import { useEditor } from './editor-context.ts';
import type { Message } from './editor-state.ts';
import { sendPicture } from './pictures.ts';
import { ask } from './server.ts';

/** Chooses a picture, which is saved at once, or removes the one that is there. */
export function PictureControl({
  field,
  common,
  report,
}: {
  field: Field;
  common: object;
  report: (message: Message) => void;
}) {
  const { mayDiscard, send } = useEditor();
  const { id, value } = field;

  function replace(file: File | undefined) {
    if (file && mayDiscard()) void send(() => sendPicture(field, file), report);
  }

  function remove() {
    const changes = [{ id, value: null }];
    if (mayDiscard()) void send(() => ask('save', { changes }), report);
  }

  return (
    <>
      <input
        {...common}
        type="file"
        accept="image/*,.svg"
        onChange={({ target }) => replace(target.files?.[0])}
      />
      <span className="left">
        {value !== null && (
          <>
            {`Now: ${value} `}
            <button type="button" onClick={remove}>
              Remove the Picture
            </button>
          </>
        )}
      </span>
    </>
  );
}
