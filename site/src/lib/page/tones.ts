export type Tone = 'paper' | 'sunk';

/** Assigns a tone to each band of a page, so that neighbors differ. A band without content does not count. */
export function assignTones<const Bands extends readonly unknown[]>(first: Tone, bands: Bands) {
  let next: Tone = first;
  const tones = bands.map((band) => {
    const current = next;
    if (band) next = next === 'paper' ? 'sunk' : 'paper';
    return current;
  });
  return tones as { [Index in keyof Bands]: Tone };
}
