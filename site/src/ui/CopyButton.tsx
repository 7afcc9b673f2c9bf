import { ui } from 'virtual:labels';
import css from './CopyButton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Copies the code in the element named "copyable" around it, and says whether that worked
 * (`scripts/copy.ts`). Hidden without script, but the text can still be selected.
 */
export function CopyButton({ about }: { about: string }) {
  return (
    <span className={css.copy}>
      <span role="status" data-part="copy-status" />
      <button type="button" data-part="copy">
        {ui.copy}
        <VisuallyHidden> {about}</VisuallyHidden>
      </button>
    </span>
  );
}
