import { type RefObject, useEffect } from 'react';
import { readyEvent } from './island-state.ts';

/** Tells `client:use` that the island works, once React has hydrated it. */
export function useReady(element: RefObject<Element | null>): void {
  useEffect(() => {
    element.current?.dispatchEvent(new Event(readyEvent, { bubbles: true }));
  }, [element]);
}
