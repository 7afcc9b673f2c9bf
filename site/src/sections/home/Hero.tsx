import { hero } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Stat } from '@website/content-model/schemas/fields.ts';
import type { Home } from '@website/content-model/schemas/home.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Emphasis } from '../../ui/Emphasis.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import css from './Hero.module.css';
import { HeroFigure, type HeroPhoto } from './HeroFigure.tsx';
import { PlainFigures } from './PlainFigures.tsx';
import { WorkingOrrery } from './WorkingOrrery.tsx';

interface Props {
  words: Home['hero'];
  stats: readonly Stat[];
  founded: number;
  services: readonly Service[];
  /** The section with examples of the work. */
  examples: '#products' | '#services';
  photo: HeroPhoto;
  /** The day of the build, counted from January 1, 1970. */
  day: number;
  /** The script that lets a visitor turn the planets. */
  script: string;
}

/** What the company does, in one sentence and one drawing. */
export function Hero({ words, stats, founded, services, examples, photo, day, script }: Props) {
  const { figure, caption } = words;
  return (
    <section
      id="home"
      className={css.hero}
      aria-labelledby="home-heading"
      data-alone={figure === 'none' || figure === 'machine' ? '' : undefined}
    >
      <div className={css.words}>
        <Eyebrow>{fill(hero.founded, { label: words.label, year: founded })}</Eyebrow>
        <h1 id="home-heading">
          <Emphasis text={words.heading} />
        </h1>
        <p className={css.lede}>{words.lede}</p>
        <Actions>
          <LinkButton href="#contact">{hero.start}</LinkButton>
          <LinkButton href={examples} variant="outline">
            {hero.products}
          </LinkButton>
        </Actions>
        {words.call && <p className={css.call}>{words.call}</p>}
        <PlainFigures stats={stats} />
      </div>
      {figure === 'orrery' ? (
        <WorkingOrrery services={services} caption={caption} day={day} script={script} />
      ) : (
        <HeroFigure figure={figure} photo={photo} services={services} caption={caption} />
      )}
    </section>
  );
}
