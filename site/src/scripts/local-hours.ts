import { hoursIn } from '../lib/hours/hours.ts';

/*
 * Beside the company's hours, the same hours on the visitor's own clock. A zone that names no place
 * is one that the browser does not know or does not tell, and then nothing is shown. The place
 * itself is not shown either: browsers still say Saigon and Kiev.
 */
const line = document.querySelector('[data-hours]') as HTMLElement;
try {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isPlace = /^(?!Etc)\w+\//.test(timeZone);
  const hours = isPlace && hoursIn(timeZone, JSON.parse(line.dataset.hours as string), Date.now());
  if (hours) {
    line.textContent = `${hours} in your time zone`;
    line.hidden = false;
  }
} catch {}
