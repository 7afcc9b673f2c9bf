import { ui } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import css from './Stars.module.css';

const outline = 'M10 1l2.6 6.2 6.7.5-5.1 4.4 1.6 6.6-5.8-3.5-5.8 3.5 1.6-6.6L.7 7.7l6.7-.5z';

/** A rating out of five, as stars and as text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p className={css.stars} role="img" aria-label={fill(ui.stars, { rating })}>
      {Array.from({ length: rating }, (_, index) => (
        <svg key={index} viewBox="0 0 20 20" aria-hidden="true">
          <path d={outline} />
        </svg>
      ))}
    </p>
  );
}
