const numerals = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** The Roman numeral of a plate: 4 is IV. */
export function roman(value: number): string {
  let rest = value;
  let text = '';
  for (const [numeral, worth] of numerals) {
    while (rest >= worth) {
      text += numeral;
      rest -= worth;
    }
  }
  return text;
}
