/**
 * The words of a text without case and accents. Upper case turns "ß" into "SS" and the Turkish
 * dotless "ı" into a plain I. The letters replaced one by one are those that Unicode does not
 * decompose into a letter and a mark. "Email", "e-mail" and "mail" all find each other.
 */
function splitWords(text: string): string[] {
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
 * The stem of a word: the same for "cancel", "cancels", "cancelled" and "cancelling". Both sides of a
 * comparison lose the same endings and must then be equal, so a word that only looks inflected does no harm
 * in any language. The endings are English and German.
 */
const stemWord = (word: string) =>
  word
    .replace(/(..[HSX])ES$|(...)S$/, '$1$2')
    .replace(/(...)(?:ING|UNG(?:EN)?)$|(....)E[DNR]?$/, '$1$2')
    .replace(/(..)(.)\2$/, '$1$2')
    .replace(/I$/, 'Y');

/** Whether two words are the same apart from their endings. "Docs" also finds "documentation". */
const isSameWord = (word: string, queryWord: string) =>
  word.startsWith(queryWord.replace(/(...)S$/, '$1')) || stemWord(word) === stemWord(queryWord);

/** Whether two long words begin alike ("subscribe", "subscription"), or differ in one letter. */
function isSimilar(word: string, queryWord: string): boolean {
  if (queryWord.length > 6 && word.startsWith(queryWord.slice(0, 6))) return true;
  let at = 0;
  while (at < queryWord.length && word[at] === queryWord[at]) at++;
  // Almost any short word is one letter away from another one.
  if (at === 0 || queryWord.length < 5) return false;
  const isEqualAfter = (skipped: number, skippedInQuery: number) => {
    const remaining = queryWord.slice(at + skippedInQuery);
    const actual = word.slice(at + skipped);
    return actual === remaining || (remaining.length > 2 && actual.startsWith(remaining));
  };
  const isSwapped = word[at] === queryWord[at + 1] && word[at + 1] === queryWord[at];
  return (
    isEqualAfter(1, 1) ||
    isEqualAfter(1, 0) ||
    isEqualAfter(0, 1) ||
    (isSwapped && isEqualAfter(2, 2))
  );
}

/**
 * Tells which of the texts have every word of the query: as the beginning of a word, or another form of it. A
 * word that no text has may be misspelled, so it also finds similar words. A blank query finds all texts.
 */
export function matchTexts(texts: readonly string[], query: string): boolean[] {
  const wordsByText = texts.map(splitWords);
  const matchesByQueryWord = splitWords(query).map((queryWord) => {
    const matchAll = (isLike: typeof isSameWord) =>
      wordsByText.map((words) => words.some((word) => isLike(word, queryWord)));
    const exact = matchAll(isSameWord);
    return exact.includes(true) ? exact : matchAll(isSimilar);
  });
  return texts.map((_, at) => matchesByQueryWord.every((matches) => matches[at]));
}
