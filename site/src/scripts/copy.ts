import { copy } from 'virtual:labels';
import { findPart } from '../lib/page/find-part.ts';

/*
 * The Copy buttons. The clipboard may be missing (if the page is not on https) or refuse. Then
 * select the text, so that visitors can copy it themselves.
 */
document.addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest('[data-part="copy"]');
  if (!button) return;
  const around = button.closest('[data-part="copyable"]') ?? button;
  const text = findPart('copy-text', around);
  const status = findPart('copy-status', around);
  // Screen readers would not announce the same text twice.
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
