import { cookies as labels } from 'virtual:labels';
import { counted } from '../text/number-words.ts';

/** A duration of the content, "Session" or "2 years", in the language of the site. */
export function durationText(duration: string): string {
  const [, count, unit] = /^(\d+) (\w+?)s?$/.exec(duration) ?? [];
  return unit === undefined
    ? labels.durations[duration as keyof typeof labels.durations]
    : counted(labels.units[unit as keyof typeof labels.units], Number(count));
}
