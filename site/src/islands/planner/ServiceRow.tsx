import { service as labels } from 'virtual:labels';
import type { PlanetName } from '@website/content-model/vocabulary.ts';
import { useId } from 'react';
import { Planet } from '../../figures/Planet.tsx';
import { formatIsoDate } from '../../lib/text/date-in-words.ts';
import { formatBriefDates, formatWeeks } from '../../lib/text/live-dates.ts';
import type { PlannedService } from './planned-service.ts';
import css from './ServiceRow.module.css';
import type { StartDay } from './use-start-day.ts';

interface Props extends PlannedService {
  numeral: string;
  /** The planet that stands for it, if the company has planets. */
  planet: PlanetName | undefined;
  start: StartDay | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

/** A service, how many weeks it takes or when it is live, and once it can be chosen, its radio button. */
export function ServiceRow({ start, isChosen, onChoose, ...service }: Props) {
  const { title, route, numeral, planet, weeks } = service;
  const datesId = useId();
  const drawing = (
    <svg viewBox="-18 -18 36 36" aria-hidden="true">
      <Planet name={planet} />
    </svg>
  );
  // The page of the service shows its steps from this day on.
  const hash = start && start.day !== start.today ? `#start=${formatIsoDate(start.day)}` : '';
  return (
    <li className={css.row} data-chosen={isChosen ? '' : undefined}>
      {start && weeks ? (
        <label>
          <input
            type="radio"
            name="planned-service"
            data-print=""
            aria-label={title}
            aria-describedby={datesId}
            checked={isChosen}
            onChange={onChoose}
          />
          {drawing}
        </label>
      ) : (
        <span>{planet && drawing}</span>
      )}
      {/* As in the drawing, which is hidden from screen readers. */}
      <b aria-hidden="true">{numeral}</b>
      <a href={route + hash}>{title}</a>
      <span id={start && datesId} className={css.dates}>
        {weeks ? (start ? formatBriefDates(start.day, weeks) : formatWeeks(weeks)) : labels.ongoing}
      </span>
    </li>
  );
}
