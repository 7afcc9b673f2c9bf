/**
 * The words of a text, without case and accents. In capitals, because that makes "SS" of "ß" and an
 * I of the Turkish one; the letters replaced one by one are those that Unicode does not take apart
 * into a letter and a mark. An email is also a mail, however it is spelled.
 */
function wordsOf(text: string): string[] {
  const folded = text
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/Ł/g, 'L')
    .replace(/Ø/g, 'O')
    .replace(/\b(E-?)?MAIL/g, 'MAIL EMAIL');
  // Without a letter or digit it stands for itself, which is in no words; blank, it is in all.
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [text.trim()];
}

/**
 * Whether every word of the query begins a word of the text, apart from an ending like a plural:
 * "invoices" finds "invoice", and "pricing" finds "price". A blank query matches everything.
 */
export function matches(text: string, query: string): boolean {
  const words = ` ${wordsOf(text).join(' ')}`;
  return wordsOf(query).every((word) =>
    words.includes(` ${word.replace(/(...)(I?E?S|ING)$/, '$1')}`),
  );
}
