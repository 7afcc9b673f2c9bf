/**
 * Placed before everything that the search box can find, so that its link leads to the first match.
 */
export function SearchTarget() {
  return <div id="matches" />;
}
