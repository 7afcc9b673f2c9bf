import { circle, onDial, type Point, polyline, round, segments } from './geometry.ts';

const axis = 'M0 45H240';

/** A lens and an iris: light from the left meets in the middle of the iris. */
function lensAndIris(): string {
  const iris: Point = [176, 45];
  const around = (radius: number, degrees: number): Point => {
    const [x, y] = onDial(radius, degrees);
    return [iris[0] + x, iris[1] + y];
  };
  const blades = Array.from(
    { length: 10 },
    (_, index) => [around(36, index * 36), around(14, index * 36 + 70)] as const,
  );
  const rays = [18, 31, 59, 72].map((y) => polyline([[0, y], [70, y], iris]));
  return [
    'M70 6Q88 45 70 84Q52 45 70 6Z',
    ...rays,
    circle(iris, 42),
    circle(iris, 36),
    segments(blades),
  ].join('');
}

/** A wheel that drives a piston: each turn is one stroke. */
function crankAndPiston(): string {
  const hub: Point = [64, 45];
  const [dx, dy] = onDial(24, 52);
  const pin: Point = [hub[0] + dx, hub[1] + dy];
  return [
    circle(hub, 36),
    circle(hub, 31),
    circle(hub, 6),
    circle(pin, 5),
    polyline([hub, pin]),
    polyline([
      [pin[0], pin[1] - 4],
      [182, 42],
    ]),
    polyline([
      [pin[0], pin[1] + 4],
      [182, 48],
    ]),
    'M182 30H214V60H182ZM150 28H240M150 62H240M188 30V60M194 30V60',
  ].join('');
}

/** A horn: it opens ever faster, and its waves leave it as circles. */
function horn(): string {
  const flare = (side: 1 | -1) => {
    const at = (height: number) => 45 + side * height;
    return `M20 ${at(4)}C63 ${at(4)} 107 ${at(8)} 150 ${at(40)}`;
  };
  const waves = [44, 58, 72, 86].map((radius) => {
    const reach = radius * Math.sin(0.62);
    const x = 120 + radius * Math.cos(0.62);
    return `M${round(x)} ${round(45 - reach)}A${radius} ${radius} 0 0 1 ${round(x)} ${round(45 + reach)}`;
  });
  return [flare(1), flare(-1), 'M150 5V85', ...waves].join('');
}

/** By the icon of a product. */
const instruments: Readonly<Record<string, () => string>> = {
  eye: lensAndIris,
  workflow: crankAndPiston,
  megaphone: horn,
};

export const hasInstrument = (icon: string) => icon in instruments;

/** The engraving of a product, in place of its icon. */
export function Instrument({ icon }: { icon: string }) {
  return (
    <svg viewBox="0 0 240 90" aria-hidden="true">
      <path d={axis + instruments[icon]?.()} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
