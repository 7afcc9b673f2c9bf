import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { State } from '../field.ts';
import type { Found } from './match.ts';
import { markTexts, switchTexts } from './page-texts.ts';

/** Milliseconds until a script that changes the page has probably changed all that it wants to. */
const pause = 300;

/** Finds the texts of the page, and again after a script has changed some of them. */
export function usePageTexts(
  { fields, questions }: State,
  isOn: boolean,
  isTyping: boolean,
): RefObject<Found> {
  const found = useRef<Found>({ marks: new Map(), others: new Map() });
  // The sample is only to look at.
  const isSample = questions !== undefined;

  const update = useEffectEvent(() => {
    if (isTyping) return;
    found.current = markTexts(fields);
    // The tests count them.
    Object.assign(document.querySelector('edit-tools') as Element, { found: found.current });
    switchTexts(found.current, isOn);
  });

  useLayoutEffect(() => {
    if (isSample) return;
    update();
    let waiting: ReturnType<typeof setTimeout>;
    const observer = new MutationObserver(() => {
      clearTimeout(waiting);
      waiting = setTimeout(() => update(), pause);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [isSample]);

  useLayoutEffect(() => {
    if (!isSample) switchTexts(found.current, isOn);
  }, [isSample, isOn]);

  return found;
}
