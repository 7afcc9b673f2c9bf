/** A text as it can be compared: without the marks of emphasis, and with one kind of space and minus. */
export const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[*\u00ad\u200b-\u200f\u2060]/g, '')
    .replaceAll('−', '-')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
