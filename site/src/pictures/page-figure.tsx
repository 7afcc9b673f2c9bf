import { articleRoute } from '@website/content-model/routes.ts';
import { planetNames } from '@website/content-model/vocabulary.ts';
import type { ReactNode } from 'react';
import { Cover } from '../figures/Cover.tsx';
import { HoursDial } from '../figures/HoursDial.tsx';
import { Plate } from '../figures/Plate.tsx';
import { Seal } from '../figures/Seal.tsx';
import { YearDial } from '../figures/YearDial.tsx';
import {
  content,
  featuredArticle,
  hasPlanets,
  heroPlate,
  services,
} from '../lib/content/content.ts';
import { calculateLongitude } from '../lib/sky/planets.ts';
import { faces } from './draw-picture.tsx';
import { Figure } from './Figure.tsx';

const { site, docs, api, teamMembers } = content;

const centerRight = { x: 449, y: 157, width: 280 } as const;
const centered = { textAlign: 'center', lineHeight: 1 } as const;
const hours = { ...faces.sans, ...centered, fontSize: 8, color: 'var(--soft)' };
const initials = { ...faces.serif, ...centered, fontSize: 16, color: 'var(--ink)' };

/** A panel at the edge of the card, like the plate on the page of a service. */
const renderPanel = (drawing: ReactNode) => (
  <div style={{ position: 'absolute', left: 316, width: 284, background: 'var(--raised)' }}>
    <Figure x={142} y={157} width={284} height={315} drawing={drawing} />
    <div style={{ width: 1, height: 315, background: 'var(--strong)' }} />
  </div>
);

/** The planets on the first day of the company's founding year: on every day the same picture. */
const day = Date.UTC(site.founded, 0, 1) / 86_400_000;
const bodies = planetNames
  .slice(0, services.length)
  .map((name) => ({ name, longitude: calculateLongitude(day, name), numeral: '' }));

/** Up to six people. The outer seals run off the card. */
const rows = [157, 157, 48, 266, 48, 266];
const seals = [379, 505, 442, 442, 568, 568].slice(0, teamMembers.length).map((x, index) => {
  const position = teamMembers.length === 1 ? centerRight : { x, y: rows[index] ?? 0, width: 123 };
  const name = teamMembers[index]?.name ?? '';
  return <Figure key={name} {...position} letters={initials} drawing={<Seal name={name} />} />;
});

/** The figure at the top of each page, or its most characteristic one. */
const figures: Readonly<Record<string, ReactNode>> = {
  '/': hasPlanets ? (
    <Figure {...centerRight} width={300} drawing={<YearDial bodies={bodies} />} />
  ) : (
    heroPlate && renderPanel(<Plate name={heroPlate} />)
  ),
  '/team': seals,
  '/careers': renderPanel(<Plate name="gears" />),
  '/news': featuredArticle && renderPanel(<Cover {...featuredArticle} />),
  '/support': site.hours && (
    <Figure {...centerRight} letters={hours} drawing={<HoursDial {...site.hours} />} />
  ),
  '/docs': docs && renderPanel(<Cover category="Product" />),
  '/api': api && renderPanel(<Cover category="Engineering" />),
  ...Object.fromEntries(
    services.map(({ route, icon }) => [route, renderPanel(<Plate name={icon} />)]),
  ),
  ...Object.fromEntries(
    content.articles.map((article) => [
      articleRoute(article.id),
      renderPanel(<Cover {...article} />),
    ]),
  ),
};

/** The figure of a page for its preview. A page without one gets the seal of its heading. */
export const choosePageFigure = (route: string, heading: string) =>
  figures[route] || (
    <Figure {...centerRight} letters={initials} drawing={<Seal name={heading} />} />
  );
