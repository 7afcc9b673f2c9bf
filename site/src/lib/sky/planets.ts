import type { PlanetName } from '@website/content-model/vocabulary.ts';
import { calculateOrbitLongitude, type Orbit } from './orbit.ts';

interface Planet {
  name: PlanetName;
  /** By how many degrees its longitude may be wrong. A test compares it with a full ephemeris. */
  error: number;
  orbit: Orbit;
}

/**
 * From the sun outward, from E. M. Standish's approximate elements (JPL), which are made for the
 * years 1800 to 2050. They have as many digits as the stated errors need.
 */
export const planets: readonly Planet[] = [
  {
    name: 'Mercury',
    error: 0.02,
    orbit: [0.20564, 0.00002, 0.99254, 3.0507, 2608.7875, 0.5084, 0.0028, 48.33],
  },
  {
    name: 'Venus',
    error: 0.02,
    orbit: [0.00678, -0.00004, 0.99825, 0.8792, 1021.3285, 0.9586, 0, 76.68],
  },
  {
    name: 'Earth',
    error: 0.02,
    orbit: [0.01671, -0.00004, 1, -0.0432, 628.3019, 1.7966, 0.0056, 0],
  },
  {
    name: 'Mars',
    error: 0.03,
    orbit: [0.09339, 0.00008, 0.99948, 0.3384, 334.0535, -1.2829, 0.0078, 49.56],
  },
  {
    name: 'Jupiter',
    error: 0.2,
    orbit: [0.04839, -0.00013, 0.99974, 0.3433, 52.9626, -1.4965, 0.0037, 100.47],
  },
  {
    name: 'Saturn',
    error: 0.3,
    orbit: [0.05386, -0.00051, 0.99906, -0.7443, 21.3439, -0.3676, -0.0073, 113.66],
  },
  {
    name: 'Uranus',
    error: 0.05,
    orbit: [0.04726, -0.00004, 0.99991, 2.4833, 7.4713, 1.6919, 0.0071, 74.02],
  },
  {
    name: 'Neptune',
    error: 0.03,
    orbit: [0.00859, 0.00005, 0.99952, -1.7468, 3.8185, -1.5153, -0.0056, 131.78],
  },
];

/** The longitude of a planet at noon of a day, which is counted from January 1, 1970. */
export function calculateLongitude(day: number, planet: PlanetName): number {
  const { orbit } = planets.find(({ name }) => name === planet) as Planet;
  return calculateOrbitLongitude(orbit, day);
}

/** The days between which the longitudes are right: January 1 of 1800, and of 2050. */
export const firstDay = -62_091;
export const lastDay = 29_220;
