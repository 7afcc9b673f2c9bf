/** Without case and accents, so that "resume" finds "Résumé". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word of the query is somewhere in the text, whole or begun. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => folded.includes(word));
}
