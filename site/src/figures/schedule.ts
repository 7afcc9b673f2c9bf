/** In weeks from the start of the project. A span without an end is ongoing. */
interface Span {
  start: number;
  end?: number;
}

interface Step {
  duration: 'ongoing' | { weeks: { least: number; most: number } };
}

export interface Schedule {
  /**
   * When each step runs: if all steps are as short as possible, and if all are as long as possible.
   */
  rows: { least: Span; most: Span }[];
  /** The total weeks, without ongoing steps. */
  least: number;
  most: number;
}

/** Schedules the steps one after the other, as fast and as slowly as possible. */
export function createSchedule(steps: readonly Step[]): Schedule {
  let [least, most] = [0, 0];
  const rows = steps.map(({ duration }) => {
    if (duration === 'ongoing') return { least: { start: least }, most: { start: most } };
    const { weeks } = duration;
    const row = {
      least: { start: least, end: least + weeks.least },
      most: { start: most, end: most + weeks.most },
    };
    least += weeks.least;
    most += weeks.most;
    return row;
  });
  return { rows, least, most };
}
