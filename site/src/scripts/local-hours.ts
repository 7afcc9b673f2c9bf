import { hoursIn } from '../lib/hours/hours.ts';

/*
 * Shows the company's hours in the visitor's own time zone. If the zone does not name a place, the
 * browser does not know it or does not reveal it, so show nothing. The place itself is never shown:
 * browsers still say Saigon and Kiev.
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
