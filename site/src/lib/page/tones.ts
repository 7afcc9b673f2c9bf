export type Tone = 'paper' | 'sunk';

/** Assigns a tone to each band of a page, so that neighbors differ. A band without content does not count. */
export function assignTones(first: Tone, bands: readonly unknown[]): Tone[] {
  let next: Tone = first;
  return bands.map((band) => {
    const current = next;
    if (band) next = next === 'paper' ? 'sunk' : 'paper';
    return current;
  });
}
