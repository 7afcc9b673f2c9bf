/** How many powers of ten a scale needs, so that its largest number is not at the very end. */
export function decadesFor(values: readonly number[]): number {
  return Math.floor(Math.log10(Math.max(...values))) + 1;
}

/** The position of a number on a logarithmic scale: 0 for the number 1, and 1 after all decades. */
export function logPosition(value: number, decades: number): number {
  return Math.log10(value) / decades;
}

/** A short label for a power of ten: 1, 10, 100, 1k, 10k, 100k, 1M. */
export function powerLabel(exponent: number): string {
  const unit = ['', 'k', 'M', 'G'][Math.floor(exponent / 3)] ?? `e${3 * Math.floor(exponent / 3)}`;
  return `${10 ** (exponent % 3)}${unit}`;
}
