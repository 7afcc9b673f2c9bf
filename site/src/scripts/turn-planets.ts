/** Shows a day, and reads the position of one planet, counted from 1. */
type Show = (day: number, planet?: number) => void;

/** One turn of the handle, in days. */
const year = 365.25;
let isStarted = false;

/** Lets the visitor turn the planets to another day: by the slider, its keys, or the rim. */
export function start(instrument: HTMLElement, show: Show, today: number): void {
  if (isStarted) return;
  isStarted = true;
  const find = (selector: string) => [...instrument.querySelectorAll<HTMLElement>(selector)];
  const [drawing, input, back, reading] = find('svg,input,button,output') as [
    HTMLElement,
    HTMLInputElement,
    HTMLElement,
    HTMLElement,
  ];
  const bodies = find('[data-body]').reverse();
  const items = find('li');
  let day = today;
  let planet: number | undefined;

  function turnTo(next: number) {
    day = Math.min(Math.max(next, Number(input.min)), Number(input.max));
    input.valueAsNumber = Math.round(day);
    show(input.valueAsNumber, planet);
    input.ariaValueText = reading.textContent;
    back.hidden = Math.round(day) === today;
  }

  // Someone may have used the slider before this script was here.
  turnTo(input.value === input.defaultValue ? today : input.valueAsNumber);
  input.addEventListener('input', () => turnTo(input.valueAsNumber));
  input.addEventListener('keydown', (event) => {
    const step = { PageUp: 30, PageDown: -30 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turnTo(day + step);
  });

  back.addEventListener('click', () => {
    // The button is about to be hidden, and must not take the focus with it.
    input.focus({ preventScroll: true });
    const from = day;
    const length = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 900;
    const started = performance.now();
    const glide = (now: number) => {
      const left = 1 - Math.min((now - started) / length, 1);
      turnTo(left > 0 ? today + (from - today) * left ** 3 : today);
      if (left > 0) requestAnimationFrame(glide);
    };
    if (length > 0) requestAnimationFrame(glide);
    else turnTo(today);
  });

  /** The direction of the pointer from the sun, as a part of a turn, counterclockwise. */
  const direction = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = drawing.getBoundingClientRect();
    const x = clientX - left - width / 2;
    const y = clientY - top - height / 2;
    return Math.atan2(-y, x) / (2 * Math.PI);
  };

  for (const grip of find('[data-grip],[data-handle]')) {
    grip.addEventListener('pointerdown', (down) => {
      // A finger may scroll the page with the rim, and turns it with the knob.
      if (down.button !== 0 || (down.pointerType !== 'mouse' && grip.dataset.grip === '')) return;
      down.preventDefault();
      grip.setPointerCapture(down.pointerId);
      let last = direction(down);
      grip.onpointermove = (move) => {
        const next = direction(move);
        // The shorter way around.
        turnTo(day + (((next - last + 1.5) % 1) - 0.5) * year);
        last = next;
      };
      grip.onlostpointercapture = () => {
        grip.onpointermove = null;
      };
    });
  }

  // The planet under the pointer, or with the focus on its name, is the one to read.
  [...bodies, ...items].forEach((element, index) => {
    const own = index % bodies.length;
    const pick = () => {
      planet = own + 1;
      bodies.forEach((body, place) => {
        body.toggleAttribute('data-near', place === own);
      });
      turnTo(day);
    };
    element.addEventListener('pointerenter', pick);
    element.addEventListener('focusin', pick);
    if (element.matches(':hover')) pick();
  });
}
