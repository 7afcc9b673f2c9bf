import type { Site } from '../../schemas/site.ts';

/** How many days a server that is set up with `deploy/server` keeps its log. */
export const serverLogDays = 30;

/** How long logs are kept, in words. On a server of the company's own, it need not say so. */
export function getLogRetention({
  legal,
  language = 'en',
}: Pick<Site, 'legal' | 'language'>): string | undefined {
  if (legal?.logRetention || legal?.host) return legal.logRetention;
  return serverLogDays.toLocaleString(language, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  });
}
