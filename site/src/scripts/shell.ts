/*
 * What the header's menu needs beyond the browser's own popover, which opens, closes on Escape with
 * the focus back on its button, and closes on a click elsewhere, with or without this script.
 */
const menu = document.getElementById('menu') as HTMLElement;
const button = document.querySelector('[popovertarget]') as HTMLElement;
const close = () => menu.hidePopover?.();

button.ariaExpanded = 'false';
menu.ontoggle = ({ newState }) => {
  button.ariaExpanded = `${newState === 'open'}`;
};
// On a link, or on the sheet that lies over the page below the menu.
menu.onclick = close;
// The menu lies over the page: focus that goes on to the page would be behind it.
menu.addEventListener('focusout', ({ relatedTarget: next }) => {
  if (next && !(next as Element).closest('header')) close();
});
matchMedia('(width >= 64rem)').onchange = close;

// The page may be opened in a later year than it was built in.
const year = document.querySelector('[data-year]') as HTMLElement;
const now = `${new Date().getFullYear()}`;
if (now > (year.textContent as string)) year.textContent = now;

export {};
