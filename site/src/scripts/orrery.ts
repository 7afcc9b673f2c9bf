import { orrery } from 'virtual:labels';
import { longitudeOf } from '../lib/sky/orbit.ts';
import { planets } from '../lib/sky/planets.ts';
import { positionOf, readingOf } from '../lib/sky/reading.ts';
import { dateInWords } from '../lib/text/date-in-words.ts';

/*
 * Sets the planets to the visitor's own date. The script that turns them to another date is fetched
 * when the pointer or the focus first reaches them.
 */
const instrument = document.querySelector('[data-planets]') as HTMLElement;
const find = (selector: string) => instrument.querySelectorAll<HTMLInputElement>(selector);
const items = find('li');
const bodies = find('[data-body]');
const [input] = find('input') as unknown as [HTMLInputElement];
const [date, position] = find('[data-reading] > *') as unknown as [Element, Element];

const turn = (element: Element, degrees: number) =>
  element.setAttribute('transform', `rotate(${degrees})`);

/** The slider tells a screen reader, once, what the page shows. */
function say(...words: readonly [string, string]) {
  [date.textContent, position.textContent] = words;
  input.ariaValueText = words.join('\n');
}

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
    if (index + 1 === planet) say(...readingOf(day, name, degrees, error));
  });
}

const now = new Date();
const today = Math.floor(+now / 86_400_000 - now.getTimezoneOffset() / 1440);
show(today);

// While the earth is still on its way to today, its angle tells the day: 87° is 88 days.
const [earth] = find('[data-body=Earth] > *') as unknown as [Element?];
(function wind() {
  const left = earth ? Number.parseFloat(getComputedStyle(earth).rotate) : 0;
  // The visitor has already turned it to another day.
  if (input.valueAsNumber !== today) return;
  date.textContent = dateInWords((today - Math.ceil(((left || 0) * 88) / 87)) * 86_400_000);
  if (left > 0) requestAnimationFrame(wind);
})();

instrument.onpointerover = input.onfocus = () =>
  import(instrument.dataset.planets as string).then(
    ({ start }) => start(instrument, show, today),
    () => say(date.textContent, orrery.failed),
  );
