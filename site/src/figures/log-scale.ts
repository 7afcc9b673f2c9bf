import { createRoundScale } from './round-scale.ts';

/** The number of powers of ten that a scale needs, so that its largest number is not at the very end. At least one. */
export function countDecades(values: readonly number[]): number {
  return Math.floor(Math.log10(Math.max(1, ...values))) + 1;
}

/** The position of a number on a logarithmic scale: 0 for the number 1, and 1 after all decades. */
export function calculateLogPosition(value: number, decades: number): number {
  return Math.log10(value) / decades;
}

/** The positions of the powers of ten on a scale, from 1 on. */
export const listPowers = (decades: number) =>
  Array.from({ length: decades + 1 }, (_, exponent) => exponent / decades);

/** The powers of ten that are written on a scale, each with its position. */
export const listPowerLabels = (decades: number) => {
  const { step } = createRoundScale(decades, 1, 8);
  return listPowers(decades)
    .map((position, exponent) => [position, formatPower(exponent)] as const)
    .filter((_, exponent) => exponent % step === 0);
};

/** A short label for a power of ten: 1, 10, 100, 1k, 10k, 100k, 1M. */
function formatPower(exponent: number): string {
  const unit = ['', 'k', 'M', 'G'][Math.floor(exponent / 3)] ?? `e${3 * Math.floor(exponent / 3)}`;
  return `${10 ** (exponent % 3)}${unit}`;
}
