import { longitudeOf } from '../lib/sky/orbit.ts';
import { planets } from '../lib/sky/planets.ts';
import { positionOf, readingOf } from '../lib/sky/reading.ts';
import { turnPlanets } from './turn-planets.ts';

/* Sets the planets to the visitor's own date, and lets the visitor turn them to another. */
const instrument = document.querySelector('[data-planets]') as HTMLElement;
const find = (selector: string) => instrument.querySelectorAll<HTMLInputElement>(selector);
const items = find('li');
const bodies = find('[data-body]');
const [input] = find('input') as unknown as [HTMLInputElement];
const [date, position] = find('[data-reading] > *') as unknown as [Element, Element];

const turn = (element: Element, degrees: number) =>
  element.setAttribute('transform', `rotate(${degrees})`);

/**
 * Shows a day, and reads the position of one planet. The slider rounds the day, and stops it where
 * the longitudes are no longer right.
 */
function show(next: number, planet = Math.min(items.length, 4)) {
  input.valueAsNumber = next;
  const day = input.valueAsNumber;
  items.forEach((item, index) => {
    const { error, orbit } = planets[index] as (typeof planets)[number];
    const degrees = longitudeOf(orbit, day);
    // The drawing has the outermost planet first.
    const body = bodies[items.length - 1 - index] as Element;
    const listed = item.lastChild as Element;
    const [name] = (listed.textContent as string).split(' ') as [string];
    turn(body, -degrees);
    // The numeral stays upright.
    turn(body.querySelector('text') as Element, degrees);
    listed.textContent = positionOf(name, degrees);
    if (index + 1 !== planet) return;
    const words = readingOf(day, name, degrees, error);
    [date.textContent, position.textContent] = words;
    // The slider tells a screen reader, once, what the page shows.
    input.ariaValueText = words.join('\n');
  });
}

const now = new Date();
const today = Math.floor(+now / 86_400_000 - now.getTimezoneOffset() / 1440);
// After the first paint, which would be later by a quarter.
requestAnimationFrame(() => setTimeout(() => turnPlanets(instrument, show, today)));
