import { search } from 'virtual:labels';
import { findPart } from '../lib/page/find-part.ts';
import { matchTexts } from '../lib/search/search-words.ts';
import { formatCount } from '../lib/text/number-words.ts';

/*
 * The search box of a page hides the items that do not match. The style sheet hides groups that
 * become empty, and shows a hint if nothing is left. Nothing is stored or sent, and the URL does
 * not change.
 */
const input = findPart<HTMLInputElement>('search-field');
const count = findPart<HTMLOutputElement>('search-count');
const link = findPart('search-go');
const button = findPart('search-clear');
const items = [...document.querySelectorAll<HTMLElement>('[data-search-item]')];
/** Items with the same name are one thing shown in two places: show or hide both, count one. */
const thingOf = (item: HTMLElement) => item.dataset.searchItem || item;
let found = new Set<unknown>();
let waiting: ReturnType<typeof setTimeout>;

function textOf(item: HTMLElement): string {
  const group = item.closest('[data-search-group]') as HTMLElement;
  // In plain text, the words of neighboring elements would run together.
  return `${item.innerHTML.replace(/<[^>]*>/g, ' ')} ${group.dataset.searchGroup}`;
}

function filter() {
  const isMatch = matchTexts(items.map(textOf), input.value);
  found = new Set(items.filter((_, at) => isMatch[at]).map(thingOf));
  for (const item of items) item.hidden = !found.has(thingOf(item));
  // Let a screen reader say the count once typing pauses, not at each letter.
  clearTimeout(waiting);
  waiting = setTimeout(say, 400);
}

function say() {
  clearTimeout(waiting);
  const text =
    input.value.trim() && (found.size ? formatCount(search.found, found.size) : search.none);
  // A screen reader would say the same text again.
  if (count.value !== text) count.value = text;
}

function clear() {
  input.value = '';
  filter();
  say();
  input.focus();
}

/** Moves on to the first match, which also closes the keyboard of a phone. */
function go(event: Event) {
  event.preventDefault();
  say();
  const first = count.value && items.find(({ offsetHeight }) => offsetHeight);
  if (!first) return;
  const heading = first.querySelector('h3,h4,a,summary') as HTMLElement;
  const title = heading.querySelector('a') ?? heading;
  // Without the attribute, a heading without a link cannot have the focus.
  if (title.tabIndex < 0) title.tabIndex = -1;
  // With the heading of its section, if there is room for both.
  document.getElementById('matches')?.scrollIntoView();
  title.focus();
}

input.oninput = filter;
button.onclick = clear;
link.onclick = go;
// Not every browser clears a search box on Escape. Input methods use both keys too, so leave them to
// those.
input.onkeydown = (event) => {
  if (event.isComposing) return;
  if (event.key === 'Escape') clear();
  if (event.key === 'Enter') go(event);
};
// The visitor may have typed before this ran, or the browser may restore the text on Back.
addEventListener('pageshow', filter);
