import { locale, orrery } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { arc, onDial } from '../figures/geometry.ts';
import { longitudeOf } from '../lib/sky/orbit.ts';
import { earth, lastDay, planets } from '../lib/sky/planets.ts';
import { answerTo, dateOf, inBrief, liveDays, positionOf, type Weeks } from '../lib/sky/reading.ts';
import { dateInWords } from '../lib/text/date-in-words.ts';

/*
 * Says when a project would be live if it started today, and lets the visitor turn the planets to
 * another start: by the slider, its keys, or the rim, which is a calendar.
 */
const milliseconds = 86_400_000;
/** One turn of the handle, in days. */
const year = 365.25;
const instrument = document.querySelector('[data-instrument]') as HTMLElement;
const find = (selector: string) => [...instrument.querySelectorAll<HTMLElement>(selector)];
/** The elements of a selector that are known to be there. */
const parts = <Parts extends HTMLElement[]>(selector: string) => find(selector) as Parts;
const [drawing, handle] = parts<[HTMLElement, HTMLElement]>('svg,[data-handle]');
const [back, input, end] =
  parts<[HTMLButtonElement, HTMLInputElement, HTMLElement]>('figure>:last-child>*');
const [sentence, position] = parts<[HTMLElement, HTMLElement]>('[data-reading]>p');
const [begin, question, answer] = [...sentence.children] as [Element, Element, Element];
const service = question.firstElementChild as Element;
const bold = document.createElement('b');
const [wash, work, bar, ends, months] = find('[data-calendar] path') as Element[] as [
  Element,
  Element,
  Element,
  Element,
  Element,
];
// The drawing has the outermost planet first.
const arms = find('[data-arm]').reverse();
const bodies = find('[data-body]').reverse();
const items = find('li').map((item, index) => {
  const link = item.querySelector('a') as HTMLAnchorElement;
  return {
    ...(planets[index] as typeof earth),
    item,
    arm: arms[index] as Element,
    body: bodies[index] as Element,
    links: [link, bodies[index]?.firstElementChild] as [HTMLAnchorElement, HTMLElement],
    title: link.textContent,
    planet: item.dataset.planet as string,
    path: link.pathname,
    weeks: item.dataset.weeks?.split(' ').map(Number) as Weeks | undefined,
    radio: item.querySelector('input'),
  };
});
const now = new Date();
const today = Math.floor(+now / milliseconds - now.getTimezoneOffset() / 1440);
const last = today + 731;
/** The start of the project. While the handle turns, it is not a whole day. */
let day = today;
/** The one to read. */
let chosen = items.find(({ weeks }) => weeks) as (typeof items)[number];
let asked = '';
let frame: number;

const draw = (element: Element, path: string) => element.setAttribute('d', path);
const turn = (element: Element, degrees: number) =>
  element.setAttribute('transform', `rotate(${degrees})`);
/** Where the handle is on a day, clockwise from the top. */
const placeOf = (any: number) => -longitudeOf(earth.orbit, any);
/** Time runs counterclockwise, as the planets do. */
function along(radius: number, earlier: number, later: number) {
  const [from, to] = [placeOf(later), placeOf(earlier)];
  return arc(radius, from, from + ((to - from + 360) % 360));
}
const across = (from: number, to: number, any: number) =>
  `M${onDial(from, placeOf(any))}L${onDial(to, placeOf(any))}`;

/** Puts an element into the gap of a label. */
function write(element: Element, label: string, inside: Element) {
  const [before = '', after = ''] = label.split(/\{\w+\}/);
  element.replaceChildren(before, inside, after);
}

/** One turn is a year, so a month begins where the earth is on its first day. */
function drawMonths() {
  // In any other year, by the calendar's leap days, within a degree of this.
  const first = (month: number) => Date.UTC(2027, month) / milliseconds;
  let lines = '';
  find('[data-calendar] text').forEach((text, month) => {
    lines += across(366, 402, first(month));
    const place = placeOf((first(month) + first(month + 1)) / 2);
    // In the lower half, a name would stand on its head.
    const isLow = onDial(1, place)[1] > 0;
    turn(text, isLow ? place + 180 : place);
    text.setAttribute('y', isLow ? '384' : '-384');
    text.textContent = dateOf(first(month) + 9).toLocaleDateString(locale, { month: 'short' });
  });
  draw(months, lines);
}

function drawPlanets(any: number) {
  turn(handle, placeOf(any));
  for (const { orbit, arm, body } of items) {
    const degrees = longitudeOf(orbit, any);
    turn(arm, -degrees);
    turn(body, -degrees);
    // The numeral stays upright.
    turn(body.querySelector('text') as Element, degrees);
  }
}

/** Writes everything from the same day, in words and on the calendar. */
function say() {
  const start = input.valueAsNumber;
  const isToday = start === today;
  const { title, path, planet, orbit, error, weeks = [0, 0] } = chosen;
  const [label, dates] = answerTo(start, weeks);
  bold.textContent = dateInWords(+dateOf(start));
  write(begin, isToday ? orrery.startToday : orrery.start, bold);
  if (label !== asked) write(question, label, service);
  asked = label;
  service.textContent = title;
  answer.textContent = dates;
  position.textContent = positionOf(planet, longitudeOf(orbit, start), error);
  // The slider tells a screen reader, once, what the page shows.
  input.ariaValueText = sentence.textContent;
  back.ariaDisabled = `${isToday}`;

  const [first, latest] = liveDays(start, weeks);
  draw(work, along(357, start, first));
  draw(bar, along(357, first, latest));
  draw(wash, along(384, first, latest));
  draw(ends, across(349, 366, first) + across(349, 366, latest));

  // The page of a service shows its steps from this day on.
  const hash = isToday ? '' : `#start=${dateOf(start).toISOString().slice(0, 10)}`;
  service.setAttribute('href', path + hash);
  for (const { item, body, arm, links, path, weeks, radio } of items) {
    const isChosen = path === chosen.path;
    for (const part of [item, body, arm]) part.toggleAttribute('data-near', isChosen);
    for (const link of links) link.setAttribute('href', path + hash);
    if (!weeks || !radio) continue;
    radio.checked = isChosen;
    const live = inBrief(liveDays(start, weeks));
    (item.lastChild as Element).textContent = fill(orrery.brief, { dates: live });
  }
}

/** Shows a day, within two years. The slider rounds it. */
function show(next: number) {
  day = Math.min(Math.max(next, today), last);
  input.valueAsNumber = day;
  drawPlanets(input.valueAsNumber);
  say();
}

/** Goes to the day that the visitor has chosen. */
function turnTo(next: number) {
  cancelAnimationFrame(frame);
  show(next);
}

/** Runs to today. */
function glide(from: number, length: number, each: (day: number) => void) {
  cancelAnimationFrame(frame);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return each(today);
  let started: number;
  const step = (time: number) => {
    started ??= time;
    const left = Math.max(1 - (time - started) / length, 0);
    each(today + (from - today) * left ** 3);
    if (left > 0) frame = requestAnimationFrame(step);
  };
  each(from);
  frame = requestAnimationFrame(step);
}

/** The direction of the pointer from the sun, as a part of a turn, counterclockwise. */
function direction({ clientX, clientY }: MouseEvent) {
  const { x, y, width } = drawing.getBoundingClientRect();
  const radius = width / 2;
  return Math.atan2(y + radius - clientY, clientX - x - radius) / (2 * Math.PI);
}

function start() {
  input.min = `${today}`;
  input.max = `${last}`;
  end.textContent = dateOf(last).toLocaleDateString(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  drawMonths();
  show(today);
  instrument.dataset.works = '';
  // Only the planets arrive, in one year of Mercury: the words are those of today from the start.
  glide(today - 88, 3000, drawPlanets);

  input.oninput = () => turnTo(input.valueAsNumber);
  input.onkeydown = (event) => {
    // At its end the slider itself would not answer to End, and the way back would go on.
    const step = { PageUp: 30, PageDown: -30, End: 731 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turnTo(day + step);
  };

  back.onclick = () => {
    // The slider answers to the next key.
    input.focus({ preventScroll: true });
    glide(day, 900, show);
  };

  for (const grip of find('[data-grip],[data-handle]')) {
    grip.onpointerdown = (down) => {
      // A finger may scroll the page with the rim, and turns it with the knob.
      if (down.button !== 0 || (down.pointerType !== 'mouse' && grip.dataset.grip === '')) return;
      down.preventDefault();
      grip.setPointerCapture(down.pointerId);
      // It stops in the visitor's hand.
      turnTo(day);
      let before = direction(down);
      grip.onpointermove = (move) => {
        const next = direction(move);
        // The shorter way around.
        turnTo(day + (((next - before + 1.5) % 1) - 0.5) * year);
        before = next;
      };
      grip.onlostpointercapture = () => {
        grip.onpointermove = null;
      };
    };
  }

  // A service stays chosen until another is: by a mouse that points at it, by the first tap on its
  // planet, or by its radio button. A focus that only passes by on its way to the slider chooses none.
  for (const one of items) {
    const { links, radio, weeks } = one;
    if (!weeks) continue;
    const choose = () => {
      chosen = one;
      say();
    };
    if (radio) radio.onchange = choose;
    for (const link of links)
      link.onpointermove = ({ pointerType }) => {
        if (pointerType === 'mouse' && chosen !== one) choose();
      };
    links[1].onclick = (event) => {
      if (chosen === one) return;
      event.preventDefault();
      choose();
    };
  }
}

// If the visitor's clock is beyond what is accurate, the drawing stays as it was built.
if (last < lastDay) start();
