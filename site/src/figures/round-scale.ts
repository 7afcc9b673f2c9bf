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

/** A scale of four steps, each of which divides into five round parts. */
export function engravedScale(reach: number): Scale {
  const power = 10 ** Math.floor(Math.log10(reach / 4));
  const step = power * ([1, 2.5, 5].find((times) => 4 * times * power >= reach) ?? 10);
  return { end: 4 * step, step };
}

/** The numbers on a scale, including both ends. */
export function numbersOn({ end, step }: Scale): number[] {
  return Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step);
}

/** Where each number is, as a part of the scale, and how it is written. */
export const placesOn = (scale: Scale, write: (number: number) => string = String) =>
  numbersOn(scale).map((number) => [number / scale.end, write(number)] as const);

/** Where the numbers are. */
export const gridOf = (scale: Scale) => numbersOn(scale).map((number) => number / scale.end);
