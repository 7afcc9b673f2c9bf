import css from './ChipList.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Chip {
  name: string;
  /** Follows the name, and is also drawn as this many marks along the chip's edge. */
  count?: number;
  /** Marks the chip whose items are shown. */
  current?: boolean;
}

/** Labels in a row. They cannot be pressed, so they do not look like buttons. */
export function ChipList({ label, chips }: { label: string; chips: readonly Chip[] }) {
  const counted = chips.some(({ count }) => count !== undefined);
  // Four pixels per mark, or fewer if the longest row would be wider than a phone.
  const pitch = Math.min(4, 240 / Math.max(...chips.map(({ count = 0 }) => count)));
  return (
    <ul className={css.chips} aria-label={label} data-counted={counted || undefined}>
      {chips.map(({ name, count, current }) => (
        <li key={name} data-current={current || undefined}>
          {name}
          {count !== undefined && (
            <>
              {' '}
              <b>{count}</b>
            </>
          )}
          {current && <VisuallyHidden>, active</VisuallyHidden>}
          {count !== undefined && (
            <svg width={Math.round(count * pitch)} height="7" aria-hidden="true">
              <path data-mark="count" d={`M0 0H${Math.round(count * pitch)}`} pathLength={count} />
            </svg>
          )}
        </li>
      ))}
    </ul>
  );
}
