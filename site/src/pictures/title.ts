import { setRuns } from '../lib/text/emphasis.ts';
import { outline } from './outline.ts';
import { titleLines, type Word } from './title-lines.ts';

interface Place {
  x: number;
  top: number;
  /** The base line of the last line. */
  bottom: number;
  width: number;
  largest: number;
}

const lineHeight = 1;
const space = 0.2;
/** The rim around the letters, on both sides together. */
const rim = 26;
/** A word that would need smaller letters than this is broken. */
const smallest = 40;

const faceOf = (emphasized: boolean) => (emphasized ? 'italic' : 'serif');

async function measure(text: string, emphasized: boolean): Promise<number> {
  return (await outline(text, faceOf(emphasized), 1)).width;
}

/** A word in as many equal parts as needed for none of them to be wider than `most` ems. */
async function inParts(text: string, emphasized: boolean, most: number): Promise<Word[]> {
  const width = await measure(text, emphasized);
  const letters = Array.from(text);
  if (width <= most || letters.length === 1) {
    return [{ text, emphasized, width, spaced: false, breaks: true }];
  }
  const half = Math.ceil(letters.length / 2);
  const halves = [letters.slice(0, half), letters.slice(half)].map((part) =>
    inParts(part.join(''), emphasized, most),
  );
  return (await Promise.all(halves)).flat();
}

/** The words of a heading. A line may also begin after a hyphen. */
async function wordsOf(heading: string, most: number): Promise<Word[]> {
  const words: Word[] = [];
  let spaced = false;
  for (const { text, emphasized } of setRuns(heading)) {
    for (const piece of text.split(/(\s+)|(?<=-)/).filter(Boolean)) {
      if (piece.trim() === '') {
        spaced = true;
        continue;
      }
      const breaks = spaced || words.at(-1)?.text.endsWith('-') === true;
      const [first, ...rest] = await inParts(piece, emphasized, most);
      if (first !== undefined) words.push({ ...first, spaced, breaks }, ...rest);
      spaced = false;
    }
  }
  return words;
}

/** A heading as SVG, as large as its place allows. A rim in the color of the paper is around it. */
export async function drawTitle(
  heading: string,
  { x, top, bottom, width, largest }: Place,
  colors: { ink: string; emphasis: string; paper: string },
): Promise<string> {
  const box = { width, height: bottom - top, lineHeight, space, largest };
  const { size, lines } = titleLines(await wordsOf(heading, width / smallest), box);
  const placed = lines.flatMap((line, row) => {
    const y = bottom - (lines.length - 1 - row) * size * lineHeight;
    let at = x;
    return line.map(({ text, emphasized, width: ems, spaced }, index) => {
      if (spaced && index > 0) at += space * size;
      const left = at;
      at += ems * size;
      return { text, emphasized, place: `translate(${left} ${y})` };
    });
  });
  const letters = await Promise.all(
    placed.map(async ({ text, emphasized, place }) => {
      const { path } = await outline(text, faceOf(emphasized), size);
      const color = emphasized ? colors.emphasis : colors.ink;
      return `<path fill="${color}" transform="${place}" d="${path}"/>`;
    }),
  );
  const words = letters.join('');
  return `<g stroke="${colors.paper}" stroke-width="${rim}" stroke-linejoin="round">${words}</g>${words}`;
}
