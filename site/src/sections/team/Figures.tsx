import type { Claims } from '../../schemas/claims.ts';
import type { SectionHead } from '../../schemas/fields.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Figures.module.css';

interface Props {
  words: SectionHead;
  figures: Claims['figures'];
}

/** Every figure about the company as a whole, with what it counts. */
export function Figures({ words, figures }: Props) {
  return (
    <Band id="figures" height="low" labelledBy="figures-heading">
      <SectionHeading id="figures-heading" look="small" {...words} />
      <dl className={css.figures}>
        {Object.entries(figures).map(([name, { value, title, meaning }]) => (
          <div key={name}>
            <dt>
              <b>{value}</b> {title}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
