import { useLayoutEffect, useRef } from 'react';

/** Shows elements that React has not made. */
export function OldView({ elements }: { elements: HTMLElement[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...elements), [elements]);
  return <div ref={place} />;
}
