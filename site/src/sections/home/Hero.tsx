import { hero } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Home } from '@website/content-model/schemas/home.ts';
import type { PlateName } from '@website/content-model/vocabulary.ts';
import type { MeasuredResult } from '../../lib/results/results.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Emphasis } from '../../ui/Emphasis.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import css from './Hero.module.css';
import { HeroFigure, type HeroPhoto } from './HeroFigure.tsx';
import { Results } from './Results.tsx';

interface Props {
  words: Home['hero'];
  founded: number | undefined;
  /** Above the headline, unless the company has written something else. */
  title: string;
  /** The section with examples of the work. */
  examples: '#products' | '#services';
  /** What stands next to the words. Without results, it is the engraving or the photograph. */
  results: readonly MeasuredResult[];
  plate: PlateName | undefined;
  photo: HeroPhoto;
}

/** A headline breaks before its emphasis. With more letters than these before it, it is smaller, to keep to three lines. */
const longStart = 16;

/** What the company does, in one sentence and one drawing. */
export function Hero({ words, title, founded, examples, results, plate, photo }: Props) {
  const { label = title, heading, lede, call, caption } = words;
  const hasResults = results.length > 0;
  const isLong = heading.trim().search(/\s\*|$/) > longStart;
  return (
    <section
      id="home"
      className={css.hero}
      data-long={isLong ? '' : undefined}
      aria-labelledby="home-heading"
    >
      <div className={css.top}>
        <Eyebrow>{founded ? fill(hero.founded, { label, year: founded }) : label}</Eyebrow>
        <h1 id="home-heading">
          <Emphasis text={heading} />
        </h1>
        {/* Before the figure: on a phone, it is the largest part of the first screen, and paints with it. */}
        <p className={css.lede}>{lede}</p>
      </div>
      {hasResults ? (
        <Results results={results} />
      ) : (
        <HeroFigure plate={plate} photo={photo} caption={caption} />
      )}
      <div className={css.rest}>
        <Actions>
          <LinkButton href="#contact">{hero.start}</LinkButton>
          <LinkButton href={examples} variant="outline">
            {hero.products}
          </LinkButton>
        </Actions>
        {call && <p className={css.call}>{call}</p>}
        {hasResults && caption && <p className={css.caption}>{caption}</p>}
      </div>
    </section>
  );
}
