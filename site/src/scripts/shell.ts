/*
 * What the menu needs beyond the browser's own popover. Even without this script, the popover
 * opens, closes on a click elsewhere, and closes on Escape and returns the focus to its button,
 * which the browser announces as expanded or collapsed.
 */
const menu = document.getElementById('menu') as HTMLElement;
const close = () => menu.hidePopover?.();

// A click on a link, or on the backdrop that covers the page below the menu.
menu.onclick = close;
// The menu covers the page, so focus that moves on into the page would be hidden behind it.
menu.addEventListener('focusout', ({ relatedTarget: next }) => {
  if (next && !(next as Element).closest('header')) close();
});
matchMedia('(width >= 64rem)').onchange = close;

// The page may be opened in a later year than the one it was built in.
const year = document.querySelector('[data-year]') as HTMLElement;
year.textContent = `${Math.max(new Date().getFullYear(), Number(year.textContent))}`;

export {};
