import type { PlanetName } from '../../vocabulary.ts';
import type { Orbit } from './orbit.ts';

export interface Planet {
  name: PlanetName;
  orbit: Orbit;
  /** By how many degrees its longitude may be wrong. A test compares it with a full ephemeris. */
  error: number;
}

/**
 * Published elements on January 1, 2000, at noon, in degrees and degrees a century: eccentricity and
 * its change, inclination, mean longitude and its change, longitude of the perihelion and its
 * change, longitude of the node.
 */
type Elements = readonly [number, number, number, number, number, number, number, number];

const degree = Math.PI / 180;

function planet(name: PlanetName, error: number, elements: Elements): Planet {
  const [e, eChange, tilt, mean, meanChange, near, nearChange, node] = elements;
  const orbit = [
    e,
    eChange,
    Math.cos(tilt * degree),
    (mean - near) * degree,
    (meanChange - nearChange) * degree,
    (near - node) * degree,
    nearChange * degree,
    node,
  ] as const;
  // As many digits as the stated errors need: the page carries these numbers.
  const digits = [5, 5, 5, 4, 4, 4, 4, 2];
  const rounded = orbit.map((value, index) => Number(value.toFixed(digits[index])));
  return { name, error, orbit: rounded as unknown as Orbit };
}

/**
 * From the sun outward, with E. M. Standish's approximate elements (JPL), which are made for the
 * years 1800 to 2050.
 */
export const planets: readonly Planet[] = [
  planet(
    'Mercury',
    0.02,
    [
      0.20563593, 0.00001906, 7.00497902, 252.2503235, 149472.67411175, 77.45779628, 0.16047689,
      48.33076593,
    ],
  ),
  planet(
    'Venus',
    0.02,
    [
      0.00677672, -0.00004107, 3.39467605, 181.9790995, 58517.81538729, 131.60246718, 0.00268329,
      76.67984255,
    ],
  ),
  planet(
    'Earth',
    0.02,
    [0.01671123, -0.00004392, 0, 100.46457166, 35999.37244981, 102.93768193, 0.32327364, 0],
  ),
  planet(
    'Mars',
    0.03,
    [
      0.0933941, 0.00007882, 1.84969142, -4.55343205, 19140.30268499, -23.94362959, 0.44441088,
      49.55953891,
    ],
  ),
  planet(
    'Jupiter',
    0.2,
    [
      0.04838624, -0.00013253, 1.30439695, 34.39644051, 3034.74612775, 14.72847983, 0.21252668,
      100.47390909,
    ],
  ),
  planet(
    'Saturn',
    0.3,
    [
      0.05386179, -0.00050991, 2.48599187, 49.95424423, 1222.49362201, 92.59887831, -0.41897216,
      113.66242448,
    ],
  ),
  planet(
    'Uranus',
    0.05,
    [
      0.04725744, -0.00004397, 0.77263783, 313.23810451, 428.48202785, 170.9542763, 0.40805281,
      74.01692503,
    ],
  ),
  planet(
    'Neptune',
    0.03,
    [
      0.00859048, 0.00005105, 1.77004347, -55.12002969, 218.45945325, 44.96476227, -0.32241464,
      131.78422574,
    ],
  ),
];

/** The days between which the longitudes are right: January 1 of 1800, and of 2050. */
export const firstDay = -62_091;
export const lastDay = 29_220;
