/**
 * The path of a planet, seen from the sun, as the script carries it: in radians, counted from January
 * 1, 2000, at noon. All changes are in a century.
 */
export type Orbit = readonly [
  eccentricity: number,
  eccentricityChange: number,
  /** Cosine. */
  inclination: number,
  meanAnomaly: number,
  meanAnomalyChange: number,
  /** From the node. */
  perihelion: number,
  perihelionChange: number,
  /** In degrees. */
  node: number,
];

/** The longitude at noon, from 0 to 360 degrees. Day 0 is January 1, 1970. */
export function longitudeOf(orbit: Orbit, day: number): number {
  const [e0, e1, tilt, mean0, mean1, near0, near1, node] = orbit;
  const centuries = (day - 10_957) / 36_525;
  const e = e0 + e1 * centuries;
  const mean = mean0 + mean1 * centuries;
  // Kepler's equation. Each step divides the error by five or more.
  let anomaly = mean;
  for (let step = 12; step--; ) anomaly = mean + e * Math.sin(anomaly);
  const fromPerihelion = 2 * Math.atan(Math.sqrt((1 + e) / (1 - e)) * Math.tan(anomaly / 2));
  const fromNode = fromPerihelion + near0 + near1 * centuries;
  const flat = Math.atan2(Math.sin(fromNode) * tilt, Math.cos(fromNode));
  return (flat * 57.29578 + node + 360) % 360;
}
