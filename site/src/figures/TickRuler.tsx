import engraving from './engraving.module.css';
import css from './TickRuler.module.css';

interface Props {
  /** From 0 to 1: turns the ruler into a gauge that is filled this far. */
  filled?: number | undefined;
}

/**
 * A ruler above a large figure. Decorative unless it is filled, and then the figure says the same.
 */
export function TickRuler({ filled }: Props) {
  return (
    <svg className={css.ruler} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path className={engraving.main} data-mark="whole" d="M0 1H100" />
      <path className={css.ticks} d="M0 4H100.5" strokeDasharray=".5 4.5" strokeWidth="6" />
      <path className={css.ticks} d="M0 6H100.5" strokeDasharray=".5 24.5" strokeWidth="12" />
      {filled !== undefined && (
        <path className={css.filled} data-mark="part" d={`M0 2H${filled * 100}`} />
      )}
    </svg>
  );
}
