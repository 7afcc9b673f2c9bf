const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const invisible = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
/** Twice as wide as a letter: East Asian characters and most emoji. */
const wide =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]|[\u{1B000}-\u{1B2FF}\u{20000}-\u{3FFFD}])/u;

const widthOf = (grapheme: string) => (invisible.test(grapheme) ? 0 : wide.test(grapheme) ? 2 : 1);

const split = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** How many columns of a terminal a text takes. */
export function displayWidth(text: string): number {
  return split(text).reduce((sum, grapheme) => sum + widthOf(grapheme), 0);
}

/**
 * Text from visitors, without anything that could move the cursor, color the terminal, or turn the
 * direction of the text around. Line breaks stay if they are wanted.
 */
export function printable(text: string, { lines = false } = {}): string {
  const oneWay = text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  return oneWay.replaceAll(/\p{Cc}/gu, (sign) => (lines && sign === '\n' ? sign : ' '));
}

/** The text, or its beginning with an ellipsis. */
export function cut(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const grapheme of split(text)) {
    used += widthOf(grapheme);
    if (used > width - 1) break;
    kept += grapheme;
  }
  return `${kept}…`;
}

export const padded = (text: string, width: number) =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)));

/** The text in lines that are no wider. A word that is wider than a line is broken. */
export function wrapped(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/ +/)) {
      let rest = word;
      const joined = line ? `${line} ${rest}` : rest;
      if (displayWidth(joined) <= width) {
        line = joined;
        continue;
      }
      if (line) lines.push(line);
      while (displayWidth(rest) > width) {
        const start = cut(rest, width + 1).slice(0, -1);
        lines.push(start);
        rest = rest.slice(start.length);
      }
      line = rest;
    }
    return [...lines, line];
  });
}
