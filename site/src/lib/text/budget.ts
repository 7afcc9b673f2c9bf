/** The amounts in a text: "$10k - $25k", "10.000 bis 25.000 €", "More than €80,000". */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(/(\d+(?:[.,\s\u00a0\u202f]\d{3})*)\s?(k|tsd)?/gi)].map(
    ([, digits = '', thousand]) => Number(digits.replace(/\D/g, '')) * (thousand ? 1000 : 1),
  );
}

/**
 * Which option the middle of a price is in, or -1. An option with one amount ends there if a larger
 * one follows, and begins there if not.
 */
export function budgetFor(price: string, options: readonly string[]): number {
  const [least = Number.NaN, most = least] = amountsIn(price);
  const middle = (least + most) / 2;
  const ranges = options.map(amountsIn);
  return ranges.findIndex(([first = Number.NaN, last], index) => {
    if (last !== undefined) return first <= middle && middle <= last;
    return ranges[index + 1] ? middle <= first : middle >= first;
  });
}
