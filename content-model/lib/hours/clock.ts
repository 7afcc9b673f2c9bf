import { getBuildDate } from '../dates/build-date.ts';
import { fill } from '../text/fill.ts';

/** "9AM" and "7:30PM", or "09:00" in a language with 24 hours. */
export function clockText(wall: number, locale: string): string {
  const clock = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', timeStyle: 'short' });
  const text = clock.format(wall);
  // Browsers use different space characters.
  return clock.resolvedOptions().hour12 ? text.replace(/:00|\s/g, '') : text;
}

type NameOfZone = 'short' | 'long' | 'longGeneric' | 'shortOffset';

function zoneNameIn(locale: string, timeZone: string, kind: NameOfZone, moment: Date | number) {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: kind });
  return parts.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The short name of a zone at a moment: "CET", in summer "CEST". English has it in Great Britain. */
export function zoneName(timeZone: string, locale: string, moment: Date): string {
  const names = [locale, 'en-GB'].map((one) => zoneNameIn(one, timeZone, 'short', moment));
  return names.find((name) => !/\d/.test(name)) ?? `${names[0]}`;
}

/** "India Standard Time (UTC+5:30)", with summer time "Central European Time (UTC+1/+2)". */
export function zoneInWords(timeZone: string, locale: string): string {
  const year = getBuildDate().getUTCFullYear();
  const nameIn = (language: string, month: number, kind: NameOfZone) =>
    zoneNameIn(language, timeZone, kind, Date.UTC(year, month));
  const [winter, summer] = [0, 6]
    .map((month) => nameIn('en', month, 'shortOffset').replace('GMT', ''))
    .sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b));
  return winter === summer
    ? `${nameIn(locale, 0, 'long')} (UTC${winter})`
    : `${nameIn(locale, 0, 'longGeneric')} (UTC${winter}/${summer})`;
}

interface Opening {
  opens: string;
  zone: string;
  abbreviation?: string | undefined;
}

/** The company's own name for its zone, or that on the day of the build. */
export const shownZone = ({ zone, abbreviation }: Omit<Opening, 'opens'>, locale: string) =>
  abbreviation ?? zoneName(zone, locale, getBuildDate());

/** The zone whose shown name changes in summer: scripts/zone.ts keeps it right. */
export const movingZone = ({ zone, abbreviation }: Omit<Opening, 'opens'>) =>
  abbreviation === undefined ? zone : undefined;

/** When the company opens, in its own time zone: "9AM IST". */
export function opensText(hours: Opening, { at, locale }: { at: string; locale: string }): string {
  const time = clockText(Date.parse(`1970-01-01T${hours.opens}Z`), locale);
  return `${fill(at, { time })}\u00a0${shownZone(hours, locale)}`;
}
