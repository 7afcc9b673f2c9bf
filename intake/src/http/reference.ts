/** The short name of a stored message, which visitors can quote: "7F3A-9C21-4B". */
export function referenceOf(id: string): string {
  const digits = id.replaceAll('-', '').slice(0, 10).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`;
}
