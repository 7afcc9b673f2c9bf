import type { ReactNode } from 'react';
import css from './FeatureList.module.css';

interface Props {
  items: readonly ReactNode[];
  /** Whether they run on in one line on a phone. */
  isCompact?: boolean;
}

/** A list with a hairline before each item. */
export function FeatureList({ items, isCompact }: Props) {
  return (
    <ul className={css.list} data-look={isCompact ? 'short' : undefined}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
