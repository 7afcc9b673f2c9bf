import { cookies as labels } from 'virtual:labels';
import { formatCount } from '../text/number-words.ts';

/** A duration of the content, "Session" or "2 years", in the language of the site. */
export function formatDuration(duration: string): string {
  const [, count, unit] = /^(\d+) (\w+?)s?$/.exec(duration) ?? [];
  return unit === undefined
    ? labels.durations[duration as keyof typeof labels.durations]
    : formatCount(labels.units[unit as keyof typeof labels.units], Number(count));
}
