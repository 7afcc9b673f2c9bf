import { useEffect, useState } from 'react';
import type { Field } from '../field.ts';
import { ask } from './server.ts';

export interface Change {
  id: string;
  value: Field['value'];
}

/** Milliseconds after the last key until the server is asked. */
const pause = 250;

/** What is wrong with what was typed. Nothing is asked while something is being saved. */
export function useCheck(changes: readonly Change[], isSaving: boolean): string | undefined {
  const [fault, setFault] = useState<string>();
  const given = JSON.stringify({ changes });

  useEffect(() => {
    if (isSaving) return;
    let isLatest = true;
    const check = async () => {
      const found =
        changes.length > 0 && (await ask<string | undefined>('check', { changes }).catch(String));
      if (isLatest) setFault(found || undefined);
    };
    const timer = setTimeout(check, pause);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
    // The same changes are another array each time.
  }, [given, isSaving]);

  return fault;
}
