import { locale } from 'virtual:labels';
import { dayNames } from '@website/content-model/vocabulary.ts';
import engraving from './engraving.module.css';
import { arc, onDial } from './geometry.ts';
import css from './HoursDial.module.css';
import { RingOfMarks } from './RingOfMarks.tsx';

/** "Mon", or as the language has it. The fifth day of 1970 was a Monday. */
const formatDayName = (index: number) =>
  new Date(Date.UTC(1970, 0, 5 + index)).toLocaleDateString(locale, {
    weekday: 'short',
    timeZone: 'UTC',
  });

/** "3PM", or "15" where the day has 24 hours. */
const formatHour = (hour: number) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' })
    .formatToParts(hour * 3_600_000)
    .filter(({ type }) => type === 'hour' || type === 'dayPeriod')
    .map(({ value }) => value)
    .join('');

/** The angle of a time of day, in degrees from midnight. */
const calculateAngle = (time: string) => (Date.parse(`1970-01-01T${time}Z`) / 86_400_000) * 360;

interface Props {
  /** Like "Mon". */
  days: readonly string[];
  /** Like "09:00". */
  opens: string;
  closes: string;
}

/**
 * The hours on a 24-hour dial with midnight at the top, around the seven days of the week. A script
 * may turn its two hands to a time; without it, the hands are hidden.
 */
export function HoursDial({ days, opens, closes }: Props) {
  return (
    <svg className={css.dial} viewBox="-100 -100 200 200" aria-hidden="true">
      <circle className={engraving.fine} r="99" />
      <RingOfMarks radius={74} length={4} count={96} width={0.1} />
      <RingOfMarks radius={72} length={6} count={24} width={0.04} />
      <circle className={engraving.main} r="72" />
      <path
        className={css.open}
        data-mark="open"
        d={arc(63, calculateAngle(opens), calculateAngle(closes))}
      />
      {[0, 3, 6, 9, 12, 15, 18, 21].map((hour) => {
        const [x, y] = onDial(88.5, hour * 15);
        return (
          <text key={hour} x={x} y={y + 2.2}>
            {formatHour(hour)}
          </text>
        );
      })}
      <circle className={engraving.fine} r="54" />
      {/* Before the days, so that none is struck out. */}
      <path className={css.hand} data-part="day-hand" d="M0 14V-70" />
      <path className={css.hand} data-part="week-hand" d="M0 0V-23" />
      {dayNames.map((day, index) => {
        const [x, y] = onDial(41, ((index + 0.5) / 7) * 360);
        return (
          <g key={day} className={css.day} data-open={days.includes(day) || undefined}>
            <path
              data-mark={day}
              data-open={days.includes(day) || undefined}
              d={arc(27, (index * 360) / 7 + 3, ((index + 1) * 360) / 7 - 3)}
            />
            <text x={x} y={y + 2.2}>
              {formatDayName(index)}
            </text>
          </g>
        );
      })}
      <circle className={engraving.dot} r="3.4" />
    </svg>
  );
}
