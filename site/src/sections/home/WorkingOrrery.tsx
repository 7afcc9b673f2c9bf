import { orrery } from 'virtual:labels';
import type { Service } from '@website/content-model/schemas/service.ts';
import { Orrery } from '../../figures/Orrery.tsx';
import { longitudeOf } from '../../lib/sky/orbit.ts';
import { firstDay, lastDay, planets } from '../../lib/sky/planets.ts';
import { positionOf, readingOf } from '../../lib/sky/reading.ts';
import { roman } from '../../lib/text/roman.ts';
import { Button } from '../../ui/Button.tsx';
import css from './WorkingOrrery.module.css';

const yearOf = (day: number) => new Date(day * 86_400_000).getUTCFullYear();

interface Props {
  services: readonly Service[];
  caption: string | undefined;
  /** The day that is drawn, counted from January 1, 1970. */
  day: number;
}

/**
 * The planets, one for each service. The page's script sets them to the visitor's own date, and lets
 * the visitor turn them to another.
 */
export function WorkingOrrery({ services, caption, day }: Props) {
  const bodies = services.map(({ title, plate, route }, index) => {
    const planet = planets[index];
    if (planet === undefined) throw new Error(`There are only ${planets.length} planets.`);
    return {
      title,
      planet,
      name: planet.name,
      planetName: orrery.planets[planet.name],
      numeral: roman(plate),
      longitude: longitudeOf(planet.orbit, day),
      href: route,
    };
  });
  const read = bodies.slice(0, 4).at(-1);
  const [date, position] = read
    ? readingOf(day, read.planetName, read.longitude, read.planet.error)
    : [];
  return (
    <div className={css.instrument} data-planets="">
      <figure className={css.figure}>
        <Orrery bodies={bodies} />
        {/* Not an output: the slider says the same, and a screen reader would speak both. */}
        <div className={css.reading} data-reading="">
          <b>{date}</b>
          <span>{position}</span>
          <Button size="small" variant="outline" hidden>
            {orrery.today}
          </Button>
        </div>
        <div className={css.date} data-from={yearOf(firstDay)} data-to={yearOf(lastDay)}>
          <input
            type="range"
            aria-label={orrery.date}
            min={firstDay}
            max={lastDay}
            defaultValue={day}
            aria-valuetext={`${date}\n${position}`}
            // The page's script sets today. A browser would restore the day of an earlier visit.
            autoComplete="off"
          />
        </div>
      </figure>
      <ol className={css.legend}>
        {bodies.map(({ title, numeral, name, planetName, longitude, href }) => (
          <li key={name}>
            <a href={href}>
              <b>{numeral}</b> {title}
            </a>
            <span>{positionOf(planetName, longitude)}</span>
          </li>
        ))}
      </ol>
      {caption && <p>{caption}</p>}
    </div>
  );
}
