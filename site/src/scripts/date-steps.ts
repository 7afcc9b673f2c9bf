import { locale, schedule, time } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { dateInWords } from '../lib/text/date-in-words.ts';

/*
 * Once the visitor has picked a start date, writes dates on the scale, those of each step next to its
 * bar, and those of the whole project next to the field.
 */
const week = 7 * 86_400_000;
const field = document.querySelector('[type=date]') as HTMLInputElement;
const chart = field.closest('[data-weeks]') as HTMLElement;
const scale = chart.querySelector('svg') as SVGElement;
const summary = chart.querySelector('output') as HTMLOutputElement;
let waiting: ReturnType<typeof setTimeout>;

/** The date by the visitor's calendar, some years from now. In UTC it may be another day. */
function dayIn(years: number): string {
  const now = new Date();
  const day = Date.UTC(now.getFullYear() + years, now.getMonth(), now.getDate());
  return new Date(day).toISOString().slice(0, 10);
}

function show(isFinished: boolean) {
  clearTimeout(waiting);
  const isValid = field.validity.valid;
  const isDated = isValid && field.value !== '';
  const after = (weeks: string | undefined) => field.valueAsNumber + Number(weeks) * week;
  /** "Mar 3". The sentence next to the field has the year. */
  const day = (weeks: string | undefined, month: 'short' | 'long' = 'short') =>
    new Date(after(weeks)).toLocaleDateString(locale, { month, day: 'numeric', timeZone: 'UTC' });
  const weeksOf = ({ dataset }: HTMLElement) => (dataset.weeks as string).split(' ');
  /** "Mar 3", or "Mar 3 to Mar 10". */
  const range = (weeks: readonly string[]) => {
    const [from = '', to = from] = weeks.map((end) => day(end));
    return from === to ? from : fill(time.range, { from, to });
  };

  for (const track of chart.querySelectorAll<HTMLElement>('[data-weeks]')) {
    const weeks = weeksOf(track);
    const ends = weeks.slice(2);
    const text = () =>
      fill(ends.length > 0 ? schedule.startsAndEnds : schedule.starts, {
        start: range(weeks.slice(0, 2)),
        end: range(ends),
      });
    (track.lastChild as HTMLElement).textContent = isDated ? text() : '';
    const [first, last] = [day(weeks[0]), day(weeks.at(-1))];
    const brief = () => (ends.length > 0 ? `${first}–${last}` : fill(schedule.from, { first }));
    (track.querySelector('text') as SVGTextElement).textContent = isDated ? brief() : '';
  }

  // Every second number becomes a date: more would not fit on a phone.
  scale.querySelectorAll('text').forEach((tick, index) => {
    tick.dataset.week ??= tick.textContent ?? '';
    const date = isDated && index % 2 === 0 ? day(tick.dataset.week) : '';
    tick.textContent = isDated ? date : tick.dataset.week;
  });

  let text = '';
  // No line ends inside of a date.
  const between = (label: string, ...dates: readonly string[]) => {
    const [first = '', last = ''] = dates.map((date) => date.replaceAll(' ', '\u00a0'));
    return fill(label, { first, last });
  };
  const inWords = (weeks = '') => dateInWords(after(weeks));
  const [least, most] = weeksOf(chart);
  const [year, lastYear] = [least, most].map((weeks) => new Date(after(weeks)).getUTCFullYear());
  if (isDated)
    text = between(
      schedule.live,
      year === lastYear ? day(least, 'long') : inWords(least),
      inWords(most),
    );
  // The field has only part of a date, or one that is out of range.
  else if (!isValid && isFinished)
    text = between(schedule.choose, ...[field.min, field.max].map(dateInWords));
  // A screen reader would say the same text again.
  if (summary.value !== text) summary.value = text;
}

field.min = dayIn(0);
field.max = dayIn(5);
field.oninput = () => {
  clearTimeout(waiting);
  // Whoever types 2027 passes through the years 2, 20 and 202. So wait until typing pauses, and do
  // not complain about a year that may not be finished.
  waiting = setTimeout(() => show(field.value >= '1'), 400);
};
field.onblur = () => show(true);
// The planets of the home page carry their date along, in the address.
const [, carried] = location.hash.split('#start=');
if (carried) field.value = carried;
// The browser may restore the date on Back.
addEventListener('pageshow', () => show(true));
