interface Run {
  text: string;
  emphasized: boolean;
}

/** The same text without its marks. */
export const withoutEmphasis = (text: string) => text.replaceAll('*', '');

/** Splits "We build *working models*." into plain and emphasized runs. */
export function emphasisRuns(text: string): Run[] {
  return text
    .split('*')
    .map((part, index) => ({ text: part, emphasized: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

/** The runs as they are set: the marks after emphasized words are set like them, as in print. */
export function setRuns(text: string): Run[] {
  return emphasisRuns(text.replaceAll(/\*([^*]+)\*([.,:;!?…]*)/g, '*$1$2*'));
}
