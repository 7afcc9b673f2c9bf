/**
 * Moves the focus to the panel that tells how a form ended, and brings the whole panel into view
 * below the sticky header. Focus alone is not enough: no browser scrolls a panel in whole, and
 * Firefox does not scroll at all when a part of it is visible.
 */
export function showEnding(panel: HTMLElement): void {
  panel.focus({ preventScroll: true });
  panel.scrollIntoView({ block: 'nearest' });
  // A panel taller than the window may still begin above it.
  panel.firstElementChild?.scrollIntoView({ block: 'nearest' });
}
