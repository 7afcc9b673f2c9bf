import { loadColors } from '@website/content-model/checks/colors/load-colors.ts';
import { expect, test } from 'vitest';
import { collectAnswers } from './collect-answers.ts';
import { questions } from './questions.ts';

const kept = loadColors();
const required = {
  name: 'Harbor & Sons',
  domain: 'harbor.example',
  founded: '1987',
  blurb: 'We move goods.',
  email: 'office@harbor.example',
  hours: 'Mon-Thu, Sat 08:30-16:00',
  zone: 'Europe/Berlin',
  'zone-name': 'CET',
  main: '#0B2A33',
  accent: '#00727a',
};

const withOptions = (options: object, nearest = false) => {
  const given = Object.entries(options).filter(([, text]) => text) as [string, string][];
  return collectAnswers({ questions, options: new Map(given), nearest, kept });
};

test('everything that is required is taken', () => {
  const { answers } = withOptions(required);

  expect(Object.fromEntries(answers)).toEqual({
    ...required,
    founded: 1987,
    main: '#0b2a33',
    hours: { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Sat'], opens: '08:30', closes: '16:00' },
  });
});

test.each([
  [{ domain: undefined }, '--domain: is missing'],
  [{ phone: '030 123' }, '--phone: found "030 123"; must begin with the country code'],
  [{ name: 'x'.repeat(41) }, '--name: found "xxx'],
  [{ name: 'Гавань' }, 'the fonts of the site do not have it'],
  [{ hours: '9 to 5' }, '--hours: found "9 to 5"; must be days and times'],
  [{ hours: 'Mon-Fri 17:00-09:00' }, 'must be days and times'],
  [{ accent: 'petroleum' }, '--accent: found "petroleum"; must be a color'],
  [{ accent: 'Yellow' }, '--accent: "Yellow" (#ffff00) is too light: on light pages'],
  [{ zone: 'Springfield' }, '--zone: found "Springfield"; must be a time zone'],
  [{ zone: 'Europe/Rotterdam', 'zone-name': undefined }, '--zone: found "Europe/Rotterdam"'],
  [{ hours: 'Fr-Mon 9-17' }, 'must be days and times'],
  [{ accent: '#ffd400' }, 'The nearest color that works is #'],
])('options that cannot be used are named: %j', (change, message) => {
  const { faults } = withOptions({ ...required, ...change });

  expect(Array.from(faults, ([option, fault]) => `--${option}: ${fault}`)).toEqual([
    expect.stringContaining(message),
  ]);
});

test.for([
  ['hours', 'Ma-Do 9-17', { days: ['Mon', 'Tue', 'Wed', 'Thu'], opens: '09:00', closes: '17:00' }],
  ['hours', 'Di, friday 8.30 – 16:00', { days: ['Tue', 'Fri'], opens: '08:30', closes: '16:00' }],
  ['zone', 'amsterdam', 'Europe/Amsterdam'],
  ['zone', 'New York', 'America/New_York'],
  ['accent', 'dark green', '#006400'],
  ['accent', 'Petrol', '#005f6a'],
  ['accent', '8A5A16', '#8a5a16'],
  ['domain', 'https://www.Harbor.example/about', 'www.harbor.example'],
] as const)('%s: %s is understood', ([option, typed, meant]) => {
  const { answers } = withOptions({ ...required, [option]: typed });

  expect(answers.get(option)).toEqual(meant);
});

test('--nearest takes the color that was proposed', () => {
  const { answers } = withOptions({ ...required, accent: '#ffd400' }, true);

  expect(answers.get('accent')).toMatch(/^#[\da-f]{6}$/);
});

test('no mailbox is guessed, and a zone is named if its name is the same all year', () => {
  const { 'zone-name': _, ...others } = required;
  const { answers } = withOptions({ ...others, zone: 'New York' });

  expect(answers.get('zone-name')).toBe('ET');
  expect([...answers.keys()].filter((option) => option.startsWith('email'))).toEqual(['email']);
});
