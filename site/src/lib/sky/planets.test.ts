import { type Body, HelioVector, RotateVector, Rotation_EQJ_ECL } from 'astronomy-engine';
import { expect, test } from 'vitest';
import { calculateOrbitLongitude } from './orbit.ts';
import { firstDay, lastDay, planets } from './planets.ts';

const toEcliptic = Rotation_EQJ_ECL();

/** The same longitude from an independent and much more exact source. */
function reference(name: string, day: number): number {
  const noon = new Date((day + 0.5) * 86_400_000);
  const { x, y } = RotateVector(toEcliptic, HelioVector(name as Body, noon));
  return (Math.atan2(y, x) * 180) / Math.PI;
}

function difference(first: number, second: number): number {
  return Math.abs(((((first - second) % 360) + 540) % 360) - 180);
}

const days = Array.from({ length: 200 }, (_, index) =>
  Math.round(firstDay + ((lastDay - firstDay) * index) / 199),
);

test.each(planets)('$name is where a full ephemeris has it, within the stated error', (planet) => {
  const worst = Math.max(
    ...days.map((day) =>
      difference(calculateOrbitLongitude(planet.orbit, day), reference(planet.name, day)),
    ),
  );

  expect(worst).toBeLessThan(planet.error);
  // A stated error that is far too large would hide a mistake.
  expect(worst).toBeGreaterThan(planet.error / 4);
});

test('the first and the last day are those of the years 1800 and 2050', () => {
  const dates = [firstDay, lastDay].map((day) => new Date(day * 86_400_000).toISOString());

  expect(dates.map((date) => date.slice(0, 10))).toEqual(['1800-01-01', '2050-01-01']);
});
