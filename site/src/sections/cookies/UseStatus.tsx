import { cookies as labels } from 'virtual:labels';
import css from './UseStatus.module.css';

interface Props {
  inUse: boolean;
  /** Replaces the usual text. */
  words?: string | undefined;
}

/** Whether something is in use on this site today: a filled or an empty mark, and text. */
export function UseStatus({ inUse, words }: Props) {
  return (
    <span className={css.status} data-in-use={inUse}>
      {words ?? (inUse ? labels.inUse : labels.notUsed)}
    </span>
  );
}
