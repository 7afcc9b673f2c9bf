import type { ReactNode } from 'react';
import css from './FeatureList.module.css';

/** A short list with a hairline before each item. */
export function FeatureList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className={css.list}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
