/*
 * What the header's menu needs beyond the browser's own popover, which opens, closes on Escape with
 * the focus back on its button, and closes on a click elsewhere, with or without this script.
 */
const menu = document.getElementById('menu');
const button = document.querySelector('[popovertarget=menu]');
const close = () => menu?.hidePopover?.();

menu?.addEventListener('toggle', (event) => {
  button?.setAttribute('aria-expanded', String(event.newState === 'open'));
});
menu?.addEventListener('click', ({ target }) => {
  // On the menu itself: that is a press beside its links, or on the sheet over the page.
  if (target === menu || (target as Element).closest('a')) close();
});
// The menu lies over the page: focus that goes on to the page would be behind it.
menu?.addEventListener('focusout', ({ relatedTarget: next }) => {
  if (next && next !== button && !menu.contains(next as Node)) close();
});
matchMedia('(min-width: 60rem)').onchange = close;
button?.setAttribute('aria-expanded', 'false');

// The page may be opened in a later year than it was built in.
const year = document.querySelector('[data-year]');
const now = new Date().getFullYear();
if (year && now > Number(year.textContent)) year.textContent = String(now);

export {};
