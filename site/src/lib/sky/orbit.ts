/**
 * The orbit of a planet around the sun, in the compact form that browsers load: in radians, at noon of
 * January 1, 2000. Each change is that of a century.
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
export function calculateOrbitLongitude(orbit: Orbit, day: number): number {
  const [e0, e1, tilt, mean0, mean1, perihelion0, perihelion1, node] = orbit;
  const centuries = (day - 10_957) / 36_525;
  const e = e0 + e1 * centuries;
  const mean = mean0 + mean1 * centuries;
  // Kepler's equation. Each step divides the error by five or more.
  let anomaly = mean;
  for (let step = 12; step--; ) anomaly = mean + e * Math.sin(anomaly);
  const fromPerihelion = 2 * Math.atan(Math.sqrt((1 + e) / (1 - e)) * Math.tan(anomaly / 2));
  const fromNode = fromPerihelion + perihelion0 + perihelion1 * centuries;
  const fromNodeInEcliptic = Math.atan2(Math.sin(fromNode) * tilt, Math.cos(fromNode));
  return (fromNodeInEcliptic * 57.29578 + node + 360) % 360;
}
