import { useEditor } from './editor-context.ts';
import type { Choice } from './editor-state.ts';

/** Lets the person choose one of several fields. */
export function FieldChoice({
  words,
  choices,
  page,
}: {
  words: string;
  choices: readonly Choice[];
  page: string | undefined;
}) {
  const { openField } = useEditor();
  return (
    <>
      <p>{words}</p>
      <ul className="choices">
        {choices.map((choice) => (
          <li key={`${choice.field.id} ${choice.words}`}>
            <button type="button" onClick={() => openField(choice.field, page)}>
              {choice.words}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
