import type { CoverName } from '../vocabulary.ts';
import css from './Cover.module.css';
import { BalanceCover } from './covers/BalanceCover.tsx';
import { CurvesCover } from './covers/CurvesCover.tsx';
import { type CoverShape, coverShape } from './covers/cover-shape.ts';
import { EpicycleCover } from './covers/EpicycleCover.tsx';
import { ExplodedCover } from './covers/ExplodedCover.tsx';
import { GearCover } from './covers/GearCover.tsx';
import { PulseCover } from './covers/PulseCover.tsx';

interface Props {
  category: string;
  title: string;
  /** Only where it is not that of the category. */
  cover?: CoverName | undefined;
}

function Drawing({ shape }: { shape: CoverShape }) {
  switch (shape.kind) {
    case 'epicycles':
      return <EpicycleCover {...shape} />;
    case 'gears':
      return <GearCover {...shape} />;
    case 'exploded':
      return <ExplodedCover {...shape} />;
    case 'curves':
      return <CurvesCover {...shape} />;
    case 'balance':
      return <BalanceCover {...shape} />;
    case 'pulse':
      return <PulseCover {...shape} />;
  }
}

/** The cover of an article, drawn from its category and title. It fills any frame. Decorative. */
export function Cover({ category, title, cover }: Props) {
  return (
    <svg
      className={css.cover}
      viewBox="-120 -75 240 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Drawing shape={coverShape(category, title, cover)} />
    </svg>
  );
}
