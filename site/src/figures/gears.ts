import { onDial, type Point, polyline } from './geometry.ts';

/** Teeth of the same size on every wheel: the pitch circle grows with their number. */
const unit = 2;
/** Of a tooth, half above the pitch circle and half below. */
const height = 6;
/** A tooth is highest from 18% to 42% of its share of the circle, so it points to 30%. */
const [rise, top, fall, foot, point] = [0.04, 0.18, 0.42, 0.56, 0.3] as const;
/** The play between two wheels: in an engraving, teeth that touch look like teeth that clash. */
const play = 1;

export interface Gear {
  x: number;
  y: number;
  teeth: number;
  /** How far it is turned, in degrees. */
  turn: number;
}

function pitchRadius(teeth: number): number {
  return teeth * unit;
}

/** The outline of a wheel about the origin, or of its first so many teeth, clockwise from the top. */
export function wheelOutline(teeth: number, count = teeth): string {
  const radius = pitchRadius(teeth);
  const points: Point[] = [];
  for (let tooth = 0; tooth < count; tooth++) {
    const at = (part: number) => ((tooth + part) * 360) / teeth;
    points.push(
      onDial(radius - height / 2, at(rise)),
      onDial(radius + height / 2, at(top)),
      onDial(radius + height / 2, at(fall)),
      onDial(radius - height / 2, at(foot)),
    );
  }
  // An arc ends where the next one begins.
  if (count < teeth) points.push(onDial(radius - height / 2, ((count + rise) * 360) / teeth));
  return polyline(points, count === teeth);
}

/** A wheel that meshes with `driver` in the given direction: a tooth of one in a gap of the other. */
export function meshedWith(driver: Gear, teeth: number, direction: number): Gear {
  const [dx, dy] = onDial(pitchRadius(driver.teeth) + pitchRadius(teeth) + play, direction);
  const phase = ((direction - driver.turn) * driver.teeth) / 360;
  const facing = 2 * point + 0.5 - phase;
  return {
    x: driver.x + dx,
    y: driver.y + dy,
    teeth,
    turn: direction + 180 - (facing * 360) / teeth,
  };
}
