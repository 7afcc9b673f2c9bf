import { ui } from 'virtual:labels';
import css from './CopyButton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Copies the code of the `data-copyable` element around it, and says whether that worked
 * (`scripts/copy.ts`). Hidden without script, but the text can still be selected.
 */
export function CopyButton({ about }: { about: string }) {
  return (
    <span className={css.copy}>
      <span role="status" />
      <button type="button" data-copy="">
        {ui.copy}
        <VisuallyHidden> {about}</VisuallyHidden>
      </button>
    </span>
  );
}
