import { expect, test } from 'vitest';
import type { GuideBlock } from '../../schemas/article-text.ts';
import { countMinutes } from './reading-time.ts';

const writeWords = (count: number) => Array<string>(count).fill('word').join(' ');

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])('%d words take %d minutes to read', (count, minutes) => {
  expect(countMinutes([{ paragraph: [writeWords(count)] }])).toBe(minutes);
});

const hundred = writeWords(100);

test.each<[string, GuideBlock]>([
  ['a heading', { heading: `${hundred} ${hundred}` }],
  ['bold words and code', { paragraph: [{ strong: hundred }, ' ', { code: hundred }] }],
  ['the words of a link', { paragraph: [hundred, ' ', { link: '/docs', words: hundred }] }],
  ['each entry of a list', { list: [[hundred], [hundred]] }],
  ['each entry of a numbered list', { numbered: [[hundred], [hundred]] }],
  [
    'the head and the rows of a table',
    { table: { sides: [], head: [[hundred]], rows: [[[hundred]]] } },
  ],
])('counts %s', (_, block) => {
  expect(countMinutes([block])).toBe(1);
  expect(countMinutes([block, { paragraph: ['more'] }])).toBe(2);
});

test('a word in which the marks change is one, and so are a placeholder and a method of the API', () => {
  const start = { paragraph: [writeWords(197)] };
  const marked = { paragraph: [{ strong: 'un' }, 'marked'] };
  const call = { apiCall: 'GET /api/v1/models' };

  expect(countMinutes([start, marked, call])).toBe(1);
  expect(countMinutes([start, marked, call, { paragraph: [{ fillIn: 'domain' }] }])).toBe(2);
});
