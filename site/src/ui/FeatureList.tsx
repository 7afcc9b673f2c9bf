import type { ReactNode } from 'react';
import css from './FeatureList.module.css';

const isShort = (item: ReactNode) => typeof item === 'string' && item.split(' ').length <= 4;

interface Props {
  items: readonly ReactNode[];
  /** Whether they run on in one line on a phone. Those of a few words do so anyway. */
  isCompact?: boolean;
}

/** A list with a hairline before each item. */
export function FeatureList({ items, isCompact = items.every(isShort) }: Props) {
  return (
    <ul className={css.list} data-look={isCompact ? 'short' : undefined}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
