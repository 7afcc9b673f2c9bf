/** The tel: link for a phone number as people write it. */
export function tel(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
