export interface Scale {
  /** What the far end of the scale stands for. */
  end: number;
  /** From one number along it to the next. */
  step: number;
}

/**
 * A scale that reaches what is drawn on it. Its step is doubled until there are few enough numbers
 * along it to be read, and it ends at one of them.
 */
export function roundScale(reach: number, smallestStep: number, mostSteps: number): Scale {
  let step = smallestStep;
  while (Math.ceil(reach / step) > mostSteps) step *= 2;
  return { end: step * Math.ceil(reach / step), step };
}

/** The numbers along a scale, both ends included. */
export function numbersOn({ end, step }: Scale): number[] {
  return Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step);
}
