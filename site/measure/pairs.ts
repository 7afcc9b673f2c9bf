/** How two things compare that were measured in turn. */
export interface Comparison {
  ours: number;
  theirs: number;
  /** Ours divided by theirs. */
  ratio: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
};

/**
 * Measures two things in pairs, in the order ABBA, so that a busy machine slows both equally. The
 * result is the ratio of the medians. Each is measured once before, for warm caches.
 */
export async function inPairs(
  pairs: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Comparison> {
  const values: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  await theirs();
  await ours();
  for (let pair = 0; pair < pairs; pair++) {
    if (pair % 2) values.ours.push(await ours());
    values.theirs.push(await theirs());
    if (pair % 2 === 0) values.ours.push(await ours());
  }
  const [a, b] = [median(values.ours), median(values.theirs)];
  return { ours: a, theirs: b, ratio: a / b };
}
