/*
 * What the menu needs beyond the browser's own popover. Even without this script, the popover
 * opens, closes on a click elsewhere, and closes on Escape and returns the focus to its button.
 */
const menu = document.getElementById('menu') as HTMLElement;
const button = document.querySelector('[popovertarget]') as HTMLElement;
const close = () => menu.hidePopover?.();

button.ariaExpanded = 'false';
menu.ontoggle = ({ newState }) => {
  button.ariaExpanded = `${newState === 'open'}`;
};
// A click on a link, or on the backdrop that covers the page below the menu.
menu.onclick = close;
// The menu covers the page, so focus that moves on into the page would be hidden behind it.
menu.addEventListener('focusout', ({ relatedTarget: next }) => {
  if (next && !(next as Element).closest('header')) close();
});
matchMedia('(width >= 64rem)').onchange = close;

// The page may be opened in a later year than the one it was built in.
const year = document.querySelector('[data-year]') as HTMLElement;
const now = `${new Date().getFullYear()}`;
if (now > (year.textContent as string)) year.textContent = now;

export {};
