import type { ReactNode } from 'react';
import { Cover } from '../figures/Cover.tsx';
import engraving from '../figures/engraving.module.css';
import { HoursDial } from '../figures/HoursDial.tsx';
import { LogTrack } from '../figures/LogTrack.tsx';
import { decadesFor } from '../figures/log-scale.ts';
import { Orrery } from '../figures/Orrery.tsx';
import { Plate } from '../figures/Plate.tsx';
import { minutesScale, ReadingTrack } from '../figures/ReadingScale.tsx';
import { Seal } from '../figures/Seal.tsx';
import { VacantPlace } from '../figures/VacantPlace.tsx';
import { content, featuredArticle, services } from '../lib/content/content.ts';
import { phases } from '../lib/docs/phases.ts';
import { longitudeOf } from '../lib/sky/orbit.ts';
import { planets } from '../lib/sky/planets.ts';
import { roman } from '../lib/text/roman.ts';
import type { PlateName } from '../vocabulary.ts';
import { card, figureLeft } from './card-size.ts';
import type { Face } from './outline.ts';

export interface PageFigure {
  drawing: ReactNode;
  /** Where the origin of the drawing is on the card, and how large its unit is there. */
  x: number;
  y: number;
  scale: number;
  /** On a panel at the edge of the card, like a plate on the page of a service. */
  isFramed?: boolean;
  letters?: { face: Face; size: number };
  /** The width of the drawing, if it has lengths in percent. */
  width?: number;
}

const { site } = content;
const middle = { x: (figureLeft + card.width) / 2, y: card.height / 2 };
/** The center and the radius of a round figure. */
const round = { x: 897, y: middle.y, radius: 272 };

/** The planets on the first day of the company's founding year: on every day the same picture. */
function orrery(): PageFigure {
  const day = Date.UTC(site.founded, 0, 1) / 86_400_000;
  const bodies = services.flatMap(({ plate, route }, index) => {
    const planet = planets[index];
    if (planet === undefined) return [];
    const longitude = longitudeOf(planet.orbit, day);
    return { name: planet.name, numeral: roman(plate), longitude, href: route };
  });
  return {
    ...round,
    drawing: <Orrery bodies={bodies} />,
    scale: round.radius / 396,
    letters: { face: 'sans', size: 24 },
  };
}

const seal = (name: string): PageFigure => ({
  ...round,
  drawing: <Seal name={name} />,
  scale: round.radius / 32,
  letters: { face: 'serif', size: 16 },
});

/** Where the seals of the team are, as far as there are people. The outer ones run off the card. */
const places = [
  [-125, 0],
  [125, 0],
  [0, -217],
  [0, 217],
  [250, -217],
  [250, 217],
] as const;

function seals(names: readonly string[]): PageFigure {
  const [only, ...others] = names;
  if (only !== undefined && others.length === 0) return seal(only);
  return {
    drawing: places.slice(0, names.length).map(([x, y], index) => (
      <g key={names[index]} transform={`translate(${x} ${y})scale(3.85)`}>
        <Seal name={names[index] ?? ''} />
      </g>
    )),
    x: 884,
    y: middle.y,
    scale: 1,
    letters: { face: 'serif', size: 16 },
  };
}

/** The lines of most plates reach the edge of their frame, 120 units from the center. */
const plateScale = (card.width - figureLeft) / 240;
/** These do not, and need some room around them. */
const smaller: Partial<Record<PlateName, number>> = { gears: 0.92, bodies: 0.92 };

const plate = (name: PlateName): PageFigure => ({
  ...middle,
  drawing: <Plate name={name} />,
  scale: plateScale * (smaller[name] ?? 1),
  isFramed: true,
});

/** The guides by reading time, over the whole height of the card. */
function readingTimes(): PageFigure {
  const guides = content.docs.guides.sections.flatMap(({ articles }) => articles).slice(0, 16);
  const scale = minutesScale(guides.map(({ readTime }) => readTime));
  const [width, height] = [(card.width - figureLeft) / 2, card.height / 2 / guides.length];
  return {
    drawing: guides.map(({ id, readTime, difficulty }, index) => (
      <svg key={id} y={index * height} width={width} height={height} aria-hidden="true">
        <ReadingTrack id={id} minutes={readTime} phase={phases[difficulty]} scale={scale} />
      </svg>
    )),
    x: figureLeft,
    y: 0,
    scale: 2,
    width,
  };
}

/** The height of a track, as its style sheet has it. */
const trackHeight = 57.6;

/** The limits of each tier, over the whole height of the card. */
function rateLimits(): PageFigure {
  const tiers = content.rateTiers;
  const numbers = tiers.flatMap(({ requestsPerMonth: most, burstPerMinute }) =>
    most === 'unlimited' ? [burstPerMinute] : [burstPerMinute, most],
  );
  const decades = decadesFor(numbers);
  const scale = card.height / trackHeight / tiers.length;
  const width = (card.width - figureLeft) / scale;
  const grid = Array.from({ length: decades }, (_, index) => `M${(index * width) / decades} 0V630`);
  return {
    drawing: (
      <>
        <path className={engraving.fine} d={grid.join('')} />
        {tiers.map(({ id, requestsPerMonth, burstPerMinute }, index) => (
          <svg
            key={id}
            y={index * trackHeight}
            width={width}
            height={trackHeight}
            aria-hidden="true"
          >
            <LogTrack
              decades={decades}
              upper={{ name: 'month', value: requestsPerMonth }}
              lower={{ name: 'burst', value: burstPerMinute }}
            />
          </svg>
        ))}
      </>
    ),
    x: figureLeft,
    y: 0,
    scale,
    width,
  };
}

function cover(): PageFigure {
  const article = featuredArticle ?? content.articles[0];
  return {
    ...middle,
    drawing: article && <Cover category={article.category} title={article.title} />,
    scale: 2.45,
    isFramed: true,
  };
}

/** Pages that are not a service. The legal pages have no figure: their titles get a seal. */
const figures: Record<string, () => PageFigure> = {
  '/': orrery,
  '/team': () => seals(content.teamMembers.map(({ name }) => name)),
  '/careers': () => ({ drawing: <VacantPlace />, x: 950, y: 550, scale: 3.3 }),
  '/news': cover,
  '/support': () => ({
    ...round,
    drawing: <HoursDial {...site.hours} />,
    scale: round.radius / 99,
    letters: { face: 'sans', size: 8 },
  }),
  '/docs': readingTimes,
  '/api': rateLimits,
  '/privacy': () => seal(content.privacy.title),
  '/terms': () => seal(content.terms.title),
  '/cookies': () => seal(content.cookiePolicy.head.title),
};

/** The figure at the top of a page, or the one that is most its own. */
export function pageFigure(route: string): PageFigure {
  const service = services.find((one) => one.route === route);
  const figure = service ? plate(service.icon) : figures[route]?.();
  if (figure === undefined) throw new Error(`The page ${route} has no figure for its preview.`);
  return figure;
}
