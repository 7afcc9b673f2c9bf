import engraving from '../engraving.module.css';
import { openCurve, type Point, round } from '../geometry.ts';

const { fine, main, dot, scale } = engraving;

const [left, width, floor] = [-102, 204, 56] as const;

/** The sum of three waves. */
const wave = (part: number) =>
  13 * Math.sin((part * 0.9 + 0.05) * 2 * Math.PI) +
  7 * Math.sin((part * 2.7 + 0.65) * 2 * Math.PI) +
  3 * Math.sin((part * 4 + 0.85) * 2 * Math.PI);

const before = (part: number): Point => [
  left + part * width,
  -26 + (wave(part) - wave(0)) * 0.7 - part * 14,
];

const after = (part: number): Point => {
  const [x, y] = before(part);
  return [x, y + 72 * part * part * (3 - 2 * part)];
};

/** Two curves, expected and actual, with lines that mark the difference. */
export function CurvesCover() {
  const ordinates = Array.from({ length: 52 }, (_, index) => {
    const part = index / 51;
    const [x, y] = before(part);
    return `M${round(x)} ${round(y)}V${round(after(part)[1])}`;
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
