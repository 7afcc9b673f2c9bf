import fc from 'fast-check';
import { expect, test } from 'vitest';
import { box, breakTitle, measureWords, space } from './title.ts';

const linesOf = async (heading: string) =>
  breakTitle(await measureWords(heading)).lines.map((line) =>
    line.map(({ text }) => text).join(' '),
  );

test('every title stays within its box, with all of its words', () => {
  const word = fc.record({
    text: fc.string({ minLength: 1, maxLength: 20 }),
    face: fc.constantFrom('serif' as const, 'italic' as const),
    width: fc.double({ min: 0.2, max: 20, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 16 }), (words) => {
      const { size, lines } = breakTitle(words);

      expect(lines.flat()).toEqual(words);
      expect(size * lines.length).toBeLessThanOrEqual(box.height + 0.001);
      for (const line of lines) {
        const width = line.reduce((sum, word) => sum + word.width + space, -space);
        expect(size * width).toBeLessThanOrEqual(box.width + 0.001);
      }
    }),
  );
});

test('a title of one short word has the largest letters', async () => {
  expect(breakTitle(await measureWords('API')).size).toBe(box.largestSize);
});

test.each([
  ['no short word is alone', 'Clockworks of machinery in it', ['Clockworks', 'of machinery in it']],
  [
    'a preposition stays with its noun',
    'Terms of service and of support',
    ['Terms of service', 'and of support'],
  ],
  [
    'a few emphasized words stay together',
    'We build *working models* of your business.',
    ['We build working models', 'of your business.'],
  ],
  [
    'many emphasized words may be apart',
    'Nous *répondons à toutes vos questions*',
    ['Nous répondons à', 'toutes vos questions'],
  ],
])('%s', async (_, heading, lines) => {
  expect(await linesOf(heading)).toEqual(lines);
});

test('only emphasized words are in italics, with the punctuation after them', async () => {
  const words = await measureWords('Ask *real people*: now');

  expect(words.map(({ text, face }) => [text, face])).toEqual([
    ['Ask', 'serif'],
    ['real people:', 'italic'],
    ['now', 'serif'],
  ]);
});
