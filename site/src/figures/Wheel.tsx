import type { SVGAttributes } from 'react';
import { wheelOutline } from './gears.ts';

interface Props extends SVGAttributes<SVGPathElement> {
  /** Must be even. */
  teeth: number;
}

/**
 * A gear wheel: one half or quarter, repeated, because repeated markup compresses to almost
 * nothing.
 */
export function Wheel({ teeth, ...look }: Props) {
  const parts = teeth % 4 === 0 ? 4 : 2;
  const arc = wheelOutline(teeth, teeth / parts);
  return Array.from({ length: parts }, (_, part) => (
    <path
      key={part}
      {...look}
      d={arc}
      transform={part === 0 ? undefined : `rotate(${(part * 360) / parts})`}
    />
  ));
}
