import { service as labels } from 'virtual:labels';
import type { ServicePage } from '@website/content-model/schemas/service.ts';
import type { Tone } from '../../lib/page/tones.ts';
import { Band } from '../../ui/Band.tsx';
import { Card } from '../../ui/Card.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { Grid } from '../../ui/Grid.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Solutions.module.css';

interface Props {
  solutions: NonNullable<ServicePage['solutions']>;
  tone: Tone;
}

/** What a client can order. */
export function Solutions({ solutions, tone }: Props) {
  const { heading = labels.solutionsHeading, lede, label, cards } = solutions;
  return (
    <Band tone={tone} labelledBy="solutions">
      <SectionHeading
        id="solutions"
        look="beside"
        label={labels.solutions}
        heading={heading}
        lede={lede}
      />
      {/* Four cards look best two by two; more than four, three per row. */}
      <Grid most={cards.length > 4 || cards.length === 3 ? 3 : 2}>
        {cards.map(({ title, description, items }) => (
          <li key={title}>
            <Card>
              <h3>{title}</h3>
              <p>{description}</p>
              {items.length > 0 && (
                <div className={css.list}>
                  {label && <Eyebrow>{label}</Eyebrow>}
                  <FeatureList items={items} />
                </div>
              )}
            </Card>
          </li>
        ))}
      </Grid>
    </Band>
  );
}
