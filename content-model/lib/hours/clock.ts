import { getBuildDate } from '../dates/build-date.ts';
import { fill } from '../text/fill.ts';

/** "9AM" and "7:30PM", or "09:00" in a language with a 24-hour clock. `wall` is the local time as if it were UTC. */
export function formatClock(wall: number, locale: string): string {
  const clock = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', timeStyle: 'short' });
  const text = clock.format(wall);
  // Browsers use different space characters.
  return clock.resolvedOptions().hour12 ? text.replace(/:00|\s/g, '') : text;
}

type ZoneNameStyle = 'short' | 'long' | 'longGeneric' | 'shortOffset';

function formatZone(locale: string, timeZone: string, style: ZoneNameStyle, moment: Date | number) {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: style });
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * The short name of a zone at a moment: "CET", in summer "CEST". Where a locale has only an offset, as en-US has for
 * European zones, it is the name in British English.
 */
export function getZoneName(timeZone: string, locale: string, moment: Date): string {
  const names = [locale, 'en-GB'].map((language) =>
    formatZone(language, timeZone, 'short', moment),
  );
  return names.find((name) => !/\d/.test(name)) ?? `${names[0]}`;
}

/** "India Standard Time (UTC+5:30)", with summer time "Central European Time (UTC+1/+2)". */
export function describeZone(timeZone: string, locale: string): string {
  const year = getBuildDate().getUTCFullYear();
  const formatInMonth = (language: string, month: number, style: ZoneNameStyle) =>
    formatZone(language, timeZone, style, Date.UTC(year, month));
  const [winter, summer] = [0, 6]
    .map((month) => formatInMonth('en', month, 'shortOffset').replace('GMT', ''))
    .sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b));
  return winter === summer
    ? `${formatInMonth(locale, 0, 'long')} (UTC${winter})`
    : `${formatInMonth(locale, 0, 'longGeneric')} (UTC${winter}/${summer})`;
}

interface Opening {
  opens: string;
  zone: string;
  abbreviation?: string | undefined;
}

/** The company's own abbreviation of its zone, or the usual one on the day of the build. */
export const getZoneLabel = ({ zone, abbreviation }: Omit<Opening, 'opens'>, locale: string) =>
  abbreviation ?? getZoneName(zone, locale, getBuildDate());

/** The zone, unless the company has its own abbreviation. In the browser, scripts/zone.ts updates its name in summer. */
export const findChangingZone = ({ zone, abbreviation }: Omit<Opening, 'opens'>) =>
  abbreviation === undefined ? zone : undefined;

/** When the company opens, in its own time zone: "9AM IST". */
export function formatOpeningTime(
  hours: Opening,
  { at, locale }: { at: string; locale: string },
): string {
  const time = formatClock(Date.parse(`1970-01-01T${hours.opens}Z`), locale);
  return `${fill(at, { time })}\u00a0${getZoneLabel(hours, locale)}`;
}
