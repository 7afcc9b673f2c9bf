export interface Scale {
  /** The number at the far end of the scale. */
  end: number;
  /** The distance between two numbers on the scale. */
  step: number;
}

/**
 * A scale that includes everything drawn on it. It doubles its step until there are few enough
 * numbers to read, and ends at one of them.
 */
export function roundScale(reach: number, smallestStep: number, mostSteps: number): Scale {
  let step = smallestStep;
  while (Math.ceil(reach / step) > mostSteps) step *= 2;
  return { end: step * Math.ceil(reach / step), step };
}

/** The numbers on a scale, including both ends. */
export function numbersOn({ end, step }: Scale): number[] {
  return Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step);
}
