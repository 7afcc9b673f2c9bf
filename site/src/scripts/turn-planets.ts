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
  const [drawing, back, input] = find('svg,button,input') as [
    HTMLElement,
    HTMLElement,
    HTMLInputElement,
  ];
  const bodies = find('[data-body]').reverse();
  const items = find('li');
  let day: number;
  let planet: number | undefined;

  const inRange = (any: number) => Math.min(Math.max(any, Number(input.min)), Number(input.max));
  function turnTo(next: number) {
    day = inRange(next);
    show(day, planet);
    // If the visitor's clock is outside of the range, there is no way back to today.
    back.hidden = input.valueAsNumber === today || inRange(today) !== today;
  }

  // Someone may have used the slider before this script was here.
  turnTo(input.valueAsNumber);
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

  // The planet that the pointer points at, or with the focus on its name, is the one to read. The
  // handle is no planet, and a planet that passes below a resting pointer was not pointed at.
  [...bodies, ...items].forEach((element, index) => {
    const own = index % bodies.length;
    const link = element.querySelector('a') as Element;
    const pick = () => {
      planet = own + 1;
      bodies.forEach((body, place) => {
        body.toggleAttribute('data-near', place === own);
      });
      turnTo(day);
    };
    link.addEventListener('pointermove', pick);
    link.addEventListener('focus', pick);
    if (link.matches(':hover')) pick();
  });
}
