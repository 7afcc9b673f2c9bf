import css from './CopyButton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Copies the code of the `data-copyable` part that it stands in, and says whether it could
 * (`scripts/copy.ts`). Not there without script: the text can be selected all the same.
 */
export function CopyButton({ about }: { about: string }) {
  return (
    <span className={css.copy}>
      <span role="status" />
      <button type="button" data-copy="">
        Copy<VisuallyHidden> {about}</VisuallyHidden>
      </button>
    </span>
  );
}
