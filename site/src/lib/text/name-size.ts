/**
 * Which size the company's name has in the header of a phone, so that it fits there in two lines without
 * breaking a word. A short name has the usual size; instead of the longest, there is only the mark.
 */
export function nameSize(name: string): 'middle' | 'long' | 'longest' | undefined {
  const word = Math.max(...name.split(' ').map(({ length }) => length));
  if (name.length > 16 || word > 11) return 'longest';
  if (name.length > 9) return 'long';
  return name.length > 6 ? 'middle' : undefined;
}
