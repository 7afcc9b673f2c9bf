/*
 * Fills the dialog with what is stored at the moment, and clears it. The texts are in the page. The
 * theme script listens for storage events from other tabs: dispatching one here makes it read the
 * storage again, and the page returns to the system theme.
 */
const dialog = document.getElementById('cookie-settings');
const value = dialog?.querySelector<HTMLElement>('[data-none]');
const result = dialog?.querySelector<HTMLElement>('[role=status]');
const button = result?.previousElementSibling as HTMLElement | null | undefined;

function tell() {
  if (!value || !result || !button) return;
  let words = value.dataset.blocked;
  let state = 'empty';
  try {
    const stored = localStorage.getItem('theme');
    words = stored ?? value.dataset.none;
    if (stored !== null) state = 'ready';
  } catch {
    // Storage is blocked, and `words` says so.
  }
  value.textContent = words ?? '';
  result.textContent = result.dataset[state] ?? '';
  button.dataset.variant = state === 'ready' ? 'solid' : 'outline';
}

// Chromium warns in the console when a button has both.
if ('command' in HTMLButtonElement.prototype) {
  for (const each of document.querySelectorAll('[commandfor]')) {
    each.removeAttribute('popovertarget');
  }
}
addEventListener('storage', tell);
dialog?.addEventListener('beforetoggle', tell);
button?.addEventListener('click', () => {
  let outcome = 'refused';
  try {
    outcome = localStorage.getItem('theme') === null ? 'nothing' : 'cleared';
    localStorage.removeItem('theme');
  } catch {
    // Storage is blocked, and `outcome` says so.
  }
  dispatchEvent(new StorageEvent('storage'));
  if (result) result.textContent = result.dataset[outcome] ?? '';
});

export {};
