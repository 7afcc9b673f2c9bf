/*
 * The theme: light, dark, or the same as the operating system. Runs in the head, before the first
 * paint, and stores one thing, the key `theme`. Storage may be blocked, full or hold anything; then
 * the choice lasts until the page is closed.
 */
const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');
const barColors = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
// Until a visitor chooses, the browser takes the first that has no media query or a matching one.
const darkBar = barColors.find(({ media }) => media)?.content ?? '';
const lightBar = barColors.find(({ media }) => !media)?.content ?? '';
let choice = 'system';

function apply() {
  const dark = choice === 'system' ? system.matches : choice === 'dark';
  root.className = dark ? 'dark' : 'light';
  root.dataset.theme = choice;
  for (const meta of barColors) meta.content = dark ? darkBar : lightBar;
  const control = document.querySelector<HTMLSelectElement>('[name=theme]');
  if (control) control.value = choice;
}

function readAndApply() {
  try {
    const stored = localStorage.getItem('theme');
    choice = stored === 'dark' || stored === 'light' ? stored : 'system';
  } catch {
    // Storage is blocked.
  }
  apply();
}

// Style sheets check this attribute for everything that works only with script.
root.dataset.script = '';
readAndApply();
// `navigate` for a visitor who starts at the top: base.css then lays out the first screen first. A
// link to a part of the page, a reload and the way back start further down.
const visits = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
root.dataset.start = `${visits.map((visit) => /#/.test(visit.name) || visit.type)}`;
system.onchange = apply;
// Another tab changed the theme.
addEventListener('storage', readAndApply);
// Update the control once it exists, and when the page comes back from the back-forward cache.
addEventListener('DOMContentLoaded', apply);
addEventListener('pageshow', apply);
addEventListener('change', ({ target }) => {
  if ((target as HTMLSelectElement).name !== 'theme') return;
  choice = (target as HTMLSelectElement).value;
  try {
    localStorage.setItem('theme', choice);
  } catch {
    // Storage is blocked or full.
  }
  // Hides bands outside of the viewport for a moment, so that the visible ones change at once.
  const offscreen = [...document.querySelectorAll<HTMLElement>('main > *, footer')]
    .map((band) => [band, band.getBoundingClientRect()] as const)
    .filter(([, { top, bottom }]) => top > innerHeight || bottom < 0);
  for (const [{ style }, { height }] of offscreen) {
    style.cssText = `content-visibility:hidden;height:${height}px`;
  }
  apply();
  setTimeout(() => {
    for (const [band] of offscreen) band.removeAttribute('style');
  }, 100);
});

export {};
