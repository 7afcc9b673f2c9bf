/*
 * The Copy buttons. The clipboard may be missing (a page that is not on https), or refuse; then the
 * text is selected, so that the visitor's own keys can copy it.
 */
document.addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest('[data-copy]');
  const part = button?.closest('[data-copyable]');
  const code = part?.querySelector('code');
  const status = part?.querySelector('[role=status]');
  if (!code || !status) return;
  // The same words twice would not be read out again.
  status.textContent = '';
  let outcome = 'Copied';
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    getSelection()?.selectAllChildren(code);
    outcome = 'Could not copy. The text is selected: copy it with your keyboard or menu.';
  }
  status.textContent = outcome;
});

export {};
