import { shell } from 'virtual:labels';
import type { Service } from '@website/content-model/schemas/service.ts';
import { meshedWith } from '../../figures/gears.ts';
import { round } from '../../figures/geometry.ts';
import { Plate } from '../../figures/Plate.tsx';
import { main, scale } from '../../figures/plates/plate-part.ts';
import { Wheel } from '../../figures/Wheel.tsx';
import { roman } from '../../lib/text/roman.ts';
import css from './Machine.module.css';

const teeth = 48;
/** To the lower right of the one that drives it. The style sheet repeats its place and its turn. */
const side = round(meshedWith({ x: 0, y: 0, teeth, turn: 0 }, teeth, 120).x);

interface Props {
  services: readonly Pick<Service, 'icon' | 'plate' | 'title' | 'route'>[];
  /** Whether the names are always shown, and not only those of the wheel that a visitor points at. */
  isNamed?: boolean;
}

/**
 * The services as one machine, on wide screens: each plate is in a wheel that drives the next. The
 * wheels zigzag, and cards further down have the names to their numbers.
 */
export function Machine({ services, isNamed = false }: Props) {
  return (
    <nav className={css.machine} aria-label={shell.sections.services}>
      <ol data-named={isNamed ? '' : undefined} data-many={services.length > 6 ? '' : undefined}>
        {services.map(({ icon, plate, title, route }, index) => (
          <li key={route}>
            <a href={route}>
              <svg
                className={css.wheel}
                viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
                aria-hidden="true"
              >
                {index > 0 ? <use href="#wheel" /> : <DrivingWheel />}
              </svg>
              <Plate name={icon} />
              <span>
                <b>{roman(plate)}</b> <i>{title}</i>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Only the first wheel has its own lines: the others use them. */
function DrivingWheel() {
  return (
    <g id="wheel">
      <Wheel {...main} teeth={teeth} />
      <circle {...main} r="88" />
      <circle {...scale} r="85.94" strokeWidth="4" strokeDasharray=".8 10" />
    </g>
  );
}
