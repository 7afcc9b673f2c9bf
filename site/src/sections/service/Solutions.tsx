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
      <Grid most={chooseMost(cards.length)}>
        {cards.map(({ title, description, items }) => (
          <li key={title}>
            <Card>
              <h3>{title}</h3>
              <p>{description}</p>
              {items.length > 0 ? (
                <div className={css.list}>
                  {label && <Eyebrow>{label}</Eyebrow>}
                  <FeatureList items={items} />
                </div>
              ) : (
                // The last element of a card is at its lower end. The description belongs to the title.
                <div />
              )}
            </Card>
          </li>
        ))}
      </Grid>
    </Band>
  );
}

/** Four cards look best two by two, and more of them three per row, or four if one would be alone in the last row. */
function chooseMost(count: number): 2 | 3 | 4 {
  if (count < 3 || count === 4) return 2;
  return count % 3 === 1 ? 4 : 3;
}
