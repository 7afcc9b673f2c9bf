/** What a phone dials for a number as it is read. */
export function tel(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
