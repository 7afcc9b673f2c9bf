/*
 * Fills the dialog with what is stored at the moment, and clears it. The words are in the page. The
 * script for the theme listens to other tabs: told of a change like theirs, it reads the storage
 * again, and the page is as the system has it.
 */
const dialog = document.getElementById('cookie-settings');
const value = dialog?.querySelector<HTMLElement>('[data-none]');
const result = dialog?.querySelector<HTMLElement>('[role=status]');

function tell() {
  if (!value) return;
  let words = value.dataset.blocked ?? '';
  try {
    words = localStorage.getItem('theme') ?? value.dataset.none ?? '';
  } catch {}
  value.textContent = words;
}

addEventListener('storage', tell);
dialog?.addEventListener('beforetoggle', () => {
  tell();
  if (result) result.textContent = '';
});
result?.previousElementSibling?.addEventListener('click', () => {
  let outcome = 'refused';
  try {
    outcome = localStorage.getItem('theme') === null ? 'nothing' : 'cleared';
    localStorage.removeItem('theme');
  } catch {}
  dispatchEvent(new StorageEvent('storage'));
  result.textContent = result.dataset[outcome] ?? '';
});

export {};
