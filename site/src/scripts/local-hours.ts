import { sinceMonday, visitorHours, type WeekHours, wallClock } from '../lib/hours/hours.ts';

/*
 * Sets the hands of the dial to the time in the company's zone, says whether someone is there now,
 * and shows the hours in the visitor's own time zone. What the browser cannot tell stays hidden.
 */
type Parts = [HTMLElement, HTMLElement, HTMLElement, SVGElement, SVGElement];
const parts = document.querySelectorAll('[data-now]') as unknown as Parts;
const [open, closed, local, dayHand, weekHand] = parts;
const hours: WeekHours = JSON.parse(local.dataset.now as string);

function show() {
  try {
    const today = wallClock(hours.zone, Date.now());
    const time = sinceMonday(today);
    if (!(time >= 0)) return;
    dayHand.setAttribute('transform', `rotate(${time / 240_000})`);
    weekHand.setAttribute('transform', `rotate(${time / 168e4})`);
    closed.hidden = hours.spans.some(([begin, end]) => begin <= time && time < end);
    open.hidden = !closed.hidden;
    const text = visitorHours(hours);
    if (text) local.textContent = text;
  } catch {
    // This browser knows no time zones.
  }
}

show();
setInterval(show, 6e4);
