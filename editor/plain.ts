/** A text as it can be compared: without the marks of emphasis, and with one kind of space. */
export const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[*\u00ad\u200b-\u200f\u2060]/g, '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
