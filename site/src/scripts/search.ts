import { matches } from '../lib/search/search-words.ts';

/*
 * The search box of a page: hides what does not match what is typed; the style sheet hides the
 * groups that this leaves empty. Nothing is stored or sent, and the address stays as it is. Without
 * this script the box is not there.
 */
const box = document.querySelector<HTMLElement>('search');
const input = box?.querySelector('input');
const count = box?.querySelector('output');
const none = box?.querySelector<HTMLElement>('[data-search-none]');
const items = [...document.querySelectorAll<HTMLElement>('[data-search-item]')];
/** How many things these are: what stands in two places has one name in both. */
const countOf = (some: HTMLElement[]) =>
  new Set(some.map((item) => item.dataset.searchItem || item)).size;
const all = countOf(items);
let announcing: ReturnType<typeof setTimeout>;

if (box && input && count && none) {
  const filter = () => {
    const query = input.value;
    for (const item of items) {
      const group = item.closest<HTMLElement>('[data-search-group]')?.dataset.searchGroup;
      item.hidden = !matches(`${item.textContent} ${group}`, query);
    }
    const found = countOf(items.filter((item) => !item.hidden));
    none.hidden = found > 0;
    // A screen reader should say the count once typing pauses, not at each letter.
    clearTimeout(announcing);
    announcing = setTimeout(() => {
      const text = found ? `${found} of ${all} match` : 'Nothing here matches';
      count.textContent = query.trim() ? text : count.textContent && `All ${all} shown`;
    }, 400);
  };
  const clear = () => {
    input.value = '';
    filter();
    input.focus();
  };
  input.oninput = filter;
  // Not every browser clears a search box by Escape, which an input method takes for itself.
  input.onkeydown = ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing) clear();
  };
  none.querySelector('button')?.addEventListener('click', clear);
  // The browser puts back what was typed when the visitor comes back to the page.
  addEventListener('pageshow', filter);
  box.hidden = false;
}
