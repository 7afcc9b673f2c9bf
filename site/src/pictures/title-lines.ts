/** A word of a title, or a part of a very long one. */
export interface Word {
  text: string;
  emphasized: boolean;
  /** In ems. */
  width: number;
  /** Whether a space is before it, unless it is the first of its line. */
  spaced: boolean;
  /** Whether a line may begin with it. */
  breaks: boolean;
}

interface Box {
  width: number;
  height: number;
  /** In ems. */
  lineHeight: number;
  space: number;
  /** The largest size of the letters. */
  largest: number;
}

export interface TitleLines {
  size: number;
  lines: (readonly Word[])[];
}

/** The width of a line in ems. */
export function lineWidth(words: readonly Word[], space: number): number {
  return words.reduce(
    (sum, { width, spaced }, index) => sum + width + (spaced && index > 0 ? space : 0),
    0,
  );
}

/**
 * Divides a title into a number of lines that are about equally wide. It avoids a last line of one
 * word, and a break between emphasized words.
 */
function divide(words: readonly Word[], count: number, space: number) {
  const mean = lineWidth(words, space) / count;
  const flaws = (from: number, to: number) => {
    const isLast = to === words.length;
    const splits = !isLast && words[to - 1]?.emphasized && words[to]?.emphasized;
    const isAlone = isLast && to - from === 1 && words.length > 3;
    const isShort = to < words.length && lineWidth(words.slice(from, to), space) < mean / 2;
    return Number(splits) + Number(isAlone) + Number(isShort);
  };
  /** How bad it is to have these words as a line, in squared ems. */
  const badness = (from: number, to: number) => {
    if (words[to]?.breaks === false) return Number.POSITIVE_INFINITY;
    return lineWidth(words.slice(from, to), space) ** 2 + flaws(from, to) * mean ** 2;
  };
  /** The best division of the words from `from` on. */
  const best = (from: number, left: number): { cost: number; ends: number[] } => {
    if (left === 1) return { cost: badness(from, words.length), ends: [words.length] };
    const last = words.length - left + 1;
    let found = { cost: Number.POSITIVE_INFINITY, ends: [] as number[] };
    for (let to = from + 1; to <= last; to++) {
      const rest = remembered(to, left - 1);
      const cost = badness(from, to) + rest.cost;
      if (cost < found.cost) found = { cost, ends: [to, ...rest.ends] };
    }
    return found;
  };
  const memory = new Map<string, ReturnType<typeof best>>();
  const remembered = (from: number, left: number) => {
    const key = `${from} ${left}`;
    const known = memory.get(key) ?? best(from, left);
    memory.set(key, known);
    return known;
  };
  const { ends } = best(0, count);
  return {
    lines: ends.map((end, index) => words.slice(ends[index - 1] ?? 0, end)),
    flaws: ends.reduce((sum, end, index) => sum + flaws(ends[index - 1] ?? 0, end), 0),
  };
}

/** Breaks a title into the lines that allow the largest letters in a box. */
export function titleLines(words: readonly Word[], box: Box): TitleLines {
  const divisions = words.flatMap((_, index) => {
    const { lines, flaws } = divide(words, index + 1, box.space);
    if (lines.length === 0) return [];
    const widest = Math.max(...lines.map((line) => lineWidth(line, box.space)));
    const size = Math.min(
      box.largest,
      box.width / widest,
      box.height / (lines.length * box.lineHeight),
    );
    return [{ size: Math.floor(size), worth: size * 0.8 ** flaws * 0.92 ** index, lines }];
  });
  // With letters of the same size, fewer lines look calmer.
  return divisions.reduce((best, next) => (next.worth > best.worth ? next : best), {
    size: 0,
    worth: 0,
    lines: [] as (readonly Word[])[],
  });
}
