import type { SVGAttributes } from 'react';
import { round } from './geometry.ts';

interface Props extends SVGAttributes<SVGPathElement> {
  count: number;
}

/** One path, drawn `count` times around the origin: repeated markup compresses to almost nothing. */
export function Around({ count, ...path }: Props) {
  return Array.from({ length: count }, (_, index) => (
    <path
      key={index}
      {...path}
      transform={index === 0 ? undefined : `rotate(${round((index * 360) / count)})`}
    />
  ));
}
