export interface Scale {
  /** The number at the far end of the scale. */
  end: number;
  /** The distance between two numbers on the scale. */
  step: number;
}

/**
 * Creates a scale that includes everything drawn on it. The step is doubled until there are few enough
 * numbers to read, and the scale ends at one of them.
 */
export function createRoundScale(largest: number, minStep: number, maxSteps: number): Scale {
  let step = minStep;
  while (Math.ceil(largest / step) > maxSteps) step *= 2;
  return { end: step * Math.ceil(largest / step), step };
}

/** Creates a scale of four steps, each of which divides into five round parts. */
export function createEngravedScale(largest: number): Scale {
  const power = 10 ** Math.floor(Math.log10(largest / 4));
  const step = power * ([1, 2.5, 5].find((times) => 4 * times * power >= largest) ?? 10);
  return { end: 4 * step, step };
}

/** The numbers on a scale, including both ends. */
export function listNumbers({ end, step }: Scale): number[] {
  return Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step);
}

/** The position of each number, as a fraction of the scale, and its text. */
export const listLabels = (scale: Scale, format: (number: number) => string = String) =>
  listNumbers(scale).map((number) => [number / scale.end, format(number)] as const);

/** The positions of the numbers, as fractions of the scale. */
export const listGridPositions = (scale: Scale) =>
  listNumbers(scale).map((number) => number / scale.end);
