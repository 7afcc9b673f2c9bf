/**
 * Moves focus to the panel that tells how a form ended, and scrolls the whole panel into view below
 * the sticky header. Focus alone is not enough: in no browser does it scroll the whole panel into
 * view, and in Firefox it does not scroll at all if part of the panel is visible.
 */
export function showEnding(panel: HTMLElement): void {
  panel.focus({ preventScroll: true });
  panel.scrollIntoView({ block: 'nearest' });
  // If the panel is taller than the window, its start may still be above the window.
  panel.firstElementChild?.scrollIntoView({ block: 'nearest' });
}
