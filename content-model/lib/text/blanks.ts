/**
 * A blank is a field that the owner has yet to fill in: in its file, nothing follows its colon. While content is checked and
 * rendered, a character from a private-use area of Unicode stands for it, so a blank fits wherever a text does. This
 * module alone knows these characters. Their numbers are the indexes of the blanks.
 */
export interface Blank {
  /** What belongs there, for the person who fills it in. */
  hint: string;
  /** Its file below the content folder, and its path there. */
  file: string;
  path: readonly (string | number)[];
}

const firstCode = 0xf0000;
const marks = /[\u{F0000}-\u{FFFFD}]/gu;

/** The character that stands for a blank. */
export const createBlankMark = (index: number): string => String.fromCodePoint(firstCode + index);

export const hasBlank = (text: string): boolean => text.search(marks) !== -1;

/** Replaces each mark in a text. The replacement gets the index of its blank. */
export const replaceBlankMarks = (text: string, replace: (index: number) => string): string =>
  text.replaceAll(marks, (mark) => replace((mark.codePointAt(0) ?? firstCode) - firstCode));

/** The indexes of the blanks in a text, in order. */
export const listBlankMarks = (text: string): number[] =>
  Array.from(text.matchAll(marks), ([mark]) => (mark.codePointAt(0) ?? firstCode) - firstCode);

/** A text with the hint of each blank in brackets, for titles, data and files that cannot show a marked word. */
export const showHints = (text: string, blanks: readonly Blank[]): string =>
  replaceBlankMarks(text, (index) => `[${blanks[index]?.hint ?? ''}]`);
