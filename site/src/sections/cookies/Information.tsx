import type { CookiePolicy } from '@website/content-model/schemas/cookies.ts';
import { Band } from '../../ui/Band.tsx';
import { Grid } from '../../ui/Grid.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Information.module.css';
import { UseStatus } from './UseStatus.tsx';

/** The types of information that cookies can collect, and which of them this site collects. */
export function Information({ words }: { words: NonNullable<CookiePolicy['information']> }) {
  return (
    <Band height="low" labelledBy="information">
      <SectionHeading id="information" look="small" {...words} />
      <Grid look="ruled" most={4} rows={3} className={css.types}>
        {words.types.map(({ title, description, inUse, status }) => (
          <li key={title}>
            <h3>{title}</h3>
            <UseStatus inUse={inUse} words={status} />
            <p>{description}</p>
          </li>
        ))}
      </Grid>
    </Band>
  );
}
