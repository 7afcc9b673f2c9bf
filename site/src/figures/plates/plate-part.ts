import type { ReactNode } from 'react';

/**
 * A piece of a plate. Its lines have no classes: fine lines are in `currentColor`, and all others
 * inherit the stroke or the fill of the whole plate.
 */
export interface PlatePart {
  drawing: ReactNode;
  /** The position of the piece, as an SVG transform. */
  transform?: string;
  /** How the piece moves. The style sheet of the plate describes each motion. */
  motion?: PlateMotion;
}

export type PlateMotion =
  | 'draw'
  | 'wheel'
  | 'idler'
  | 'pinion'
  | 'first'
  | 'second'
  | 'third'
  | 'orbit'
  | 'pair';

/** Lines keep their width at every size of the plate. */
const thin = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const fine = { ...thin, stroke: 'currentColor' } as const;
export const main = { ...thin, strokeWidth: 1.4 } as const;
export const strong = { ...thin, strokeWidth: 2.2 } as const;
export const dot = { stroke: 'none' } as const;
export const wash = { ...main, fill: undefined, fillOpacity: 0.2 } as const;
/** Marks are the dashes of a line, so its width is the length of the marks. */
export const scale = { fill: 'none' } as const;
