import { roundScale } from './round-scale.ts';

/** How many powers of ten a scale needs, so that its largest number is not at the very end. */
export function decadesFor(values: readonly number[]): number {
  return Math.floor(Math.log10(Math.max(...values))) + 1;
}

/** The position of a number on a logarithmic scale: 0 for the number 1, and 1 after all decades. */
export function logPosition(value: number, decades: number): number {
  return Math.log10(value) / decades;
}

/** Where the powers of ten are on a scale, from 1 on. */
export const powersOn = (decades: number) =>
  Array.from({ length: decades + 1 }, (_, exponent) => exponent / decades);

/** The powers of ten that have a number on a scale, each with its place. */
export const numbersOnPowers = (decades: number) => {
  const { step } = roundScale(decades, 1, 8);
  return powersOn(decades)
    .map((at, exponent) => [at, powerLabel(exponent)] as const)
    .filter((_, exponent) => exponent % step === 0);
};

/** A short label for a power of ten: 1, 10, 100, 1k, 10k, 100k, 1M. */
function powerLabel(exponent: number): string {
  const unit = ['', 'k', 'M', 'G'][Math.floor(exponent / 3)] ?? `e${3 * Math.floor(exponent / 3)}`;
  return `${10 ** (exponent % 3)}${unit}`;
}
