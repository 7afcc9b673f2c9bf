const numerals = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** The Roman numeral of a plate: 4 is IV. */
export function formatRoman(value: number): string {
  let remaining = value;
  let text = '';
  for (const [numeral, amount] of numerals) {
    while (remaining >= amount) {
      text += numeral;
      remaining -= amount;
    }
  }
  return text;
}
