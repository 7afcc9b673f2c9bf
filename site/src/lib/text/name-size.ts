/**
 * Chooses the font size of the company's name in the header on a phone, so that it fits in two lines without
 * breaking a word. Undefined for a short name, which has the usual size; instead of the longest, there is
 * only the mark.
 */
export function chooseNameSize(name: string): 'middle' | 'long' | 'longest' | undefined {
  const longestWord = Math.max(...name.split(' ').map(({ length }) => length));
  if (name.length > 16 || longestWord > 11) return 'longest';
  if (name.length > 9) return 'long';
  return name.length > 6 ? 'middle' : undefined;
}
