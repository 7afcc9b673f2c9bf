import { findPart } from '../lib/page/find-part.ts';

/*
 * Shows in the dialog what is stored right now, and clears it. The texts are in the page. The theme script
 * listens for storage events from other tabs: dispatching one here makes it read the storage again, and the
 * page returns to the system theme.
 */
const dialog = findPart('cookie-settings');
const value = findPart('stored-theme', dialog);
const result = findPart('clear-status', dialog);
const button = findPart('clear', dialog);

function showStored() {
  let text = value.dataset.blocked;
  let state = 'empty';
  try {
    const stored = localStorage.getItem('theme');
    text = stored ?? value.dataset.none;
    if (stored !== null) state = 'ready';
  } catch {
    // Storage is blocked, and `words` says so.
  }
  value.textContent = text ?? '';
  result.textContent = result.dataset[state] ?? '';
  button.dataset.variant = state === 'ready' ? 'solid' : 'outline';
}

// Chromium warns in the console when a button has both.
if ('command' in HTMLButtonElement.prototype) {
  for (const element of document.querySelectorAll('[commandfor]')) {
    element.removeAttribute('popovertarget');
  }
}
addEventListener('storage', showStored);
dialog.addEventListener('beforetoggle', showStored);
button.addEventListener('click', () => {
  let outcome = 'refused';
  try {
    outcome = localStorage.getItem('theme') === null ? 'nothing' : 'cleared';
    localStorage.removeItem('theme');
  } catch {
    // Storage is blocked, and `outcome` says so.
  }
  dispatchEvent(new StorageEvent('storage'));
  result.textContent = result.dataset[outcome] ?? '';
});
