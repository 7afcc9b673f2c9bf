import { sealOf } from '../figures/seal.ts';

/** As long as a name on this page may be. */
const longest = 60;
const noName = 'A seal without a name';
let isStarted = false;

function set<Kind extends Element>(element: Kind, attributes: object): Kind {
  for (const [key, value] of Object.entries(attributes)) {
    // The names of attributes have hyphens, except this one.
    const name = key === 'pathLength' ? key : key.replace(/[A-Z]/g, (it) => `-${it.toLowerCase()}`);
    element.setAttribute(name, `${value}`);
  }
  return element;
}

const make = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name);

/** The drawing as a file of its own, in the colors of the page. */
function fileOf(drawing: SVGElement, ground: Element, name: string): Blob {
  const file = drawing.cloneNode(true) as SVGElement;
  const { stroke } = getComputedStyle(drawing);
  const { fill, fontFamily } = getComputedStyle(drawing.lastElementChild as Element);
  for (const attribute of ['class', 'role', 'aria-label']) file.removeAttribute(attribute);
  set(file, { width: 640, height: 640, fill: 'none', stroke, strokeWidth: 0.4 });
  // Lines become thicker with the drawing, at whatever size it is shown.
  for (const line of file.querySelectorAll('[vector-effect]')) {
    line.removeAttribute('vector-effect');
  }
  set(file.querySelector('circle') as Element, { fill: getComputedStyle(ground).backgroundColor });
  const text = file.lastElementChild as Element;
  text.removeAttribute('class');
  set(text, { fill, stroke: 'none', fontFamily, fontSize: 16, textAnchor: 'middle' });
  const title = make('title');
  title.textContent = name;
  file.prepend(title);
  return new Blob([new XMLSerializer().serializeToString(file)], { type: 'image/svg+xml' });
}

function save(file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'seal.svg';
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Cuts the seal of whatever name is typed, by the rule that cut the seals on the page. */
export function start(place: HTMLElement): void {
  if (isStarted) return;
  isStarted = true;
  const find = (selector: string) => place.querySelector(selector) as Element;
  const input = find('input') as HTMLInputElement;
  const answer = find('output') as HTMLOutputElement;
  const button = find('button') as HTMLButtonElement;
  const drawing = find('svg') as SVGElement;
  const [lines, text] = drawing.children as unknown as [Element, Element];
  const blank = [...lines.children];
  let name = '';
  let announcing: ReturnType<typeof setTimeout>;

  function cut() {
    // A file may not contain control characters or halves of characters, and a seal of only
    // invisible letters would be empty. The joiner belongs to emoji and to some scripts.
    const typed = input.value.replace(/[\p{Cc}\p{Cs}\p{Cn}]|(?!\u200d)\p{Cf}/gu, ' ').trim();
    name = Array.from(typed).slice(0, longest).join('');
    const { initials, size, figure, edge, shapes } = sealOf(name);
    const shown = shapes.map((shape) => set(make('d' in shape ? 'path' : 'circle'), shape));
    lines.replaceChildren(...(name ? shown : blank));
    text.textContent = initials;
    set(text, { transform: `scale(${size})` });
    drawing.ariaLabel = name ? `The seal of ${name}` : noName;
    button.hidden = !name;
    // Let a screen reader say it once typing pauses, not at each letter.
    clearTimeout(announcing);
    announcing = setTimeout(() => {
      answer.value = name ? `Around the initials: ${figure}. Along the edge: ${edge}.` : '';
    }, 400);
  }

  input.oninput = cut;
  button.onclick = () => save(fileOf(drawing, place, name));
  // Someone may have typed before this script was here.
  cut();
}
