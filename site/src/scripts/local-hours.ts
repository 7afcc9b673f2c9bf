import {
  formatVisitorHours,
  getTimeSinceMonday,
  getWallClock,
  type WeekHours,
} from '../lib/hours/hours.ts';
import { findPart } from '../lib/page/find-part.ts';

/*
 * Sets the hands of the dial to the time in the company's zone, shows whether support is open now, and shows
 * the hours in the visitor's own time zone. What the browser cannot tell stays hidden.
 */
const open = findPart('open-now');
const closed = findPart('closed-now');
const local = findPart('local-hours');
const dayHand = findPart<SVGElement>('day-hand');
const weekHand = findPart<SVGElement>('week-hand');
const hours: WeekHours = JSON.parse(local.dataset.hours as string);

function update() {
  try {
    const today = getWallClock(hours.zone, Date.now());
    const time = getTimeSinceMonday(today);
    if (!(time >= 0)) return;
    dayHand.setAttribute('transform', `rotate(${time / 240_000})`);
    weekHand.setAttribute('transform', `rotate(${time / 168e4})`);
    closed.hidden = hours.spans.some(([begin, end]) => begin <= time && time < end);
    open.hidden = !closed.hidden;
    const text = formatVisitorHours(hours);
    if (text) local.textContent = text;
  } catch {
    // This browser knows no time zones.
  }
}

update();
setInterval(update, 6e4);
