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
 * What the forms of a word have in common: "cancel", "cancels", "cancelled" and "cancelling". Both
 * sides of a comparison lose the same endings and must then be equal, so a word that only looks
 * inflected does no harm, in whatever language. The endings are English and German.
 */
const stemOf = (word: string) =>
  word
    .replace(/(..[HSX])ES$|(...)S$/, '$1$2')
    .replace(/(...)(?:ING|UNG(?:EN)?)$|(....)E[DNR]?$/, '$1$2')
    .replace(/(..)(.)\2$/, '$1$2')
    .replace(/I$/, 'Y');

/** "Docs" begins "documentation", in spite of its plural. */
const isForm = (word: string, wanted: string) =>
  word.startsWith(wanted.replace(/(...)S$/, '$1')) || stemOf(word) === stemOf(wanted);

/** Whether a long word begins alike ("subscribe", "subscription"), or one letter is wrong. */
function isNear(word: string, wanted: string): boolean {
  if (wanted.length > 6 && word.startsWith(wanted.slice(0, 6))) return true;
  let at = 0;
  while (at < wanted.length && word[at] === wanted[at]) at++;
  // Almost any short word is one letter away from another one.
  if (at === 0 || wanted.length < 5) return false;
  const goesOn = (skipped: number, skippedWanted: number) => {
    const rest = wanted.slice(at + skippedWanted);
    const actual = word.slice(at + skipped);
    return actual === rest || (rest.length > 2 && actual.startsWith(rest));
  };
  const isSwapped = word[at] === wanted[at + 1] && word[at + 1] === wanted[at];
  return goesOn(1, 1) || goesOn(1, 0) || goesOn(0, 1) || (isSwapped && goesOn(2, 2));
}

/**
 * Which of the texts have every word of the query: the beginning of a word, or another form of it.
 * A word that none of the texts has may be misspelled, so it also finds its neighbors. A blank query
 * finds all texts.
 */
export function matching(texts: readonly string[], query: string): boolean[] {
  const all = texts.map(wordsOf);
  const found = wordsOf(query).map((wanted) => {
    const having = (isLike: typeof isForm) =>
      all.map((words) => words.some((word) => isLike(word, wanted)));
    const exact = having(isForm);
    return exact.includes(true) ? exact : having(isNear);
  });
  return texts.map((_, at) => found.every((one) => one[at]));
}
