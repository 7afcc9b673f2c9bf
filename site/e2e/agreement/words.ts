/** Words and numbers alone, so that a text can be found in whatever form it is written. */
export const wordsOf = (text: string) =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    // "98,765" is 98765 in data.
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/[$€£₹%+]/g, ' $& ')
    .replaceAll(/[^\p{L}\p{N}$€£₹%+]+/gu, ' ')
    .trim()} `;

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A value of the content as a reader sees it: "December 15, 2024" for 2024-12-15. */
export function inWords(value: string | number): string {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return isDate(value)
    ? new Date(value).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    : value;
}
