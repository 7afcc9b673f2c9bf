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
let matches: HTMLElement[] = [];
let announcement: ReturnType<typeof setTimeout>;

function getItemText(item: HTMLElement): string {
  const group = item.closest('[data-search-group]') as HTMLElement;
  // In plain text, the words of neighboring elements would run together.
  return `${item.innerHTML.replace(/<[^>]*>/g, ' ')} ${group.dataset.searchGroup}`;
}

function filter() {
  const isMatch = matchTexts(items.map(getItemText), input.value);
  matches = items.filter((_, index) => isMatch[index]);
  for (const item of items) item.hidden = !matches.includes(item);
  // A screen reader announces the count once typing pauses, not at each letter.
  clearTimeout(announcement);
  announcement = setTimeout(announce, 400);
}

function announce() {
  clearTimeout(announcement);
  const text =
    input.value.trim() &&
    (matches.length ? formatCount(search.found, matches.length) : search.none);
  // A screen reader would announce the same text again.
  if (count.value !== text) count.value = text;
}

function clear() {
  input.value = '';
  filter();
  announce();
  input.focus();
}

/** Moves the focus to the first match, which also closes the keyboard of a phone. */
function goToFirstMatch(event: Event) {
  event.preventDefault();
  announce();
  const first = count.value && items.find(({ offsetHeight }) => offsetHeight);
  if (!first) return;
  const heading = first.querySelector('h3,h4,a,summary') as HTMLElement;
  const title = heading.querySelector('a') ?? heading;
  // Without the attribute, a heading without a link cannot have the focus.
  if (title.tabIndex < 0) title.tabIndex = -1;
  // Also shows the heading of its section, if there is room for both.
  document.getElementById('matches')?.scrollIntoView();
  title.focus();
}

input.oninput = filter;
button.onclick = clear;
link.onclick = goToFirstMatch;
// Not every browser clears a search box on Escape. Input methods use Escape and Enter too.
input.onkeydown = (event) => {
  if (event.isComposing) return;
  if (event.key === 'Escape') clear();
  if (event.key === 'Enter') goToFirstMatch(event);
};
// The visitor may have typed before this ran, or the browser may restore the text on Back.
addEventListener('pageshow', filter);
