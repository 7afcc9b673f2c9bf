import type { ProductIcon } from '@website/content-model/vocabulary.ts';
import { Fragment, type ReactNode } from 'react';
import { Around } from './Around.tsx';
import engraving from './engraving.module.css';
import { circle, round } from './geometry.ts';
import css from './ProductScreen.module.css';

const { fine, main, wash, dot } = engraving;

/** What a model has found, by its score in percent: a box, and where its score stands. The last is too unsure. */
const findings = [
  { score: 97, box: 'M138 48h32v32h-32Z', label: [182, 68] },
  { score: 91, box: 'M46 72h32v32H46Z', label: [28, 92] },
  { score: 54, box: 'M138 96h32v32h-32Z', label: [182, 116] },
] as const;

/** A photographed part, what the model has found on it, and the scores on one scale. */
const labeling = (
  <>
    <path className={css.ground} d="M0-12h224v200H0Z" />
    <g transform="translate(112 88)">
      <path className={css.solid} d={circle([0, 0], 68) + circle([0, 0], 26)} />
      <Around className={fine} count={6} d={circle([0, -48], 8)} />
      <path className={main} d="M-56-12q8 8 4 16t6 10" />
    </g>
    {findings.map(({ score, box, label: [x, y] }, index) => (
      <Fragment key={score}>
        <path className={main} strokeDasharray={score < 80 ? '3 3' : undefined} d={box} />
        <text x={x} y={y}>
          {score}
        </text>
        <path className={css.thick} d={`M240 ${44 + 16 * index}h${round(score * 0.64)}`} />
      </Fragment>
    ))}
    <path className={fine} d="M291 30v60m-51 30h64m-64 14h40" />
  </>
);

/** A process in five steps. One waits for a person, and the log has a line for each that is done. */
const approval = (
  <>
    <path className={fine} d="M80 46h44m64 0h44M264 66v40M232 126h-44" />
    <path
      className={css.solid}
      d="M16 26h64v40H16ZM124 26h64v40h-64ZM232 26h64v40h-64ZM124 106h64v40h-64Z"
    />
    <path
      className={main}
      d="M36 38h24M36 46h24M36 54h14M156 34l12 12-12 12-12-12ZM254 46l7 7 13-14M144 116h24v20h-24Zl12 11 12-11"
    />
    <path className={wash} d="M232 106h64v40h-64Z" />
    <path className={main} d={`${circle([264, 119], 5)}M252 138a12 11 0 0 1 24 0`} />
    <circle className={dot} cx="296" cy="106" r="5" />
    <path className={fine} d="M32 112h60M32 126h44M32 140h52" />
    <path className={css.thick} d="M16 112h4M16 126h4M16 140h4" />
  </>
);

/** What was spent on each of the last seven days, in thousands. */
const days = [46, 58, 51, 70, 64, 84, 92] as const;

/** The spend of a week, and the forecast for the next: its middle, half of the cases, and nearly all. */
const forecast = (
  <>
    <path className={fine} d="M16 56H304M16 102H304" />
    <path
      className={css.bar}
      d={days.map((spend, day) => `M${26 + day * 22} 147v-${spend}`).join('')}
    />
    <path className={wash} d="M158 55L304 10V84Z" />
    <path className={wash} d="M158 55L304 28V62Z" />
    <path className={main} strokeDasharray="5 4" d="M158 55L304 44" />
    <path className={main} d="M16 147H304" />
    <circle className={dot} cx="158" cy="55" r="5" />
  </>
);

const screens: Record<ProductIcon, ReactNode> = {
  eye: labeling,
  workflow: approval,
  megaphone: forecast,
};

/** What one sees in a product, as a drawing. Decorative: the words of the card say it. */
export function ProductScreen({ icon }: { icon: ProductIcon }) {
  return (
    <svg
      className={css.screen}
      viewBox="0 -12 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {screens[icon]}
    </svg>
  );
}
