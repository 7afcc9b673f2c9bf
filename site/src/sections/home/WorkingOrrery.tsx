import { locale, orrery, prices, time } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { weeksOf, weeksText } from '@website/content-model/lib/text/service-facts.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import { Orrery } from '../../figures/Orrery.tsx';
import { longitudeOf } from '../../lib/sky/orbit.ts';
import { earth, planets } from '../../lib/sky/planets.ts';
import { dateInWords } from '../../lib/text/date-in-words.ts';
import { roman } from '../../lib/text/roman.ts';
import css from './WorkingOrrery.module.css';

const words = { locale, prices, time };

interface Props {
  services: readonly Service[];
  caption: string | undefined;
  /** The day that is drawn, counted from January 1, 1970. */
  day: number;
  /** The script that lets the visitor turn it. */
  script: string;
}

/**
 * The planets, one for each service, and when a project would be live. The script adds the day on
 * which it starts, and what turns it. Without weeks there is no such question, and nothing turns.
 */
export function WorkingOrrery({ services, caption, day, script }: Props) {
  const bodies = services.map((service, index) => {
    const planet = planets[index];
    if (planet === undefined) throw new Error(`There are only ${planets.length} planets.`);
    return {
      title: service.title,
      name: planet.name,
      numeral: roman(service.plate),
      longitude: longitudeOf(planet.orbit, day),
      href: service.route,
      weeks: weeksOf([service]),
    };
  });
  const first = bodies.find(({ weeks }) => weeks);
  const [before, after] = orrery.live.split('{service}');
  return (
    <div className={css.instrument} data-instrument={first ? script : ''}>
      <figure className={css.figure}>
        <Orrery bodies={bodies} handle={first && longitudeOf(earth.orbit, day)} />
        {/* Not an output: the slider says the same, and a screen reader would speak both. */}
        <div className={css.reading} data-reading="">
          {first?.weeks && (
            <p>
              <span>{orrery.anyDay}</span>{' '}
              <span>
                {before}
                <a href={first.href}>{first.title}</a>
                {after}
              </span>{' '}
              <strong>{fill(orrery.later, { weeks: weeksText(first.weeks, words) })}</strong>
            </p>
          )}
          <p>{fill(orrery.built, { date: dateInWords(day * 86_400_000) })}</p>
        </div>
        {first && (
          <div className={css.date}>
            <button type="button">{orrery.today}</button>
            {/* A browser would restore the day of an earlier visit. */}
            <input type="range" aria-label={orrery.slider} autoComplete="off" />
            <span />
          </div>
        )}
      </figure>
      <ol className={css.legend}>
        {bodies.map(({ title, numeral, name, href, weeks }) => (
          <li
            key={name}
            data-planet={orrery.planets[name]}
            data-weeks={weeks && `${weeks.least} ${weeks.most}`}
          >
            {weeks ? (
              <label>
                <input type="radio" name="planet" aria-label={title} />
                <b>{numeral}</b>
              </label>
            ) : (
              <b>{numeral}</b>
            )}
            <a href={href}>{title}</a>
            {weeks && <span>{fill(orrery.briefWeeks, { weeks: weeksText(weeks, words) })}</span>}
          </li>
        ))}
      </ol>
      {caption && <p>{caption}</p>}
    </div>
  );
}
