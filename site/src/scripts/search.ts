import { matches } from '../lib/search/search-words.ts';

/*
 * The search box of a page: hides what does not match what is typed. The style sheet hides the groups
 * that this leaves empty, and shows what to do where nothing is left. Nothing is stored or sent, and
 * the address stays as it is.
 */
type Parts = [HTMLInputElement, HTMLOutputElement, HTMLButtonElement];
const parts = 'search input,output,search button';
const [input, count, button] = document.querySelectorAll(parts) as unknown as Parts;
const items = [...document.querySelectorAll<HTMLElement>('[data-search-item]')];
/** What stands in two places has one name in both: it is one thing, found in both or in neither. */
const thingOf = (item: HTMLElement) => item.dataset.searchItem || item;
const all = new Set(items.map(thingOf)).size;
let announcing: ReturnType<typeof setTimeout>;

function filter() {
  const query = input.value;
  const isMatch = (item: HTMLElement) => {
    const group = item.closest('[data-search-group]') as HTMLElement;
    // As plain text, words of neighboring elements would run together.
    const text = item.innerHTML.replace(/<[^>]*>/g, ' ');
    return matches(`${text} ${group.dataset.searchGroup}`, query);
  };
  const found = new Set(items.filter(isMatch).map(thingOf));
  for (const item of items) item.hidden = !found.has(thingOf(item));
  // A screen reader should say the count once typing pauses, not at each letter.
  clearTimeout(announcing);
  announcing = setTimeout(() => {
    if (query || count.value) count.value = `${found.size || 'None'} of ${all} match`;
  }, 400);
}

function clear() {
  input.value = '';
  filter();
  input.focus();
}

input.oninput = filter;
button.onclick = clear;
// Not every browser clears a search box on Escape, and an input method uses that key for itself.
input.onkeydown = ({ key, isComposing }) => {
  if (key === 'Escape' && !isComposing) clear();
};
// Something may have been typed before this ran, or be put back when the visitor comes back.
addEventListener('pageshow', filter);
