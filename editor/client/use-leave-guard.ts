import { useLayoutEffect } from 'react';

/** Lets the browser ask before a page goes that has unsaved words. Another tab that saves makes it reload. */
export function useLeaveGuard(isTyped: boolean): void {
  useLayoutEffect(() => {
    if (!isTyped) return;
    const keepPage = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', keepPage);
    return () => removeEventListener('beforeunload', keepPage);
  }, [isTyped]);
}
