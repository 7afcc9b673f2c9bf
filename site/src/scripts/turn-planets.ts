/** Shows a day, and reads the position of one planet, counted from 1. */
type Show = (day: number, planet?: number) => void;

/** One turn of the handle, in days. */
const year = 365.25;

/** Turns the planets to today, and lets the visitor turn them on: by the slider, its keys, or the rim. */
export function turnPlanets(instrument: HTMLElement, show: Show, today: number): void {
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
  let frame: number;

  const inRange = (any: number) => Math.min(Math.max(any, Number(input.min)), Number(input.max));
  function showDay(next: number) {
    day = inRange(next);
    show(day, planet);
  }

  /** Goes to the day that the visitor has chosen. */
  function turnTo(next: number) {
    cancelAnimationFrame(frame);
    showDay(next);
    // If the visitor's clock is outside of the range, there is no way back to today.
    back.hidden = input.valueAsNumber === today || inRange(today) !== today;
  }

  /** Runs to today. In every frame, the drawing and all that is written are of the same day. */
  function glide(from: number, length: number) {
    cancelAnimationFrame(frame);
    back.hidden = true;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return showDay(today);
    let started: number;
    const step = (now: number) => {
      started ??= now;
      const left = Math.max(1 - (now - started) / length, 0);
      showDay(today + (from - today) * left ** 3);
      if (left > 0) frame = requestAnimationFrame(step);
    };
    showDay(from);
    frame = requestAnimationFrame(step);
  }

  // One year of Mercury.
  glide(today - 88, 3000);
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
    glide(day, 900);
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
      // It stops in the visitor's hand.
      turnTo(day);
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
      show(day, planet);
    };
    link.addEventListener('pointermove', pick);
    link.addEventListener('focus', pick);
  });
}
