import {
  describeZone,
  formatClock,
  formatOpeningTime,
  getZoneName,
} from '@website/content-model/lib/hours/clock.ts';
import { describe, expect, test } from 'vitest';
import {
  convertHours,
  formatHours,
  getTimeSinceMonday,
  getWallClock,
  getWeekHours,
} from './hours.ts';

type Hours = Parameters<typeof formatHours>[0];

const hours: Hours = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  opens: '09:00',
  closes: '18:00',
  zone: 'Asia/Kolkata',
  abbreviation: 'IST',
};

describe('the hours in the company’s own time zone', () => {
  test.each<[Partial<Hours>, string]>([
    [{}, 'Mon-Fri 9AM-6PM IST'],
    [{ opens: '08:30', closes: '12:00' }, 'Mon-Fri 8:30AM-12PM IST'],
    [
      { days: ['Mon', 'Tue', 'Thu', 'Sat', 'Sun'] },
      'Mon-Tue 9AM-6PM, Thu 9AM-6PM, Sat-Sun 9AM-6PM IST',
    ],
    [{ opens: '00:00', closes: '23:45' }, 'Mon-Fri 12AM-11:45PM IST'],
  ])('%j are "%s"', (changed, text) => {
    expect(formatHours({ ...hours, ...changed })).toBe(text.replace(' IST', '\u00a0IST'));
  });

  test.each([
    ['09:00', '9AM IST'],
    ['08:30', '8:30AM IST'],
  ])('those that begin at %s begin at "%s"', (opens, text) => {
    const shown = formatOpeningTime({ ...hours, opens }, { at: '{time}', locale: 'en-US' });
    expect(shown).toBe(text.replace(' ', '\u00a0'));
  });
});

test('the clock has 12 or 24 hours, as the language has it', () => {
  const morning = 9 * 3_600_000;

  expect(formatClock(morning, 'en-US')).toBe('9AM');
  expect(['de', 'nl'].map((locale) => formatClock(morning, locale))).toEqual(['09:00', '09:00']);
});

test.each([
  ['Europe/Berlin', 'de', 'MEZ', 'MESZ'],
  ['Europe/Berlin', 'en-US', 'CET', 'CEST'],
  ['America/New_York', 'en-US', 'EST', 'EDT'],
])('the name of %s in %s is %s, in summer %s', (zone, locale, ...names) => {
  const days = ['2026-01-05', '2026-07-05'].map((day) => new Date(day));

  expect(days.map((day) => getZoneName(zone, locale, day))).toEqual(names);
});

/** The hours in a visitor's time zone, at a moment. */
function hoursFor(zone: string, company: Hours, now: number): string {
  return convertHours(zone, getWeekHours(company), getWallClock(company.zone, now));
}

/** Wednesdays in Kolkata, in the weeks before and after the clocks change. */
const cases: [zone: string, day: string, text: string][] = [
  // The clocks change on Sunday, March 9, 2025.
  ['America/Los_Angeles', '2025-03-05', 'Sun-Thu 7:30PM-4:30AM the next day'],
  ['America/Los_Angeles', '2025-03-12', 'Sun-Thu 8:30PM-5:30AM the next day'],
  ['America/Halifax', '2025-03-05', 'Sun-Thu 11:30PM-8:30AM the next day'],
  ['America/Halifax', '2025-03-12', 'Mon-Fri 12:30AM-9:30AM'],
  // The clocks change on Sunday, October 26, 2025.
  ['Europe/Berlin', '2025-10-22', 'Mon-Fri 5:30AM-2:30PM'],
  ['Europe/Berlin', '2025-10-29', 'Mon-Fri 4:30AM-1:30PM'],
  // The clocks go forward on Friday, April 25, and back at the end of Thursday, October 30.
  ['Africa/Cairo', '2025-04-16', 'Mon-Fri 5:30AM-2:30PM'],
  ['Africa/Cairo', '2025-04-23', 'Mon-Thu 5:30AM-2:30PM, Fri 6:30AM-3:30PM'],
  ['Africa/Cairo', '2025-04-30', 'Mon-Fri 6:30AM-3:30PM'],
  // The southern hemisphere: Sunday, April 6, 2025. Lord Howe changes by half an hour.
  ['Australia/Lord_Howe', '2025-04-02', 'Mon-Fri 2:30PM-11:30PM'],
  ['Australia/Lord_Howe', '2025-04-09', 'Mon-Fri 2PM-11PM'],
  ['Pacific/Auckland', '2025-04-02', 'Mon-Fri 4:30PM-1:30AM the next day'],
  ['Pacific/Auckland', '2025-04-09', 'Mon-Fri 3:30PM-12:30AM the next day'],
  // No change, at unusual and extreme offsets.
  ['Asia/Kathmandu', '2025-06-18', 'Mon-Fri 9:15AM-6:15PM'],
  ['Australia/Eucla', '2025-06-18', 'Mon-Fri 12:15PM-9:15PM'],
  ['Pacific/Kiritimati', '2025-06-18', 'Mon-Fri 5:30PM-2:30AM the next day'],
  ['Pacific/Pago_Pago', '2025-06-18', 'Sun-Thu 4:30PM-1:30AM the next day'],
];

test.each([
  ['2025-03-10T00:00:00+05:30', 0],
  ['2025-03-12T15:42:00+05:30', 2 * 24 + 15.7],
  ['2025-03-16T23:30:00+05:30', 7 * 24 - 0.5],
])('at %s, the company’s week is %d hours old', (moment, age) => {
  expect(getTimeSinceMonday(getWallClock(hours.zone, Date.parse(moment))) / 3_600_000).toBe(age);
});

describe('the hours in a visitor’s own time zone', () => {
  test.each(cases)('%s in the week of %s: %s', (zone, day, text) => {
    expect(hoursFor(zone, hours, Date.parse(`${day}T12:00:00+05:30`))).toBe(text);
  });

  test.each([
    ['late on Friday, while someone is there', '2025-03-07T17:59:00+05:30', '7:30PM-4:30AM'],
    ['once Friday is over', '2025-03-07T18:00:00+05:30', '8:30PM-5:30AM'],
    ['on the Sunday between', '2025-03-09T10:00:00+05:30', '8:30PM-5:30AM'],
    ['early on Monday', '2025-03-10T00:00:00+05:30', '8:30PM-5:30AM'],
  ])('%s they are those of the relevant week', (_, now, times) => {
    const text = hoursFor('America/Los_Angeles', hours, Date.parse(now));

    expect(text).toBe(`Sun-Thu ${times} the next day`);
  });

  test('also follow the company’s daylight saving time', () => {
    const berlin = { ...hours, zone: 'Europe/Berlin' };

    const [winter, summer] = ['2025-03-26', '2025-04-02'].map((day) =>
      hoursFor('Asia/Kolkata', berlin, Date.parse(`${day}T12:00:00Z`)),
    );

    expect(winter).toBe('Mon-Fri 1:30PM-10:30PM');
    expect(summer).toBe('Mon-Fri 12:30PM-9:30PM');
  });

  test('end on the day they began if they end at midnight', () => {
    const late = { ...hours, closes: '15:30' };

    expect(hoursFor('Pacific/Kiritimati', late, Date.parse('2025-06-18T06:30:00Z'))).toBe(
      'Mon-Fri 5:30PM-12AM',
    );
  });

  test.each(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Colombo'])(
    'are not repeated if both clocks show the same: %s',
    (zone) => {
      expect(hoursFor(zone, hours, Date.parse('2025-06-18T06:30:00Z'))).toBe('');
    },
  );

  test.each(['Mars/Olympus_Mons', 'Etc/Unknown'])('are unknown in %s', (zone) => {
    expect(() => hoursFor(zone, hours, Date.now())).toThrow(RangeError);
  });
});

test.each([
  ['Asia/Kolkata', 'en-US', 'India Standard Time (UTC+5:30)'],
  ['Europe/Berlin', 'de', 'Mitteleuropäische Zeit (UTC+1/+2)'],
  ['America/New_York', 'en-US', 'Eastern Time (UTC-5/-4)'],
  ['Australia/Sydney', 'en-AU', 'Australian Eastern Time (UTC+10/+11)'],
  ['UTC', 'en-US', 'Coordinated Universal Time (UTC+0)'],
])('the zone %s reads in %s as "%s"', (zone, language, words) => {
  expect(describeZone(zone, language)).toBe(words);
});
