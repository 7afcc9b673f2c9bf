import { useEffect, useLayoutEffect, useRef } from 'react';
import { forgetColors } from './colors.ts';

/** Shows elements that React has not made. */
export function OldView({ elements }: { elements: HTMLElement[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...elements), [elements]);
  useEffect(() => forgetColors, []);
  return <div ref={place} />;
}
