import { findPart } from '../lib/page/find-part.ts';

/*
 * Additions to the browser's own popovers, for the menu and the notes of figures. Even without this script, a
 * popover opens, closes on a click elsewhere, and closes on Escape and returns the focus to its button, which
 * the browser announces as expanded or collapsed.
 */
const menu = findPart('menu');
const close = () => menu.hidePopover?.();

// A click on a link, or on the backdrop that covers the page below the menu.
menu.onclick = close;
// Closes a popover when the focus leaves it: the focused element would be hidden behind it.
const popovers = document.querySelectorAll<HTMLElement>('[popover]');
addEventListener('focusin', ({ target }) => {
  for (const popover of popovers) {
    const container = popover.closest('header') ?? popover;
    const isItsButton = (target as HTMLButtonElement).popoverTargetElement === popover;
    if (!container.contains(target as Node) && !isItsButton) popover.hidePopover?.();
  }
});
// Focuses an opened note, which is at the end of the page, far from what a screen reader reads next. Not
// `autofocus`: a browser without popovers would start at the end of the page.
addEventListener(
  'toggle',
  ({ target, newState }) => {
    if (newState === 'open' && target instanceof HTMLParagraphElement)
      target.focus({ preventScroll: true });
  },
  true,
);
// Selects the figure on a double click, which hits the note's button above it.
addEventListener('dblclick', ({ target }) => {
  const { parentNode } = target as Element;
  if ((target as Element).matches('button[data-note]') && parentNode)
    getSelection()?.setBaseAndExtent(parentNode, 0, target as Element, 0);
});
matchMedia('(width >= 64rem)').onchange = close;

// The page may be opened in a later year than the one it was built in.
const year = findPart('year');
year.textContent = `${Math.max(new Date().getFullYear(), Number(year.textContent))}`;
