import { rule } from 'virtual:labels';
import { amountsIn, budgetFor } from '../lib/text/budget.ts';
import { roman } from '../lib/text/roman.ts';
import styles from './slide-rule.css?inline';

/*
 * Draws the table of services as a slide rule. A glass cursor stands on a service; the scales of
 * weeks and price slide until the middle of what it takes is under the hairline, with the whole range
 * as an error bar. The control is a native slider over all of it.
 */
const place = document.querySelector('[data-rule]') as HTMLElement;
const table = place.querySelector('table') as HTMLTableElement;
const ask = place.querySelector(':scope > a') as HTMLAnchorElement;
const rows = [...(table.tBodies[0]?.rows ?? [])];
/** Service and budget, if this is the page of the form. */
const lists = [...document.querySelectorAll<HTMLSelectElement>('[data-form] select')];

function add<Name extends keyof HTMLElementTagNameMap>(parent: Element, name: Name, text = '') {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const drawing = document.createElement('div');
drawing.className = 'slide-rule';
const body = add(drawing, 'div');
// For the eye only: the slider says all of it.
const names = add(body, 'ol');
names.ariaHidden = 'true';
rows.forEach((row, index) => {
  const item = add(names, 'li');
  add(item, 'b', roman(index + 1));
  add(item, 'span', row.cells[0]?.textContent ?? '');
});

/** Each scale with its slide, and the bar on it. */
const scales = [...(table.tHead?.rows[0]?.cells ?? [])].flatMap((head, column) => {
  const ticks = head.dataset.ticks?.split('|');
  if (!ticks) return [];
  const scale = add(body, 'div');
  scale.ariaHidden = 'true';
  add(scale, 'small', head.textContent ?? '');
  const slide = add(scale, 'ul');
  ticks.forEach((text, index) => {
    add(slide, 'li', text).style.left = `${(100 * index) / (ticks.length - 1)}%`;
  });
  slide.style.backgroundSize = `${20 / (ticks.length - 1)}% 0.45rem`;
  const [end = 1] = amountsIn(ticks.at(-1) ?? '');
  return [{ column, end, slide, bar: add(slide, 'li') }];
});

const input = add(body, 'input');
input.type = 'range';
input.min = '0';
input.max = `${rows.length - 1}`;
input.ariaLabel = rule.service;
const cursor = add(body, 'hr');
cursor.style.width = `${100 / rows.length}%`;
// Looks like a heading, but is none.
const reading = add(drawing, 'h4');
reading.role = 'none';

function show(index: number) {
  const row = rows[index] as HTMLTableRowElement;
  const [name = '', ...facts] = [...row.cells].map(({ textContent }) => textContent);
  const middle = (index + 0.5) / rows.length;
  input.valueAsNumber = index;
  cursor.style.left = `${(100 * index) / rows.length}%`;
  for (const { column, end, slide, bar } of scales) {
    const [least = 0, most = least] = amountsIn(row.cells[column]?.textContent ?? '').map(
      (amount) => amount / end,
    );
    // At either end, the whole range stays in sight, and the hairline within it.
    const shift = Math.min(Math.max(middle - (least + most) / 2, 0.01 - least), 0.99 - most);
    slide.style.translate = `${100 * shift}%`;
    bar.style.left = `${100 * least}%`;
    bar.style.width = `${100 * (most - least)}%`;
  }
  input.ariaValueText = `${name}: ${facts.join(', ')}`;
  // No line may begin within a fact.
  reading.textContent = `${name}: ${facts.map((fact) => fact?.replaceAll(' ', '\xa0')).join(', ')}`;
  // On the page of the form, nothing has to be loaded again.
  if (lists.length === 0) ask.search = `?ask=${index + 1}`;
}

input.oninput = () => show(input.valueAsNumber);
// Not every browser moves the slider to where one taps.
input.onclick = ({ offsetX }) =>
  show(Math.min(Math.floor((offsetX / input.offsetWidth) * rows.length), rows.length - 1));

/** Selects the service in the form, and the budget that its usual price is in. */
function choose() {
  const [service, budget] = lists;
  const index = input.valueAsNumber;
  if (service) service.selectedIndex = index + 1;
  if (budget) {
    const price = rows[index]?.lastElementChild?.textContent ?? '';
    const options = [...budget.options].map(({ text }) => text);
    budget.selectedIndex = Math.max(budgetFor(price, options), 0);
  }
}

// The slide rule of another page asks for a service by its number. After a reload or Back, the form
// keeps what the visitor has chosen.
const asked = Number(new URLSearchParams(location.search).get('ask')) - 1;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isAsked = rows[asked] !== undefined && visit?.type === 'navigate';
show(
  isAsked
    ? asked
    : Math.max(
        rows.findIndex((row) => row.ariaCurrent),
        0,
      ),
);
if (isAsked) choose();
table.after(drawing);

ask.onclick = () => {
  choose();
  for (const list of lists) list.dispatchEvent(new Event('change', { bubbles: true }));
};
