import { readFileSync } from 'node:fs';
import { colorsFile } from '@website/content-model/company.ts';
import { themeColors } from '@website/content-model/lib/colors/theme-colors.ts';
import { expect, test } from 'vitest';
import { collectAnswers } from './collect-answers.ts';
import { questions } from './questions.ts';

const kept = themeColors(readFileSync(colorsFile, 'utf8'));
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

const withOptions = (options: object, nearest = false) =>
  collectAnswers({
    questions,
    options: new Map(Object.entries(options)),
    nearest,
    ask: () => Promise.reject(new Error('was asked')),
    say: () => {},
    kept,
  });

/** Answers what a pattern asks for, in turn, and notes everything that was said. */
async function inDialog(options: object, replies: Record<string, string[]>) {
  const heard: string[] = [];
  const result = await collectAnswers({
    questions,
    options: new Map(Object.entries(options)),
    nearest: false,
    ask: async (question) => {
      heard.push(question);
      const [, left] = Object.entries(replies).find(([start]) => question.startsWith(start)) ?? [];
      return left?.shift() ?? '';
    },
    say: (text) => heard.push(text),
    kept,
  });
  return { heard, answers: 'answers' in result ? result.answers : new Map() };
}

test('with everything that is required as options, nothing is asked', async () => {
  const result = await withOptions(required);

  expect('answers' in result && Object.fromEntries(result.answers)).toEqual({
    ...required,
    founded: 1987,
    main: '#0b2a33',
    hours: { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Sat'], opens: '08:30', closes: '16:00' },
  });
});

test.each([
  [{ domain: undefined }, '--domain is missing'],
  [{ phone: '030 123' }, '--phone: found "030 123"; must begin with the country code'],
  [{ name: 'x'.repeat(41) }, '--name: found "xxx'],
  [{ name: 'Гавань' }, 'the fonts of the site do not have it'],
  [{ hours: '9 to 5' }, '--hours: found "9 to 5"; must be days and times'],
  [{ hours: 'Mon-Fri 17:00-09:00' }, 'must be days and times'],
  [{ accent: 'petroleum' }, '--accent: found "petroleum"; must be a color'],
  [{ accent: 'Yellow' }, '--accent: "Yellow" (#ffff00) cannot be used'],
  [{ zone: 'Springfield' }, '--zone: found "Springfield"; must be a time zone'],
  [{ zone: 'Europe/Rotterdam', 'zone-name': undefined }, '--zone: found "Europe/Rotterdam"'],
  [{ hours: 'Fr-Mon 9-17' }, 'must be days and times'],
  [{ accent: '#ffd400' }, 'use --accent "#'],
])('options that cannot be used are named: %j', async (change, message) => {
  const options = Object.entries({ ...required, ...change }).filter(([, text]) => text);
  const result = await collectAnswers({
    questions,
    options: new Map(options as [string, string][]),
    nearest: false,
    ask: undefined,
    say: () => {},
    kept,
  });

  expect('faults' in result && result.faults).toEqual([expect.stringContaining(message)]);
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
] as const)('%s: %s is understood', async ([option, typed, meant]) => {
  const result = await withOptions({ ...required, [option]: typed });

  expect('answers' in result && result.answers.get(option)).toEqual(meant);
});

test('--nearest takes the color that was proposed', async () => {
  const result = await withOptions({ ...required, accent: '#ffd400' }, true);

  expect('answers' in result && result.answers.get('accent')).toMatch(/^#[\da-f]{6}$/);
});

test('a person is asked for the rest, one thing at a time, until each answer can be used', async () => {
  const { name, domain, email, main, accent, ...options } = required;

  const { heard, answers } = await inDialog(options, {
    Name: ['', name],
    Domain: ['https://www.Harbor.example/'],
    'Email address for everyone': ['-', email],
    'Email address for people who apply': ['-'],
    Phone: ['12', '+1 202 555 0142'],
    Main: [main],
    Accent: ['#ffd400', ''],
  });

  expect(answers.get('name')).toBe(name);
  expect(answers.get('domain')).toBe(`www.${domain}`);
  expect(answers.get('email')).toBe(email);
  expect(answers.has('email-careers')).toBe(false);
  expect(answers.get('email-support')).toBe(`support@${domain}`);
  expect(answers.get('phone')).toBe('+1 202 555 0142');
  expect(answers.has('address')).toBe(false);
  expect(heard).toContain('found an empty text; must not be empty');
  // The color that was proposed is taken with the Enter key.
  const proposed = answers.get('accent');
  expect(heard.find((text) => text.includes('cannot be used'))).toContain(proposed);
  expect(heard.at(-1)).toContain(`Enter for ${proposed}`);
});
