import { findPart } from '../lib/page/find-part.ts';

/*
 * What the menu and the notes of figures need beyond the browser's own popover. Even without this
 * script, a popover opens, closes on a click elsewhere, and closes on Escape and returns the focus to
 * its button, which the browser announces as expanded or collapsed.
 */
const menu = findPart('menu');
const close = () => menu.hidePopover?.();

// A click on a link, or on the backdrop that covers the page below the menu.
menu.onclick = close;
// A popover covers the page, so focus that moves on into the page would be hidden behind it.
const popovers = document.querySelectorAll<HTMLElement>('[popover]');
addEventListener('focusin', ({ target }) => {
  for (const popover of popovers) {
    const place = popover.closest('header') ?? popover;
    const isItsButton = (target as HTMLButtonElement).popoverTargetElement === popover;
    if (!place.contains(target as Node) && !isItsButton) popover.hidePopover?.();
  }
});
// The notes are at the end of the page, far from what a screen reader reads next. Not `autofocus`: a
// browser without popovers would start at the end of the page.
addEventListener(
  'toggle',
  ({ target, newState }) => {
    if (newState === 'open' && target instanceof HTMLParagraphElement)
      target.focus({ preventScroll: true });
  },
  true,
);
// A note's button lies over its figure.
addEventListener('dblclick', ({ target }) => {
  const { parentNode } = target as Element;
  if ((target as Element).matches('button[data-note]') && parentNode)
    getSelection()?.setBaseAndExtent(parentNode, 0, target as Element, 0);
});
matchMedia('(width >= 64rem)').onchange = close;

// The page may be opened in a later year than the one it was built in.
const year = findPart('year');
year.textContent = `${Math.max(new Date().getFullYear(), Number(year.textContent))}`;
