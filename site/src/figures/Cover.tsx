import { type CoverName, coverNames, covers } from '@website/content-model/vocabulary.ts';
import type { ReactNode } from 'react';
import css from './Cover.module.css';
import { BalanceCover } from './covers/BalanceCover.tsx';
import { CurvesCover } from './covers/CurvesCover.tsx';
import { EpicycleCover } from './covers/EpicycleCover.tsx';
import { ExplodedCover } from './covers/ExplodedCover.tsx';
import { GearCover } from './covers/GearCover.tsx';
import { PulseCover } from './covers/PulseCover.tsx';
import { fingerprint } from './fingerprint.ts';

const drawings: Record<CoverName, (seed: number) => ReactNode> = {
  rosette: (seed) => <EpicycleCover seed={seed} />,
  gears: () => <GearCover />,
  parts: () => <ExplodedCover />,
  curves: () => <CurvesCover />,
  balance: () => <BalanceCover />,
  pulse: () => <PulseCover />,
};

interface Props {
  /** The id of the article: articles of one category do not all look the same. */
  id: string;
  category: string;
  /** Only where it is not that of the category. */
  cover?: CoverName | undefined;
}

/** The cover of an article. It fills any frame. Decorative. */
export function Cover({ id, category, cover = chooseCover(category) }: Props) {
  return (
    <svg
      className={css.cover}
      viewBox="-120 -75 240 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {drawings[cover](fingerprint(id))}
    </svg>
  );
}

/** The cover of a category. One without a cover of its own gets one that depends on its name. */
const chooseCover = (category: string) =>
  coverNames.find((name) => covers[name] === category) ??
  (coverNames[fingerprint(category) % coverNames.length] as CoverName);
