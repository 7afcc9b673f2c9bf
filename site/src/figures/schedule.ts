/** Weeks from the start of the project. A span without an end goes on. */
export interface Span {
  start: number;
  end?: number;
}

interface Step {
  duration: 'ongoing' | { weeks: { least: number; most: number } };
}

export interface Schedule {
  /** For each step: when it runs if all take their least, and if all take their most. */
  rows: { least: Span; most: Span }[];
  /** Weeks in all, without what goes on. */
  least: number;
  most: number;
}

/** One step after the other, as fast and as slow as it may go. */
export function scheduleOf(steps: readonly Step[]): Schedule {
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

const weeksText = (weeks: number) => `${weeks} week${weeks === 1 ? '' : 's'}`;

/** "1-2 weeks", "1 week", "ongoing". */
export function durationText({ duration }: Step): string {
  if (duration === 'ongoing') return duration;
  const { least, most } = duration.weeks;
  return least === most ? weeksText(least) : `${least}-${weeksText(most)}`;
}

/** What the place of a bar says, in words: "Begins after 1 to 2 weeks." */
export function beginText({ least, most }: Schedule['rows'][number]): string {
  if (most.start === 0) return 'Begins at once.';
  const from = least.start === most.start ? '' : `${least.start} to `;
  return `Begins after ${from}${weeksText(most.start)}.`;
}
