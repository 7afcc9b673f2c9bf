import { planner as labels } from 'virtual:labels';
import { type PlanetName, planetNames } from '@website/content-model/vocabulary.ts';
import { useEffect, useRef, useState } from 'react';
import { YearDial } from '../figures/YearDial.tsx';
import { calculateProjectAngles, listCalendarMonths } from '../lib/sky/calendar.ts';
import { calculateLongitude } from '../lib/sky/planets.ts';
import { composeLiveSentence } from '../lib/text/live-dates.ts';
import { formatRoman } from '../lib/text/roman.ts';
import type { PlannedService } from './planner/planned-service.ts';
import { Reading } from './planner/Reading.tsx';
import { ServiceRow } from './planner/ServiceRow.tsx';
import { Invitation, StartSlider } from './planner/StartSlider.tsx';
import { useGrip, useStartDay } from './planner/use-start-day.ts';
import css from './ServicePlanner.module.css';
import { useReady } from './use-ready.ts';

interface Props {
  services: readonly PlannedService[];
  /** Whether a planet stands for each service. Without them, there is only the calendar. */
  hasPlanets: boolean;
  /** The day of the build, counted from January 1, 1970. */
  builtDay: number;
  /** What the drawing shows until it turns: "The planets on November 19, 2026." */
  builtText?: string | undefined;
}

const months = listCalendarMonths();

/**
 * When a service is live that starts on a certain day. The visitor chooses both: the service in the list or
 * on the drawing, the day with a slider or by turning the calendar. Until React has hydrated it, there is
 * nothing to choose: the list says how many weeks each service takes, and the planets are those of the
 * build.
 */
export function ServicePlanner({ services, hasPlanets, builtDay, builtText }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const invitation = useRef<HTMLButtonElement>(null);
  const wasInvited = useRef(false);
  const [route, setRoute] = useState<string>();
  const startDay = useStartDay();
  const grip = useGrip(startDay);
  useEffect(() => {
    wasInvited.current = document.activeElement === invitation.current;
  }, []);
  useReady(root);

  const day = startDay?.exactDay ?? builtDay;
  const numbered = services.map((service, index) => ({
    ...service,
    numeral: formatRoman(index + 1),
    planet: hasPlanets ? planetNames[index] : undefined,
  }));
  const planned = numbered.flatMap(({ weeks, ...service }) =>
    weeks ? [{ ...service, weeks }] : [],
  );
  const chosen = planned.find((service) => service.route === route) ?? planned[0];
  if (!chosen) return null;
  const sentence = startDay && composeLiveSentence(chosen.title, chosen.weeks, startDay);
  const choosePlanet = (name: PlanetName) =>
    setRoute(planned.find(({ planet }) => planet === name)?.route ?? chosen.route);
  return (
    <div ref={root} className={css.planner}>
      <div className={css.dial}>
        <YearDial
          bodies={numbered.flatMap(({ planet, numeral }) =>
            planet ? { name: planet, numeral, longitude: calculateLongitude(day, planet) } : [],
          )}
          months={months}
          project={startDay && calculateProjectAngles(startDay.exactDay, chosen.weeks)}
          chosen={startDay && chosen.planet}
          grip={grip}
          onChoose={startDay && choosePlanet}
        />
        {startDay && sentence ? (
          <StartSlider startDay={startDay} sentence={sentence} takesFocus={wasInvited.current} />
        ) : (
          <Invitation ref={invitation} text={builtText} />
        )}
      </div>
      <Reading services={planned} sentence={sentence} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have its name before there is a choice. */}
      <div className={css.list} role="group" aria-label={startDay && labels.service}>
        <ol data-reading="">
          {numbered.map((service) => (
            <ServiceRow
              key={service.route}
              {...service}
              start={startDay}
              isChosen={startDay !== undefined && service.route === chosen.route}
              onChoose={() => setRoute(service.route)}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}
