import { onDial, type Point, polyline } from './geometry.ts';

/** The pitch radius per tooth. The same for every wheel, so that all teeth have the same size. */
const unit = 2;
/** The height of a tooth, half above the pitch circle and half below. */
const height = 6;
/**
 * The outline of a tooth, as fractions of its share of the circle. Its top runs from 18% to 42%, so
 * its center is at 30%.
 */
const [rise, top, fall, foot, point] = [0.04, 0.18, 0.42, 0.56, 0.3] as const;
/** The gap between two wheels: in an engraving, teeth that touch seem to collide. */
const play = 1;

export interface Gear {
  x: number;
  y: number;
  teeth: number;
  /** The rotation, in degrees. */
  turn: number;
}

function pitchRadius(teeth: number): number {
  return teeth * unit;
}

/**
 * The outline of a wheel centered on the origin, or of its first `count` teeth, clockwise from the
 * top.
 */
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
  // End a partial outline where the next one begins.
  if (count < teeth) points.push(onDial(radius - height / 2, ((count + rise) * 360) / teeth));
  return polyline(points, count === teeth);
}

/**
 * A wheel that meshes with `driver` in the given direction: a tooth of one fits a gap of the other.
 */
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
