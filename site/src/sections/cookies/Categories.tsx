import { cookies as labels, page } from 'virtual:labels';
import { countMonths } from '@website/content-model/lib/cookies/lifetime.ts';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Cookie, CookieCategory } from '@website/content-model/schemas/cookies.ts';
import type { SectionHead } from '@website/content-model/schemas/fields.ts';
import { LifetimeRuler } from '../../figures/LifetimeRuler.tsx';
import { formatDuration } from '../../lib/cookies/duration-text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { Grid } from '../../ui/Grid.tsx';
import { InkBand } from '../../ui/InkBand.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Categories.module.css';
import { UseStatus } from './UseStatus.tsx';

interface Props {
  words: SectionHead;
  /** Below the drawing. */
  caption: string | undefined;
  categories: readonly CookieCategory[];
  cookies: readonly Cookie[];
}

/** The kinds of cookies, how long each may stay, and which of them are in use. */
export function Categories({ words, caption, categories, cookies }: Props) {
  return (
    <InkBand height="high" labelledBy="categories">
      <SectionHeading id="categories" look="beside" {...words} />
      <figure className={css.figure}>
        <LifetimeRuler rows={listLifetimes(categories, cookies)} />
        {caption && <figcaption>{fill(page.figure, { caption })}</figcaption>}
      </figure>
      <Grid look="ruled" most={4} rows={5} className={css.kinds}>
        {categories.map(({ id, title, description, required, duration, examples, ...current }) => (
          <li key={id}>
            <h3>{labels.types[title]}</h3>
            <div className={css.marks}>
              <Badge variant={required ? 'default' : 'outline'}>
                {required ? labels.required : labels.optional}
              </Badge>
              <UseStatus inUse={current.inUse} words={current.status} />
            </div>
            <p>{description}</p>
            <FactList
              facts={[
                [labels.duration, formatDuration(duration)],
                [labels.examples, <FeatureList key="list" items={examples} />],
              ]}
            />
          </li>
        ))}
      </Grid>
    </InkBand>
  );
}

/** The lifetimes of what is stored today, then those of the kinds of cookies. */
function listLifetimes(categories: readonly CookieCategory[], cookies: readonly Cookie[]) {
  const used = cookies.filter((cookie) => cookie.inUse);
  return [
    ...used.map((cookie) => ({ ...cookie, title: cookie.name })),
    ...categories.map((category) => ({
      ...category,
      title: labels.types[category.title],
      // The scale is about cookies: if a kind is in use only for something else, its mark stays
      // empty.
      inUse: used.some(({ type, keptIn }) => type === category.title && keptIn === 'Cookies'),
    })),
  ].map(({ title, duration, inUse }) => ({
    label: `${title} · ${formatDuration(duration)}`,
    months: countMonths(duration),
    inUse,
  }));
}
