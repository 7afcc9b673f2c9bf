import { widthOf } from './draw-picture.tsx';

/** A word, or a few emphasized ones that stay on one line. The width is in ems. */
export interface Word {
  text: string;
  face: 'serif' | 'italic';
  width: number;
}

type Lines = readonly (readonly Word[])[];

export const box = { width: 256, height: 168, largestSize: 66, mostLines: 5 } as const;
export const space = 0.2; // in ems

export function wordsOf(heading: string): Promise<Word[]> {
  const parts = heading.match(/\*[^*]+\*\S*|\S+/g) ?? [];
  return Promise.all(
    parts.flatMap((part) => {
      const face = part.startsWith('*') ? 'italic' : 'serif';
      const text = part.replaceAll('*', '');
      const words = text.length > 14 ? text.split(' ') : [text];
      return words.map(async (word) => ({ text: word, face, width: await widthOf(word, face) }));
    }),
  );
}

/** Prefers large letters, few lines of the same width, and no short word alone or before a break. */
function judge(lines: Lines) {
  const widths = lines.map((line) => line.reduce((sum, { width }) => sum + width + space, -space));
  const widest = Math.max(...widths);
  const mean = widths.reduce((sum, width) => sum + width) / lines.length;
  const size = Math.min(box.largestSize, box.width / widest, box.height / lines.length);
  const lonely = lines.filter((line, index) => !line[1] && (widths[index] ?? 0) < mean * 0.6);
  const weak = lines.slice(0, -1).filter((line) => line.at(-1)?.text.match(/^.{1,3}$/));
  const worth = size * 0.8 ** lonely.length - 2 * lines.length - weak.length - widest / mean;
  return { lines, size, worth };
}

/** Breaks a title into lines, and finds the size of its letters. */
export function titleLines(words: readonly Word[]) {
  let best = judge([words]);
  const divide = (done: Lines, rest: readonly Word[]) => {
    for (let end = 1; end < rest.length; end++) {
      const lines = [...done, rest.slice(0, end)];
      const next = judge([...lines, rest.slice(end)]);
      if (next.worth > best.worth) best = next;
      if (lines.length < box.mostLines - 1) divide(lines, rest.slice(end));
    }
  };
  divide([], words);
  return best;
}
