import { useEffect, useRef, useState } from 'react';

/** How many years ahead a project may start. */
const yearsAhead = 5;

const milliseconds = 86_400_000;

/** The date by the visitor's calendar, some years from now. In UTC it may be another day. */
function findDate(years: number): string {
  const now = new Date();
  const day = Date.UTC(now.getFullYear() + years, now.getMonth(), now.getDate());
  return new Date(day).toISOString().slice(0, 10);
}

/** A date field for the start of a project, and the day in it, counted from January 1, 1970. */
export function useStartDate() {
  const ref = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** From today on. The build does not know which day that is. */
  const [range, setRange] = useState<{ first: string; last: string }>();
  const [start, setStart] = useState<number>();
  const [isRefused, setRefused] = useState(false);

  function readField(isFinished: boolean) {
    clearTimeout(pause.current);
    const field = ref.current;
    if (!field) return;
    const isValid = field.validity.valid;
    setStart(isValid && field.value !== '' ? field.valueAsNumber / milliseconds : undefined);
    // The field has only a part of a date, or one that is out of range.
    setRefused(!isValid && isFinished);
  }

  useEffect(() => {
    setRange({ first: findDate(0), last: findDate(yearsAhead) });
    return () => clearTimeout(pause.current);
  }, []);

  useEffect(() => {
    const field = ref.current;
    if (!field || !range) return;
    // The planets of the home page carry their date along in the address.
    const carried = new URLSearchParams(location.hash.slice(1)).get('start');
    if (carried && !field.value) field.value = carried;
    // Also what was typed before React was there, and what the browser restores on Back.
    readField(document.activeElement !== field);
  }, [range]);

  return {
    range,
    start,
    isRefused,
    field: {
      ref,
      min: range?.first,
      max: range?.last,
      onInput() {
        clearTimeout(pause.current);
        // Whoever types 2027 passes through the years 2, 20 and 202. So wait until typing pauses, and do
        // not complain about a year that may not be finished.
        pause.current = setTimeout(() => readField((ref.current?.value ?? '') >= '1'), 400);
      },
      onBlur: () => readField(true),
    },
  };
}
