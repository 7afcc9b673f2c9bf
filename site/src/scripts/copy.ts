import { copy } from 'virtual:labels';

/*
 * The Copy buttons. The clipboard may be missing (if the page is not on https) or refuse. Then
 * select the text, so that visitors can copy it themselves.
 */
document.addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest('[data-copy]');
  const part = button?.closest('[data-copyable]');
  const code = part?.querySelector('code');
  const status = part?.querySelector('[role=status]');
  if (!code || !status) return;
  // Screen readers would not announce the same text twice.
  status.textContent = '';
  let outcome = copy.done;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    getSelection()?.selectAllChildren(code);
    outcome = copy.failed;
  }
  status.textContent = outcome;
});
