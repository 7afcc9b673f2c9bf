import css from './ChipList.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Chip {
  name: string;
  /** Follows the name, and is drawn as so many marks along the chip's edge. */
  count?: number;
  /** This is the one whose things are shown. */
  current?: boolean;
}

/** Labels in a row. They are read, not pressed, and so have nothing of a button. */
export function ChipList({ label, chips }: { label: string; chips: readonly Chip[] }) {
  const counted = chips.some(({ count }) => count !== undefined);
  // Four pixels for each mark, or less where the longest row would be wider than a phone.
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
