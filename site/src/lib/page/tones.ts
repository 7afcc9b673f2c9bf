export type Tone = 'paper' | 'sunk';

/**
 * A tone for each band of a page, so that two neighbors differ. A band that is not there, because its
 * content is empty or undefined, does not count.
 */
export function tonesOf(first: Tone, bands: readonly unknown[]): Tone[] {
  let tone: Tone = first;
  return bands.map((band) => {
    const own = tone;
    if (band) tone = tone === 'paper' ? 'sunk' : 'paper';
    return own;
  });
}
