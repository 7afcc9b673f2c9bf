import { service as labels } from 'virtual:labels';
import type { ServicePage } from '@website/content-model/schemas/service.ts';
import type { Tone } from '../../lib/page/tones.ts';
import { Band } from '../../ui/Band.tsx';
import { Grid } from '../../ui/Grid.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Technologies.module.css';

interface Props {
  technologies: NonNullable<ServicePage['technologies']>;
  tone: Tone;
}

/** The tools, and what each is used for. */
export function Technologies({ technologies, tone }: Props) {
  const { heading = labels.technologiesHeading, lede, layout, items } = technologies;
  return (
    <Band tone={tone} height="low" labelledBy="technologies">
      <SectionHeading
        id="technologies"
        look="small"
        label={labels.technologies}
        heading={heading}
        lede={lede}
      />
      <Grid
        look="panel"
        most={layout === 'grid' ? 5 : 1}
        className={layout === 'grid' ? css.items : `${css.items} ${css.rows}`}
      >
        {items.map(({ name, category, description }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={css.category}>{category}</p>
            <p>{description}</p>
          </li>
        ))}
      </Grid>
    </Band>
  );
}
