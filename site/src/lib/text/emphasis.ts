interface Run {
  text: string;
  emphasized: boolean;
}

/** The same text without its marks. */
export const removeEmphasis = (text: string) => text.replaceAll('*', '');

/** Splits "We build *working models*." into plain and emphasized runs. */
export function splitEmphasis(text: string): Run[] {
  return text
    .split('*')
    .map((text, index) => ({ text: text, emphasized: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

/** The same, but punctuation after emphasized words is emphasized too, as in print. */
export function splitPrintedEmphasis(text: string): Run[] {
  return splitEmphasis(text.replaceAll(/\*([^*]+)\*([.,:;!?…]*)/g, '*$1$2*'));
}
