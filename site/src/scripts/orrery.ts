import { longitudeOf } from '../lib/sky/orbit.ts';
import { planets } from '../lib/sky/planets.ts';
import { positionOf, readingOf } from '../lib/sky/reading.ts';

/*
 * Turns the planets to the visitor's own date, and lets the visitor turn them on: by the slider, its
 * keys, or the rim.
 */
const instrument = document.querySelector('[data-planets]') as HTMLElement;
const find = (selector: string) => [...instrument.querySelectorAll<HTMLElement>(selector)];
const [drawing, back, input] = find('svg,button,input') as [
  HTMLElement,
  HTMLElement,
  HTMLInputElement,
];
const [date, position] = find('[data-reading] > *') as [HTMLElement, HTMLElement];
// The drawing has the outermost planet first.
const bodies = find('[data-body]').reverse();
const items = find('li');
const now = new Date();
const today = Math.floor(+now / 86_400_000 - now.getTimezoneOffset() / 1440);
/** One turn of the handle, in days. */
const year = 365.25;
let day: number;
/** The one to read. */
let planet = Math.min(items.length, 4) - 1;
let frame: number;

const turn = (element: Element, degrees: number) =>
  element.setAttribute('transform', `rotate(${degrees})`);

const inRange = (any: number) => Math.min(Math.max(any, Number(input.min)), Number(input.max));

/** Shows a day, within those for which the longitudes are right. The slider rounds it. */
function show(next: number) {
  day = inRange(next);
  input.valueAsNumber = day;
  const shown = input.valueAsNumber;
  items.forEach((item, index) => {
    const { error, orbit } = planets[index] as (typeof planets)[number];
    const degrees = longitudeOf(orbit, shown);
    const body = bodies[index] as Element;
    const listed = item.lastChild as Element;
    const [name] = (listed.textContent as string).split(' ') as [string];
    turn(body, -degrees);
    // The numeral stays upright.
    turn(body.querySelector('text') as Element, degrees);
    listed.textContent = positionOf(name, degrees);
    if (index !== planet) return;
    const words = readingOf(shown, name, degrees, error);
    [date.textContent, position.textContent] = words;
    // The slider tells a screen reader, once, what the page shows.
    input.ariaValueText = words.join('\n');
  });
}

/** Goes to the day that the visitor has chosen. */
function turnTo(next: number) {
  cancelAnimationFrame(frame);
  show(next);
  // If the visitor's clock is outside of the range, there is no way back to today.
  back.hidden = input.valueAsNumber === today || inRange(today) !== today;
}

/** Runs to today. In every frame, the drawing and all that is written are of the same day. */
function glide(from: number, length: number) {
  cancelAnimationFrame(frame);
  back.hidden = true;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(today);
  let started: number;
  const step = (time: number) => {
    started ??= time;
    const left = Math.max(1 - (time - started) / length, 0);
    show(today + (from - today) * left ** 3);
    if (left > 0) frame = requestAnimationFrame(step);
  };
  show(from);
  frame = requestAnimationFrame(step);
}

/** The direction of the pointer from the sun, as a part of a turn, counterclockwise. */
function direction({ clientX, clientY }: MouseEvent) {
  const { left, top, width, height } = drawing.getBoundingClientRect();
  const x = clientX - left - width / 2;
  const y = clientY - top - height / 2;
  return Math.atan2(-y, x) / (2 * Math.PI);
}

function start() {
  // One year of Mercury.
  glide(today - 88, 3000);
  input.addEventListener('input', () => turnTo(input.valueAsNumber));
  input.addEventListener('keydown', (event) => {
    const step = { PageUp: 30, PageDown: -30 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turnTo(day + step);
  });

  back.addEventListener('click', () => {
    // The button is about to be hidden, and must not take the focus with it.
    input.focus({ preventScroll: true });
    glide(day, 900);
  });

  for (const grip of find('[data-grip],[data-handle]')) {
    grip.addEventListener('pointerdown', (down) => {
      // A finger may scroll the page with the rim, and turns it with the knob.
      if (down.button !== 0 || (down.pointerType !== 'mouse' && grip.dataset.grip === '')) return;
      down.preventDefault();
      grip.setPointerCapture(down.pointerId);
      // It stops in the visitor's hand.
      turnTo(day);
      let last = direction(down);
      grip.onpointermove = (move) => {
        const next = direction(move);
        // The shorter way around.
        turnTo(day + (((next - last + 1.5) % 1) - 0.5) * year);
        last = next;
      };
      grip.onlostpointercapture = () => {
        grip.onpointermove = null;
      };
    });
  }

  // The planet that the pointer points at, or with the focus on its name, is the one to read. The
  // handle is no planet, and a planet that passes below a resting pointer was not pointed at.
  [...bodies, ...items].forEach((element, index) => {
    const link = element.querySelector('a') as Element;
    const pick = () => {
      planet = index % bodies.length;
      bodies.forEach((body, place) => {
        body.toggleAttribute('data-near', place === planet);
      });
      show(day);
    };
    link.addEventListener('pointermove', pick);
    link.addEventListener('focus', pick);
  });
}

// After the first paint, which would be later by a quarter.
requestAnimationFrame(() => setTimeout(start));
