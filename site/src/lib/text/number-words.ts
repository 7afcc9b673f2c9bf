const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A small number in words, for headings. Numbers above twenty stay in digits. */
function numberWords(value: number): string {
  return words[value] ?? String(value);
}

/** "All six services", "Both products", "The one product". */
export function allInWords(count: number, thing: string): string {
  if (count === 1) return `The one ${thing}`;
  return `${count === 2 ? 'Both' : `All ${numberWords(count)}`} ${thing}s`;
}

/** "Eight to fifteen weeks". */
export function weeksInWords(least: number, most: number): string {
  const span =
    least === most ? numberWords(least) : `${numberWords(least)} to ${numberWords(most)}`;
  return `${span.charAt(0).toUpperCase()}${span.slice(1)} week${most === 1 ? '' : 's'}`;
}
