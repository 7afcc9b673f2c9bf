import { measureWidth } from './draw-picture.tsx';

/** A word, or a few emphasized ones that stay on one line. The width is in ems. */
export interface Word {
  text: string;
  face: 'serif' | 'italic';
  width: number;
}

type Lines = readonly (readonly Word[])[];

export const box = { width: 536, height: 150, largestSize: 76, mostLines: 3 } as const;
export const space = 0.2; // in ems

export function measureWords(heading: string): Promise<Word[]> {
  const pieces = heading.match(/\*[^*]+\*\S*|\S+/g) ?? [];
  return Promise.all(
    pieces.flatMap((piece) => {
      const face = piece.startsWith('*') ? 'italic' : 'serif';
      const text = piece.replaceAll('*', '');
      const words = text.length > 14 ? text.split(' ') : [text];
      return words.map(async (word) => ({
        text: word,
        face,
        width: await measureWidth(word, face),
      }));
    }),
  );
}

/** Prefers large letters, few lines of the same width, and no short word alone or before a break. */
function rateLines(lines: Lines) {
  const widths = lines.map((line) => line.reduce((sum, { width }) => sum + width + space, -space));
  const widest = Math.max(...widths);
  const mean = widths.reduce((sum, width) => sum + width) / lines.length;
  const size = Math.min(box.largestSize, box.width / widest, box.height / lines.length);
  const singleWordLines = lines.filter(
    (line, index) => !line[1] && (widths[index] ?? 0) < mean * 0.6,
  );
  const weakBreaks = lines.slice(0, -1).filter((line) => line.at(-1)?.text.match(/^.{1,3}$/));
  const score =
    size * 0.8 ** singleWordLines.length - 2 * lines.length - weakBreaks.length - widest / mean;
  return { lines, size, score };
}

/** Breaks a title into lines, and finds the size of its letters. */
export function breakTitle(words: readonly Word[]) {
  let best = rateLines([words]);
  const tryBreaks = (finished: Lines, remaining: readonly Word[]) => {
    for (let end = 1; end < remaining.length; end++) {
      const lines = [...finished, remaining.slice(0, end)];
      const next = rateLines([...lines, remaining.slice(end)]);
      if (next.score > best.score) best = next;
      if (lines.length < box.mostLines - 1) tryBreaks(lines, remaining.slice(end));
    }
  };
  tryBreaks([], words);
  return best;
}
