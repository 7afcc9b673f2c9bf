/**
 * The local time of a time zone at a moment, as the milliseconds at which a UTC clock would show the same;
 * NaN if the browser's format cannot be parsed. The Swedish format is ISO 8601, which every browser parses.
 */
export function getWallClock(timeZone: string, moment: number): number {
  return Date.parse(`${new Date(moment).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`);
}

/**
 * The moment at which a clock in the zone shows this time. It converts twice, because the offset
 * may change in between.
 */
export function findMoment(zone: string, wall: number): number {
  const estimate = wall * 2 - getWallClock(zone, wall);
  return wall + estimate - getWallClock(zone, estimate);
}
