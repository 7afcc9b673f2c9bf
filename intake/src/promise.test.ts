import { expect, test } from 'vitest';
import { createPromise, parseBusinessHours } from './promise.ts';

const berlin = parseBusinessHours('Mon-Fri 09:00-18:00 Europe/Berlin');
const promise = createPromise(2, 24, berlin);
/** When it is due, and when the owner is reminded, on the clocks of the company. */
const shown = (received: string, of = promise) => {
  const { dueAt, remindAt } = of(new Date(received)) ?? {};
  const format = new Intl.DateTimeFormat('en-GB', {
    ...({
      timeZone: 'Europe/Berlin',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    } as const),
  });
  return [dueAt, remindAt].map((date) => (date ? format.format(date) : 'never'));
};

// Winter time is an hour before UTC, summer time two.
test.each([
  ['on a weekday', '2026-11-17T09:00:00Z', 'Tue 12:00', 'Tue 11:30'],
  ['shortly before closing', '2026-11-17T16:30:00Z', 'Tue 19:30', 'Tue 17:45'],
  ['on a weekday evening', '2026-11-17T19:00:00Z', 'Wed 11:00', 'Wed 10:30'],
  ['early on a weekday', '2026-11-17T04:00:00Z', 'Tue 11:00', 'Tue 10:30'],
  ['on Friday evening', '2026-11-20T19:00:00Z', 'Sat 20:00', 'Sat 14:00'],
  ['on Saturday', '2026-11-21T09:00:00Z', 'Sun 10:00', 'Sun 04:00'],
  ['on Sunday night', '2026-11-22T22:30:00Z', 'Mon 23:30', 'Mon 17:30'],
  ['early on Monday', '2026-11-23T05:00:00Z', 'Mon 11:00', 'Mon 10:30'],
  ['in summer', '2026-07-14T17:00:00Z', 'Wed 11:00', 'Wed 10:30'],
])(
  'a message that comes %s is due when the site says, and the owner is reminded before',
  (_, ...row) => {
    const [received, ...times] = row;
    expect(shown(received)).toEqual(times);
  },
);

test('the clocks may change while nobody is there', () => {
  const daily = createPromise(2, 24, parseBusinessHours('Mon-Sun 09:00-18:00 Europe/Berlin'));

  expect(shown('2026-10-24T19:00:00Z', daily)).toEqual(['Sun 11:00', 'Sun 10:30']);
  expect(shown('2027-03-27T19:00:00Z', daily)).toEqual(['Sun 11:00', 'Sun 10:30']);
});

test('without business hours, the promise counts all hours; without a promise, nothing is due', () => {
  expect(shown('2026-11-21T09:00:00Z', createPromise(4, 24, undefined))).toEqual([
    'Sat 14:00',
    'Sat 13:00',
  ]);
  expect(createPromise(undefined, 24, berlin)(new Date())).toBeUndefined();
});

test('a week may have gaps, and go around its end', () => {
  const odd = createPromise(2, 24, parseBusinessHours('Sat-Mon,Wed 09:00-18:00 Europe/Berlin'));

  expect(shown('2026-11-22T09:00:00Z', odd)).toEqual(['Sun 12:00', 'Sun 11:30']);
  expect(shown('2026-11-17T09:00:00Z', odd)).toEqual(['Wed 10:00', 'Wed 04:00']);
});

test.each([
  '',
  'Mon-Fri',
  'Mon-Fri 9-5 UTC',
  'Mo-Fr 09:00-18:00 UTC',
  'Mon 18:00-09:00 UTC',
  'Mon 09:00-18:00 Mars',
])('"%s" are no business hours', (text) => {
  expect(() => parseBusinessHours(text)).toThrow();
});
