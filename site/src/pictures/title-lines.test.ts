import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineWidth, titleLines, type Word } from './title-lines.ts';

const box = { width: 512, height: 336, lineHeight: 1, space: 0.2, largest: 132 };

/** Each letter is as wide as most are in the display face. */
function wordsOf(heading: string): Word[] {
  let emphasized = false;
  return heading.split(' ').map((part) => {
    if (part.startsWith('*')) emphasized = true;
    const text = part.replaceAll('*', '');
    const word = { text, emphasized, width: text.length * 0.42, spaced: true, breaks: true };
    if (part.endsWith('*')) emphasized = false;
    return word;
  });
}

const linesOf = (words: readonly Word[], place = box) =>
  titleLines(words, place).lines.map((line) => line.map(({ text }) => text).join(' '));

test('every title of up to 80 characters stays within its box, with all of its words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', '*'), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (parts) => {
      const words = wordsOf(parts.join(' ').slice(0, 80).trim());

      const { size, lines } = titleLines(words, box);

      expect(lines.flat()).toEqual(words);
      expect(size * lines.length).toBeLessThanOrEqual(box.height);
      for (const line of lines) {
        expect(size * lineWidth(line, box.space)).toBeLessThanOrEqual(box.width);
      }
    }),
  );
});

test('a title of one short word has the largest letters', () => {
  expect(titleLines(wordsOf('API'), box).size).toBe(box.largest);
});

test('the last line is not a short word alone', () => {
  expect(linesOf(wordsOf('Clockworks machinery it'))).toEqual(['Clockworks', 'machinery it']);
});

test('emphasized words stay on one line if that costs little', () => {
  expect(linesOf(wordsOf('We build *working models* of your business'))).toContain(
    'working models',
  );
});

test('an article stays with its noun if that costs little', () => {
  const low = { ...box, height: 180 };

  const lines = linesOf(wordsOf('Notes from the workbenches!'), low);

  expect(lines).toEqual(['Notes from', 'the workbenches!']);
});

test('no line begins with what belongs to the word before', () => {
  const [instrument, colon, workshop] = wordsOf('Instrument : workshop') as [Word, Word, Word];

  const lines = linesOf([instrument, { ...colon, spaced: false, breaks: false }, workshop]);

  expect(lines).toEqual(['Instrument :', 'workshop']);
});
