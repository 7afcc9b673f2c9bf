import type { PlanetName } from '@website/content-model/vocabulary.ts';
import { Fragment, type PointerEventHandler } from 'react';
import engraving from './engraving.module.css';
import { arc, onDial, round } from './geometry.ts';
import { Hub } from './Hub.tsx';
import { Planet, planetSize } from './Planet.tsx';
import { RingOfMarks } from './RingOfMarks.tsx';
import css from './YearDial.module.css';

interface Body {
  numeral: string;
  name: PlanetName;
  /** In degrees. Planets move counterclockwise, and 0° is at the top. */
  longitude: number;
}

interface Month {
  name: string;
  /** The angles of its first day and of its middle, clockwise from the top. */
  first: number;
  middle: number;
}

/** The angles of the day on which a project starts, and of the first and last on which it may be live. */
interface ProjectTurns {
  start: number;
  first: number;
  last: number;
}

interface Grip {
  onPointerDown: PointerEventHandler<SVGElement>;
  onPointerMove: PointerEventHandler<SVGElement>;
  onLostPointerCapture: PointerEventHandler<SVGElement>;
}

interface Props {
  bodies: readonly Body[];
  months?: readonly Month[];
  /** Also draws the handle, which points at the start. */
  project?: ProjectTurns | undefined;
  /** The planet of the project. */
  chosen?: PlanetName | undefined;
  /** The pointer events that turn the handle. */
  grip?: Grip | undefined;
  onChoose?: ((name: PlanetName) => void) | undefined;
}

/** The radii of the inner and the outer edge of the calendar. The planets stay inside it. */
const [inner, outer] = [366, 402];

/** Spaces the orbits evenly, as the makers of brass orreries do. */
function calculateOrbit(index: number, count: number): number {
  return round(282 - (count - 1 - index) * Math.min(42, 234 / Math.max(1, count - 1)));
}

/**
 * A calendar as a ring, which shows when a project starts and is live, around the planets at their positions
 * on the day of the start: the angles are right, the distances are not. Hidden from assistive technology: the
 * list next to it says the same in words.
 */
export function YearDial({ bodies, months = [], project, chosen, grip, onChoose }: Props) {
  const placedBodies = bodies
    .map((body, index) => ({
      ...body,
      turn: round(-body.longitude),
      orbit: calculateOrbit(index, bodies.length),
      isChosen: body.name === chosen ? '' : undefined,
    }))
    // The outermost planet comes first, so that the others pass in front of it.
    .toReversed();
  const earth = placedBodies.find(({ name }) => name === 'Earth');
  return (
    <svg className={css.dial} viewBox="-426 -426 852 852" aria-hidden="true">
      {project && <Project {...project} />}
      <g className={css.months}>
        <path
          className={engraving.rim}
          d={months.map(({ first }) => drawRadius(inner, outer, first)).join('')}
        />
        {months.map((month) => (
          <MonthName key={month.name} {...month} />
        ))}
      </g>
      {scale}
      {placedBodies.map(({ name, turn, orbit, isChosen }) => (
        <Fragment key={name}>
          <circle className={engraving.fine} r={orbit} />
          <path
            className={engraving.main}
            d={`M0 0V-${orbit}`}
            transform={`rotate(${turn})`}
            data-chosen={isChosen}
          />
        </Fragment>
      ))}
      {project && <Handle turn={project.start} from={earth?.orbit} grip={grip} />}
      {placedBodies.map(({ numeral, name, turn, orbit, isChosen }) => (
        <g
          key={name}
          className={css.body}
          transform={`rotate(${turn})translate(0-${orbit})`}
          data-chosen={isChosen}
          onPointerUp={onChoose && (() => onChoose(name))}
        >
          {onChoose && <circle className={css.target} r="37" />}
          <Planet name={name} />
          {/* Upright, and beside the arm, so that it is never on it. */}
          <text
            className={css.numeral}
            transform={`translate(${planetSize(name) + 28})rotate(${-turn})`}
            y=".35em"
          >
            {numeral}
          </text>
        </g>
      ))}
      <Hub />
    </svg>
  );
}

/*
 * The scale never turns. It is outside of the component, so that React skips it while the planets move.
 */
const scale = (
  <>
    <circle className={engraving.rim} r={inner} />
    <circle className={engraving.rim} r={outer} />
    <RingOfMarks radius={outer} length={6} count={180} width={0.1} />
    <RingOfMarks radius={outer} length={10} count={36} width={0.02} />
    <RingOfMarks radius={outer} length={14} count={12} width={0.008} />
  </>
);

const drawRadius = (from: number, to: number, turn: number) =>
  `M${onDial(from, turn).join(' ')}L${onDial(to, turn).join(' ')}`;

/** From the later of two days back to the earlier one: time runs counterclockwise. */
const drawDays = (at: number, earlier: number, later: number) =>
  arc(at, later, later + ((earlier - later + 720) % 360));

/** A line from the start, and a bar from the first day on which it may be live to the last. */
function Project({ start, first, last }: ProjectTurns) {
  return (
    <>
      <path className={css.live} d={drawDays((inner + outer) / 2, first, last)} />
      <path className={css.work} d={drawDays(357, start, first)} />
      <path className={css.bar} d={drawDays(357, first, last)} />
      <path className={css.work} d={drawRadius(349, inner, first) + drawRadius(349, inner, last)} />
    </>
  );
}

interface HandleProps {
  turn: number;
  /** The orbit at which it begins. */
  from?: number | undefined;
  grip: Grip | undefined;
}

/** Points at a day. A mouse can also drag the whole rim; a finger on the rim scrolls the page. */
function Handle({ turn, from: innerEnd = 35, grip }: HandleProps) {
  return (
    <>
      <circle
        className={css.rimGrip}
        r={(inner + outer) / 2}
        {...grip}
        onPointerDown={(event) => event.pointerType === 'mouse' && grip?.onPointerDown(event)}
      />
      <g className={css.handle} transform={`rotate(${round(turn)})`} data-part="handle" {...grip}>
        <circle className={css.target} cy="-323" r="50" />
        <path d={`M0-${innerEnd}V-${inner}`} />
        <path className={css.knob} d="M0-313v-20" />
        <path className={css.knurl} d="M0-308v-30" />
      </g>
    </>
  );
}

/** The name of a month. In the lower half it is turned around, so that it is not upside down. */
function MonthName({ name, middle }: Month) {
  const isLow = Math.cos((middle * Math.PI) / 180) < 0;
  return (
    // The browser may shorten the name differently than the build.
    <text
      transform={`rotate(${round(isLow ? middle + 180 : middle)})`}
      y={isLow ? 384 : -384}
      suppressHydrationWarning
    >
      {name}
    </text>
  );
}
