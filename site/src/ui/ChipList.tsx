import type { ReactNode } from 'react';
import css from './ChipList.module.css';

interface Props {
  label: string;
  chips: readonly { id: string; isCurrent?: boolean | undefined; content: ReactNode }[];
}

/** Short labels, each in a frame. Nothing happens on a press, so they have no round ends like a button. */
export function ChipList({ label, chips }: Props) {
  return (
    <ul className={css.chips} aria-label={label}>
      {chips.map(({ id, isCurrent, content }) => (
        <li key={id} data-current={isCurrent || undefined}>
          {content}
        </li>
      ))}
    </ul>
  );
}
