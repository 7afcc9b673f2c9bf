import type { Resource, SectionHead } from '@website/content-model/schemas/fields.ts';
import type { Tone } from '../lib/page/tones.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { Band } from '../ui/Band.tsx';
import { Eyebrow } from '../ui/Eyebrow.tsx';
import { Grid } from '../ui/Grid.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import css from './Resources.module.css';

interface Props {
  words: SectionHead & { items: readonly Resource[] };
  tone: Tone | undefined;
}

/** Links to further resources. */
export function Resources({ words, tone }: Props) {
  return (
    <div data-search-group={words.label}>
      <Band height="low" tone={tone} labelledBy="resources">
        <SectionHeading id="resources" look="small" {...words} />
        <Grid look="ruled" most={4} className={css.resources}>
          {words.items.map(({ id, title, description, type, status, link }) => (
            <li key={id} data-search-item="">
              <Eyebrow>{status === undefined ? type : `${type}\u00a0· ${status}`}</Eyebrow>
              <h3>
                <Anchor href={link}>{title}</Anchor>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </Grid>
      </Band>
    </div>
  );
}
