import sans from '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff?inline';
import sansExtended from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff?inline';
import italic from '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff?inline';
import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff?inline';
import italicExtended from '@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-italic.woff?inline';
import serifExtended from '@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff?inline';
import { createElement } from 'react';
import satori, { type Font } from 'satori';

/** Each face in two files: Latin, and the accented letters of more languages. */
const files = {
  serif: [serif, serifExtended],
  italic: [italic, italicExtended],
  sans: [sans, sansExtended],
} as const;

export type Face = keyof typeof files;

/** Letters as SVG path data. The first begins at 0 0, on the base line. */
export interface Outline {
  path: string;
  width: number;
}

/** Letters are drawn once, at this size, and then scaled. */
const drawnSize = 1000;

const fontsOf = (face: Face): Font[] =>
  files[face].map((url, index) => ({
    name: `${face}${index}`,
    data: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
  }));

const fonts = { serif: fontsOf('serif'), italic: fontsOf('italic'), sans: fontsOf('sans') };

async function draw(text: string, face: Face) {
  const missing = new Set<string>();
  let width = 0;
  const svg = await satori(
    createElement(
      'div',
      {
        style: {
          display: 'flex',
          fontFamily: fonts[face].map(({ name }) => name).join(', '),
          fontSize: drawnSize,
          lineHeight: 1,
          whiteSpace: 'pre',
        },
      },
      text,
    ),
    {
      height: drawnSize,
      fonts: fonts[face],
      onNodeDetected: (node) => {
        width = node.width;
      },
      loadAdditionalAsset: async (_, letters) => {
        for (const letter of letters) missing.add(letter);
        return [];
      },
    },
  );
  const path = Array.from(svg.matchAll(/<path [^>]*\bd="([^"]*)"/g), ([, d]) => d).join('');
  return { path, width, missing };
}

/** How far below the top of its line a face has its base line: where its "H" ends. */
async function baseLineOf(face: Face): Promise<number> {
  const { path } = await draw('H', face);
  const heights = Array.from(path.matchAll(/-?[\d.]+ (-?[\d.]+)/g), ([, y]) => Number(y));
  return Math.max(...heights);
}

const baseLines = new Map<Face, Promise<number>>();
const outlines = new Map<string, Promise<Outline>>();

async function drawOnBaseLine(text: string, face: Face): Promise<Outline> {
  if (!baseLines.has(face)) baseLines.set(face, baseLineOf(face));
  const base = (await baseLines.get(face)) ?? 0;
  let { path, width, missing } = await draw(text, face);
  if (missing.size > 0) {
    // No letter at all is better than the empty box that stands for it.
    const rest = Array.from(text).filter((letter) => !missing.has(letter));
    ({ path, width } = rest.length > 0 ? await draw(rest.join(''), face) : { path: '', width: 0 });
  }
  const lifted = path.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x, y) => `${x} ${Math.round((Number(y) - base) * 10) / 10}`,
  );
  return { path: lifted, width };
}

/** A text as outlines, so that a picture needs no font of the machine that draws it. */
export async function outline(text: string, face: Face, size: number): Promise<Outline> {
  const key = `${face} ${text}`;
  const drawn = outlines.get(key) ?? drawOnBaseLine(text, face);
  outlines.set(key, drawn);
  const { path, width } = await drawn;
  const scaled = (number: string) =>
    `${Math.round((Number(number) * size * 100) / drawnSize) / 100}`;
  return {
    path: path.replaceAll(/-?[\d.]+/g, scaled),
    width: (width * size) / drawnSize,
  };
}
