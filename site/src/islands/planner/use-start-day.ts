import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { daysPerTurn, getLocalDay } from '../../lib/sky/calendar.ts';
import { lastDay } from '../../lib/sky/planets.ts';

/** A project may start within two years. */
const daysAhead = 731;

/** How long the way back to today takes, in milliseconds. */
const wayBack = 900;

/**
 * The day on which a project starts, and what changes it. Days are counted from January 1, 1970. There is
 * none before React has hydrated the page, because the build does not know the visitor's day, and none
 * if the visitor's clock is beyond what the drawing can show.
 */
export function useStartDay() {
  const [today, setToday] = useState<number>();
  /** While a pointer turns the calendar, it is not a whole day. */
  const [exactDay, setExactDay] = useState(0);
  const frame = useRef(0);

  useEffect(() => {
    const now = getLocalDay(new Date());
    if (now + daysAhead < lastDay) {
      setToday(now);
      setExactDay(now);
    }
    return () => cancelAnimationFrame(frame.current);
  }, []);

  if (today === undefined) return;
  const last = today + daysAhead;
  const keepInRange = (day: number) => Math.min(Math.max(day, today), last);

  function change(find: (day: number) => number) {
    cancelAnimationFrame(frame.current);
    setExactDay((day) => keepInRange(find(day)));
  }

  /** Goes back to today, slower and slower. */
  function returnToToday() {
    cancelAnimationFrame(frame.current);
    if (today === undefined) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setExactDay(today);
    const distance = exactDay - today;
    let started: number | undefined;
    const step = (time: number) => {
      started ??= time;
      const remaining = Math.max(1 - (time - started) / wayBack, 0);
      setExactDay(today + distance * remaining ** 3);
      if (remaining > 0) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  }

  return {
    today,
    last,
    exactDay,
    day: Math.round(exactDay),
    goTo: (day: number) => change(() => day),
    turnBy: (turns: number) => change((day) => day + turns * daysPerTurn),
    stop: () => change((day) => day),
    returnToToday,
  };
}

export type StartDay = NonNullable<ReturnType<typeof useStartDay>>;

/** Lets a pointer turn the drawing that it has grabbed. One turn is a year. */
export function useGrip(startDay: StartDay | undefined) {
  /** The direction of the pointer when it was last seen. */
  const direction = useRef<number>(undefined);
  if (!startDay) return;
  return {
    onPointerDown(event: PointerEvent<SVGElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      startDay.stop();
      direction.current = directionOf(event);
    },
    onPointerMove(event: PointerEvent<SVGElement>) {
      if (direction.current === undefined) return;
      const next = directionOf(event);
      const difference = next - direction.current;
      direction.current = next;
      // The shorter way around.
      startDay.turnBy(difference - Math.round(difference));
    },
    onLostPointerCapture() {
      direction.current = undefined;
    },
  };
}

/** The direction from the center of the drawing to the pointer, as a part of a turn, counterclockwise. */
function directionOf({ clientX, clientY, currentTarget }: PointerEvent<SVGElement>): number {
  const box = (currentTarget.ownerSVGElement ?? currentTarget).getBoundingClientRect();
  const right = clientX - (box.left + box.right) / 2;
  const up = (box.top + box.bottom) / 2 - clientY;
  return Math.atan2(up, right) / (2 * Math.PI);
}
