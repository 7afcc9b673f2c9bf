import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';

/** A sheet of paper, as printed by Chromium. */
export interface Sheet {
  /** From top to bottom. The cells of a line are what stands side by side, far apart. */
  lines: { text: string; cells: string[] }[];
  /** How much of the sheet is dark, from 0 to 1. */
  dark: number;
  /** How much of the sheet is blank below the last mark, from 0 to 1. */
  blank: number;
}

/** For comparing text: a PDF has spaces of its own, and CSS may turn letters into capitals. */
export const squeeze = (text: string) => text.replace(/[\s-]+/g, '').toLowerCase();

interface Printout {
  sheets: Sheet[];
  /** All text in reading order, squeezed. */
  text: string;
}

/** Prints the page with backgrounds, which a visitor may choose: they must not be dark. */
export async function print(page: Page, format: string): Promise<Printout> {
  const pdf = await page.pdf({ format, printBackground: true });
  const texts = extractText(pdf, '-layout').split('\f');
  const sheets = renderImages(pdf).map((image, index) => ({
    lines: splitLines(texts[index] ?? ''),
    ...measureInk(image),
  }));
  return { sheets, text: squeeze(extractText(pdf)) };
}

function extractText(pdf: Buffer, ...options: string[]): string {
  return execFileSync('pdftotext', [...options, '-', '-'], { input: pdf, encoding: 'utf8' });
}

function splitLines(text: string): Sheet['lines'] {
  return text
    .split('\n')
    .map((line) => ({ text: squeeze(line), cells: line.trim().split(/ {2,}/).map(squeeze) }))
    .filter(({ text }) => text !== '');
}

interface Image {
  width: number;
  height: number;
  /** One byte for each pixel: 0 is black, 255 is white. */
  pixels: Buffer;
}

function renderImages(pdf: Buffer): Image[] {
  let remaining = execFileSync('pdftoppm', ['-r', '24', '-gray'], {
    input: pdf,
    maxBuffer: 2 ** 27,
  });
  const images: Image[] = [];
  // The PGM format, one image after the other: "P5", width, height, "255", and the pixels.
  while (remaining.length > 0) {
    const [head = '', width, height] =
      /^P5\s(\d+)\s(\d+)\s255\s/.exec(remaining.toString('latin1', 0, 32)) ?? [];
    const size = Number(width) * Number(height);
    const pixels = remaining.subarray(head.length, head.length + size);
    images.push({ width: Number(width), height: Number(height), pixels });
    remaining = remaining.subarray(head.length + size);
  }
  return images;
}

function measureInk({ width, height, pixels }: Image): Pick<Sheet, 'dark' | 'blank'> {
  const dark = pixels.filter((level) => level < 128).length / pixels.length;
  const last = pixels.findLastIndex((level) => level < 240);
  return { dark, blank: 1 - Math.ceil((last + 1) / width) / height };
}
