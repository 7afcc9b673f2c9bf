import { Orrery } from '../../figures/Orrery.tsx';
import type { Home } from '../../schemas/home.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Emphasis } from '../../ui/Emphasis.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { StatList } from '../StatList.tsx';
import css from './Hero.module.css';

interface Props {
  words: Home['hero'];
  founded: number;
  /** The number of services: the drawing has one planet for each. */
  services: number;
}

/** What the company does, in one sentence and one drawing. */
export function Hero({ words, founded, services }: Props) {
  return (
    <section id="home" className={css.hero} aria-labelledby="home-heading">
      <div className={css.words}>
        <Eyebrow>
          {words.label} · founded {founded}
        </Eyebrow>
        <h1 id="home-heading">
          <Emphasis text={words.heading} />
        </h1>
        <p className={css.lede}>{words.lede}</p>
        <Actions>
          <LinkButton href="#contact">Start Your AI Journey</LinkButton>
          <LinkButton href="#products" variant="outline">
            See AI in Action
          </LinkButton>
        </Actions>
      </div>
      <div className={css.figure}>
        <Orrery bodies={services} />
        <p className={css.caption}>
          {words.caption}
          {/* Lets visitors who are distracted by motion stop it, with or without script. */}
          <label>
            <input type="checkbox" /> Pause<VisuallyHidden> the animation</VisuallyHidden>
          </label>
        </p>
      </div>
      <div className={css.stats}>
        <StatList stats={words.stats} drawnOn="ruler" />
      </div>
    </section>
  );
}
