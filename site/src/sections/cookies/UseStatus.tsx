import css from './UseStatus.module.css';

interface Props {
  inUse: boolean;
  /** Other words than the usual ones. */
  words?: string | undefined;
}

/** Whether this site does it today: a filled or an empty mark, and words. */
export function UseStatus({ inUse, words }: Props) {
  return (
    <span className={css.status} data-in-use={inUse}>
      {words ?? (inUse ? 'In use on this site' : 'Not used on this site')}
    </span>
  );
}
