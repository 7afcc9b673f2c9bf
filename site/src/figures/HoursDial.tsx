import engraving from './engraving.module.css';
import { arc, onDial } from './geometry.ts';
import css from './HoursDial.module.css';
import { RingOfMarks } from './RingOfMarks.tsx';

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The angle of a time of day, in degrees from midnight. */
const angleOf = (time: string) => (Date.parse(`1970-01-01T${time}Z`) / 86_400_000) * 360;

interface Props {
  /** Like "Mon". */
  days: readonly string[];
  /** Like "09:00". */
  opens: string;
  closes: string;
}

/** The hours on a 24-hour dial with midnight at the top, around the seven days of the week. */
export function HoursDial({ days, opens, closes }: Props) {
  return (
    <svg className={css.dial} viewBox="-100 -100 200 200" aria-hidden="true">
      <circle className={engraving.fine} r="98" />
      <RingOfMarks radius={72} length={4} count={96} width={0.1} />
      <RingOfMarks radius={70} length={6} count={24} width={0.04} />
      <circle className={engraving.main} r="70" />
      <path className={css.open} data-mark="open" d={arc(63, angleOf(opens), angleOf(closes))} />
      {['12AM', '6AM', '12PM', '6PM'].map((text, index) => {
        const [x, y] = onDial(87, index * 90);
        return (
          <text key={text} x={x} y={y + 3}>
            {text}
          </text>
        );
      })}
      <circle className={engraving.fine} r="57" />
      {week.map((day, index) => {
        const [x, y] = onDial(42, ((index + 0.5) / 7) * 360);
        return (
          <g key={day} className={css.day} data-open={days.includes(day) || undefined}>
            <path
              data-mark={day}
              data-open={days.includes(day) || undefined}
              d={arc(25, (index * 360) / 7 + 3, ((index + 1) * 360) / 7 - 3)}
            />
            <text x={x} y={y + 3}>
              {day}
            </text>
          </g>
        );
      })}
      <circle className={engraving.dot} r="3" />
    </svg>
  );
}
