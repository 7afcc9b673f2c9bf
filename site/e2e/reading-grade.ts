import { syllable } from 'syllable';

/** A sentence, and the years of school that a reader of it needs. */
export interface Sentence {
  text: string;
  grade: number;
}

/**
 * The Flesch-Kincaid grade: 0.39 times the words in a sentence, plus 11.8 times the syllables in a
 * word, minus 15.59.
 */
function calculateGrade(words: number, sentences: number, syllables: number): number {
  return (0.39 * words) / sentences + (11.8 * syllables) / words - 15.59;
}

const splitWords = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];

/** The sentences among the lines of a page. Labels, names, code and figures are not sentences. */
export function findSentences(lines: readonly string[]): string[] {
  const prose = new Set(lines.filter((line) => /[a-z]{2}[.?!]["”)]?$/.test(line)));
  return [...prose]
    .flatMap((line) => line.split(/(?<=[a-z0-9%)”][.?!]["”]?) +/))
    .filter((sentence) => splitWords(sentence).length > 3);
}

/** The grade of a page, and its sentences from the hardest to the easiest. */
export function calculateReadingGrade(lines: readonly string[]): {
  grade: number;
  sentences: Sentence[];
} {
  const counted = findSentences(lines).map((text) => {
    const words = splitWords(text);
    return { text, words: words.length, syllables: syllable(words.join(' ')) };
  });
  const sum = (unit: 'words' | 'syllables') =>
    counted.reduce((total, sentence) => total + sentence[unit], 0);
  return {
    grade: calculateGrade(sum('words'), counted.length, sum('syllables')),
    sentences: counted
      .map(({ text, words, syllables }) => ({ text, grade: calculateGrade(words, 1, syllables) }))
      .sort((a, b) => b.grade - a.grade),
  };
}
