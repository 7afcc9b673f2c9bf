import { matches } from '../lib/search/search-words.ts';

/*
 * The search box of a page hides the items that do not match. The style sheet hides groups that
 * become empty, and shows a hint if nothing is left. Nothing is stored or sent, and the URL does
 * not change.
 */
type Parts = [HTMLInputElement, HTMLOutputElement, HTMLButtonElement];
const parts = 'search input,output,search button';
const [input, count, button] = document.querySelectorAll(parts) as unknown as Parts;
const items = [...document.querySelectorAll<HTMLElement>('[data-search-item]')];
/** Items with the same name are one thing shown in two places: show or hide both, count one. */
const thingOf = (item: HTMLElement) => item.dataset.searchItem || item;
const all = new Set(items.map(thingOf)).size;

function filter() {
  const query = input.value;
  const isMatch = (item: HTMLElement) => {
    const group = item.closest('[data-search-group]') as HTMLElement;
    // In plain text, the words of neighboring elements would run together.
    const text = item.innerHTML.replace(/<[^>]*>/g, ' ');
    return matches(`${text} ${group.dataset.searchGroup}`, query);
  };
  const found = new Set(items.filter(isMatch).map(thingOf));
  for (const item of items) item.hidden = !found.has(thingOf(item));
  // Let a screen reader say the count once typing pauses, not at each letter.
  setTimeout(() => {
    if (query === input.value && (query || count.value))
      count.value = `${found.size || 'None'} of ${all} match`;
  }, 400);
}

function clear() {
  input.value = '';
  filter();
  input.focus();
}

input.oninput = filter;
button.onclick = clear;
// Not every browser clears a search box on Escape. Input methods use Escape too, so leave it to
// them.
input.onkeydown = ({ key, isComposing }) => {
  if (key === 'Escape' && !isComposing) clear();
};
// The visitor may have typed before this ran, or the browser may restore the text on Back.
addEventListener('pageshow', filter);
