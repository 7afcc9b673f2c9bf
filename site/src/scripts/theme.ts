/*
 * The theme: light, dark, or as the operating system has it. Runs in the head, before the page is
 * painted, and stores one thing, the key `theme`. Storage may be blocked, full or hold anything;
 * the choice then lasts as long as the page.
 */
const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');
const barColors = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
const [lightBar = '', darkBar = ''] = barColors.map((meta) => meta.content);
let choice = 'system';

function read() {
  try {
    const stored = localStorage.getItem('theme');
    choice = stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {}
}

function apply() {
  const dark = choice === 'dark' || (choice === 'system' && system.matches);
  root.classList.toggle('dark', dark);
  root.classList.toggle('light', !dark);
  root.dataset.theme = choice;
  for (const meta of barColors) meta.content = dark ? darkBar : lightBar;
  const control = document.querySelector<HTMLSelectElement>('[name=theme]');
  if (control) control.value = choice;
}

function readAndApply() {
  read();
  apply();
}

readAndApply();
system.onchange = apply;
// Another tab has chosen, or this page comes back from the browser's back-forward cache.
addEventListener('storage', readAndApply);
addEventListener('pageshow', apply);
document.addEventListener('DOMContentLoaded', apply);
document.addEventListener('change', ({ target }) => {
  if ((target as HTMLSelectElement).name !== 'theme') return;
  choice = (target as HTMLSelectElement).value;
  try {
    localStorage.setItem('theme', choice);
  } catch {}
  apply();
});

export {};
