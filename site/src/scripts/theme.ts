/*
 * The theme: light, dark, or as the operating system has it. Runs in the head, before the page is
 * painted, and stores one thing, the key `theme`. Storage may be blocked, full or hold anything;
 * the choice then lasts as long as the page.
 */
const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');
const barColors = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
const [lightBar, darkBar] = barColors.map((meta) => meta.content) as [string, string];
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
  } catch {}
  apply();
}

// Style sheets ask for this where something works only with script.
root.dataset.script = '';
readAndApply();
// `navigate` for a visitor who starts at the top: base.css then lays out the first screen first. A
// link to a part of the page, a reload and the way back start further down.
const visits = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
root.dataset.start = `${visits.map((visit) => /#/.test(visit.name) || visit.type)}`;
system.onchange = apply;
// Another tab has chosen.
addEventListener('storage', readAndApply);
// The control is there, or the page comes back from the browser's back-forward cache.
addEventListener('DOMContentLoaded', apply);
addEventListener('pageshow', apply);
addEventListener('change', ({ target }) => {
  if ((target as HTMLSelectElement).name !== 'theme') return;
  choice = (target as HTMLSelectElement).value;
  try {
    localStorage.setItem('theme', choice);
  } catch {}
  apply();
});

export {};
