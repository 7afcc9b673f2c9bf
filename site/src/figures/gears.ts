import { onDial } from './geometry.ts';

/** The pitch radius per tooth. The same for every wheel, so that all teeth have the same size. */
const unit = 2;
/** The height of a tooth, half above the pitch circle and half below. */
const height = 6;
/**
 * The outline of a tooth, as fractions of its share of the circle. Its top runs from 18% to 42%, so
 * its center is at 30%. It is rounded, and higher than its corners by half of the play.
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
export function drawWheelOutline(teeth: number, count = teeth): string {
  const radius = pitchRadius(teeth);
  /** A point at a height above the pitch circle. Its position is counted in teeth. */
  const drawPoint = (above: number, position: number) =>
    onDial(radius + above, (position * 360) / teeth).join(' ');
  const path = Array.from({ length: count }, (_, tooth) => {
    const [low, high] = [-height / 2, height / 2];
    return `${drawPoint(low, tooth + rise)}L${drawPoint(high, tooth + top)}A2 2 0 0 1 ${drawPoint(high, tooth + fall)}L${drawPoint(low, tooth + foot)}`;
  });
  // End a partial outline where the next one begins.
  return `M${path.join('L')}${count < teeth ? `L${drawPoint(-height / 2, count + rise)}` : 'Z'}`;
}

/**
 * A wheel that meshes with `driver` in the given direction: a tooth of one fits a gap of the other.
 */
export function createMeshingGear(driver: Gear, teeth: number, direction: number): Gear {
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
