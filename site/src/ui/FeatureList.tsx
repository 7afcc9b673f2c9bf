import type { ReactNode } from 'react';
import css from './FeatureList.module.css';

/** A short list of things, each behind a hairline. */
export function FeatureList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className={css.list}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
