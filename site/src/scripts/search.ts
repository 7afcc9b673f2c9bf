import { matches } from '../lib/search-words.ts';

/*
 * The search box of a page: hides what does not match what is typed. Nothing is stored or sent, and
 * the address stays as it is. Without this script the box is not there.
 */
const box = document.querySelector<HTMLElement>('search');
const input = box?.querySelector('input');
const count = box?.querySelector('output');
const none = box?.querySelector<HTMLElement>('[data-search-none]');
const items = [...document.querySelectorAll<HTMLElement>('[data-search-item]')];
const groups = document.querySelectorAll<HTMLElement>('[data-search-group]');
let announcing: ReturnType<typeof setTimeout>;

if (box && input && count && none) {
  const filter = () => {
    const query = input.value;
    for (const item of items) {
      const group = item.closest<HTMLElement>('[data-search-group]')?.dataset.searchGroup;
      item.hidden = !matches(`${item.textContent} ${group}`, query);
    }
    for (const group of groups) {
      group.hidden = !group.querySelector('[data-search-item]:not([hidden])');
    }
    const found = items.filter((item) => !item.hidden).length;
    none.hidden = found > 0;
    // A screen reader should say the count once typing pauses, not at each letter.
    clearTimeout(announcing);
    announcing = setTimeout(() => {
      const text = found ? `${found} of ${items.length} match` : 'Nothing on this page matches';
      count.textContent = query.trim() && text;
    }, 400);
  };
  const clear = () => {
    input.value = '';
    filter();
    input.focus();
  };
  input.oninput = filter;
  // Not every browser clears a search box by Escape.
  input.onkeydown = ({ key }) => {
    if (key === 'Escape') clear();
  };
  none.querySelector('button')?.addEventListener('click', clear);
  // The browser puts back what was typed when the visitor comes back to the page.
  addEventListener('pageshow', filter);
  box.hidden = false;
}
