import engraving from '../engraving.module.css';
import { openCurve, type Point, round } from '../geometry.ts';

const { fine, main, dot, scale } = engraving;

const [left, width, floor] = [-102, 204, 56] as const;

/** The sum of three waves. */
const wave = (fraction: number) =>
  13 * Math.sin((fraction * 0.9 + 0.05) * 2 * Math.PI) +
  7 * Math.sin((fraction * 2.7 + 0.65) * 2 * Math.PI) +
  3 * Math.sin((fraction * 4 + 0.85) * 2 * Math.PI);

const before = (fraction: number): Point => [
  left + fraction * width,
  -26 + (wave(fraction) - wave(0)) * 0.7 - fraction * 14,
];

const after = (fraction: number): Point => {
  const [x, y] = before(fraction);
  return [x, y + 72 * fraction * fraction * (3 - 2 * fraction)];
};

/** Two curves, expected and actual, with lines that mark the difference. */
export function CurvesCover() {
  const ordinates = Array.from({ length: 52 }, (_, index) => {
    const fraction = index / 51;
    const [x, y] = before(fraction);
    return `M${round(x)} ${round(y)}V${round(after(fraction)[1])}`;
  });
  const stations = [0, 1, 2, 3, 4, 5, 6].map((index) => after(index / 6));
  return (
    <>
      <path className={fine} d={ordinates.join('')} />
      <path className={fine} d={openCurve(before, 12)} />
      <path className={main} d={`${openCurve(after, 12)}M${left} ${floor}h${width}`} />
      <path
        className={fine}
        d={stations.map(([x, y]) => `M${round(x)} ${round(y)}V${floor}`).join('')}
        strokeDasharray="1 3"
      />
      <path
        className={scale}
        d={`M${left - 0.2} ${floor + 2}h${width + 0.4}`}
        strokeWidth="4"
        strokeDasharray=".4 3"
      />
      <path
        className={scale}
        d={`M${left - 0.2} ${floor + 4}h${width + 0.4}`}
        strokeWidth="8"
        strokeDasharray=".4 33.6"
      />
      {stations.map(([x, y]) => (
        <circle key={x} className={dot} cx={round(x)} cy={round(y)} r="2.2" />
      ))}
    </>
  );
}
