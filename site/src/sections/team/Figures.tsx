import type { Claims } from '@website/content-model/schemas/claims.ts';
import type { SectionHead } from '@website/content-model/schemas/fields.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { FigureMeaning } from '../FigureMeaning.tsx';
import css from './Figures.module.css';

interface Props {
  words: SectionHead;
  figures: Claims['figures'];
}

/** Every figure about the company as a whole: what it counts, and its basis. */
export function Figures({ words, figures }: Props) {
  return (
    <Band id="figures" height="low" labelledBy="figures-heading">
      <SectionHeading id="figures-heading" look="small" {...words} />
      <dl className={css.figures}>
        {Object.entries(figures).map(([name, figure]) => (
          <div key={name}>
            <dt>
              <b>{figure.value}</b> <span>{figure.title}</span>
            </dt>
            <dd>
              <FigureMeaning {...figure} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
