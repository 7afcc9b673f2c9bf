import { dateInWords } from '../lib/text/date-in-words.ts';

const week = 7 * 86_400_000;

/** Writes the dates of each step next to its bar, and those of the whole project next to the field. */
export function start(field: HTMLInputElement): void {
  const chart = field.closest('[data-weeks]') as HTMLElement;
  const summary = chart.querySelector('output') as HTMLElement;
  const tracks = chart.querySelectorAll<HTMLElement>('[data-weeks]');

  const show = () => {
    const from = field.valueAsNumber;
    const day = (weeks: string) => dateInWords(from + Number(weeks) * week);
    const weeksOf = ({ dataset }: HTMLElement) => (dataset.weeks as string).split(' ');
    /** "March 3, 2027", or "March 3, 2027 to March 10, 2027". */
    const range = (weeks: readonly string[]) => [...new Set(weeks.map(day))].join(' to ');
    const isSet = !Number.isNaN(from);

    summary.textContent = isSet ? `Live between ${weeksOf(chart).map(day).join(' and ')}.` : '';
    for (const track of tracks) {
      const weeks = weeksOf(track);
      const ends = weeks.slice(2);
      const text = `Starts ${range(weeks.slice(0, 2))}${ends.length > 0 ? `, ends ${range(ends)}` : ''}.`;
      (track.lastChild as HTMLElement).textContent = isSet ? text : '';
    }
  };
  field.oninput = show;
  // A date may have been picked before this script was here.
  show();
}
