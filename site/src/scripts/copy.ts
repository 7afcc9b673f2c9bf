import { copy } from 'virtual:labels';
import { findPart } from '../lib/page/find-part.ts';

/*
 * The Copy buttons. The clipboard may be missing (without https) or refuse to write. Then the script selects
 * the text, so that visitors can copy it themselves.
 */
document.addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest('[data-part="copy"]');
  if (!button) return;
  const container = button.closest('[data-part="copyable"]') ?? button;
  const text = findPart('copy-text', container);
  const status = findPart('copy-status', container);
  // Screen readers announce a status only if it changes.
  status.textContent = '';
  let outcome = copy.done;
  try {
    await navigator.clipboard.writeText(text.textContent);
  } catch {
    getSelection()?.selectAllChildren(text);
    outcome = copy.failed;
  }
  status.textContent = outcome;
});
