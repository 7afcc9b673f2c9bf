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

interface TitleLines {
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

/** Divides a title into a number of lines that are about equally wide, with few flaws. */
function divide(words: readonly Word[], count: number, space: number) {
  const widthOf = (from: number, to: number) => lineWidth(words.slice(from, to), space);
  const mean = widthOf(0, words.length) / count;
  /** How many flaws a line has: a break between emphasized words, and a short word alone. */
  const flaws = (from: number, to: number) => {
    const splits = words[to - 1]?.emphasized && words[to]?.emphasized;
    const isLonely = count > 1 && to - from === 1 && widthOf(from, to) < mean * 0.6;
    return Number(splits === true) + Number(isLonely);
  };
  /** How bad it is to have these words as a line, in squared ems. */
  const badness = (from: number, to: number) => {
    if (words[to]?.breaks === false) return Number.POSITIVE_INFINITY;
    // "the" and the like belong to what follows.
    const isWeak = to < words.length && (words[to - 1]?.text.length ?? 0) <= 3;
    return widthOf(from, to) ** 2 + (flaws(from, to) + Number(isWeak) / 8) * mean ** 2;
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
    return [{ size: Math.floor(size), worth: size * 0.8 ** flaws - 4 * index, lines }];
  });
  // A flaw costs a fifth of the size. One more line must make the letters clearly larger.
  return divisions.reduce((best, next) => (next.worth > best.worth ? next : best), {
    size: 0,
    worth: Number.NEGATIVE_INFINITY,
    lines: [] as (readonly Word[])[],
  });
}
