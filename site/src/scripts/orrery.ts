import { longitudeOf, type Orbit } from '../lib/sky/orbit.ts';
import { positionOf, readingOf } from '../lib/sky/reading.ts';

/*
 * Sets the planets to the visitor's own date. The script that turns them to another date is fetched
 * when the pointer or the focus first reaches them.
 */
const instrument = document.querySelector('[data-sky]') as HTMLElement;
const find = (selector: string) => instrument.querySelectorAll<HTMLInputElement>(selector);
const items = find('li');
const bodies = find('[data-body]');
const [input, reading] = find('input,output') as unknown as [HTMLInputElement, HTMLElement];

const turn = (element: Element, degrees: number) =>
  element.setAttribute('transform', `rotate(${degrees})`);

/** Shows a day, and reads the position of one planet. */
function show(day: number, planet = Math.min(items.length, 4)) {
  items.forEach((item, index) => {
    const [error, ...orbit] = (item.dataset.orbit as string).split(' ') as [string];
    const degrees = longitudeOf(orbit.map(Number) as unknown as Orbit, day);
    // The drawing has the outermost planet first.
    const body = bodies[items.length - 1 - index] as Element;
    const position = item.lastChild as Element;
    const [name] = (position.textContent as string).split(' ') as [string];
    turn(body, -degrees);
    // The numeral stays upright.
    turn(body.querySelector('text') as Element, degrees);
    position.textContent = positionOf(name, degrees);
    if (index + 1 === planet) reading.textContent = readingOf(day, name, degrees, error);
  });
}

const now = new Date();
const today = Math.floor(+now / 86_400_000 - now.getTimezoneOffset() / 1440);
show(today);

instrument.onpointerover = input.onfocus = () =>
  import(instrument.dataset.sky as string).then(({ start }) => start(instrument, show, today));
