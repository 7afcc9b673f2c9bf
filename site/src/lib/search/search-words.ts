/**
 * The words of a text without case and accents. Upper case turns "ß" into "SS" and the Turkish
 * dotless "ı" into a plain I. The letters replaced one by one are those that Unicode does not
 * decompose into a letter and a mark. "Email", "e-mail" and "mail" all find each other.
 */
function wordsOf(text: string): string[] {
  const folded = text
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/Ł/g, 'L')
    .replace(/Ø/g, 'O')
    .replace(/\b(E-?)?MAIL/g, 'MAIL EMAIL');
  // A query of only punctuation stands for itself and matches nothing. A blank one matches
  // everything.
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [text.trim()];
}

/**
 * Whether every word of the query begins a word of the text, ignoring endings such as plurals:
 * "invoices" finds "invoice", and "pricing" finds "price". A blank query matches everything.
 */
export function matches(text: string, query: string): boolean {
  const words = ` ${wordsOf(text).join(' ')}`;
  return wordsOf(query).every((word) =>
    words.includes(` ${word.replace(/(...)(I?E?S|ING)$/, '$1')}`),
  );
}
