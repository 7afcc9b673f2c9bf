import { useEffectEvent, useLayoutEffect } from 'react';

/** Listens to the page, and with `isFirst`, before the page itself does. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  handle: (event: DocumentEventMap[Type]) => void,
  { isFirst = false } = {},
): void {
  const handleLatest = useEffectEvent(handle);
  useLayoutEffect(() => {
    const listener = (event: DocumentEventMap[Type]) => handleLatest(event);
    document.addEventListener(type, listener, { capture: isFirst });
    return () => document.removeEventListener(type, listener, { capture: isFirst });
  }, [type, isFirst]);
}
