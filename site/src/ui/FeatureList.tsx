import type { ReactNode } from 'react';
import css from './FeatureList.module.css';

const isShort = (item: ReactNode) => typeof item === 'string' && item.split(' ').length <= 4;

/** A list with a hairline before each item. On a phone, items of a few words run on in one line. */
export function FeatureList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className={css.list} data-look={items.every(isShort) ? 'short' : undefined}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
