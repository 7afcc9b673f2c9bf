import { useEditor } from './editor-context.ts';

/** The button that saves a form, and the one that leaves it. */
export function SaveButtons({ isDisabled = false }: { isDisabled?: boolean }) {
  const { close } = useEditor();
  return (
    <p className="buttons">
      <button type="submit" className="main" disabled={isDisabled}>
        Save
      </button>
      <button type="button" onClick={close}>
        Cancel
      </button>
    </p>
  );
}
