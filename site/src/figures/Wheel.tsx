import type { SVGAttributes } from 'react';
import { Around } from './Around.tsx';
import { drawWheelOutline } from './gears.ts';

interface Props extends SVGAttributes<SVGPathElement> {
  /** Must be even. */
  teeth: number;
}

/** A gear wheel: two teeth, repeated. */
export function Wheel({ teeth, ...look }: Props) {
  return (
    <Around {...look} count={teeth / 2} d={drawWheelOutline(teeth, 2)} strokeLinecap="round" />
  );
}
