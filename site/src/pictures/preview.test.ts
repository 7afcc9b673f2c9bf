import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { card, figureLeft } from './card-size.ts';
import { drawPng } from './draw-png.ts';
import { outline } from './outline.ts';
import type { PageFigure } from './page-figure.tsx';
import { inks, paint } from './paper.ts';
import { previewCard } from './preview-card.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.resetModules();
});

const noFigure: PageFigure = { drawing: null, x: 0, y: 0, scale: 1 };
const company = { name: 'Company', domain: 'company.example' };

const drawCard = async (heading: string, words = company) =>
  drawPng(await previewCard({ heading, ...words }, noFigure), inks);

/** The smallest rectangle that contains everything that is not paper. */
async function extentOf(png: Buffer) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const paper = Number.parseInt(paint('--paper').slice(1), 16);
  const extent = { left: info.width, right: 0, top: info.height, bottom: 0 };
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (data.readUIntBE((y * info.width + x) * 3, 3) === paper) continue;
      extent.left = Math.min(extent.left, x);
      extent.right = Math.max(extent.right, x);
      extent.top = Math.min(extent.top, y);
      extent.bottom = Math.max(extent.bottom, y);
    }
  }
  return extent;
}

/** The preview of a page, drawn as if by a new build. */
async function build(route: string): Promise<string> {
  vi.resetModules();
  const { drawPreview } = await import('./preview.ts');
  return (await drawPreview(route)).toString('base64');
}

test('a picture has the same bytes on every build, on any day', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '0');
  const once = await build('/');
  vi.stubEnv('SOURCE_DATE_EPOCH', '1900000000');
  vi.useFakeTimers({ now: new Date('2041-06-01T00:00:00Z'), toFake: ['Date'] });

  expect(await build('/')).toBe(once);
});

const longest = 80;
const letters = (letter: string) => letter.repeat(longest);

test.each([
  ['an ordinary title', 'We build *working models* of your business.'],
  [
    'the longest title',
    'One two three four *five six* seven eight nine ten eleven twelve thirteen four',
  ],
  ['one word of the widest letters', letters('W')],
  ['one emphasized word', `*${letters('m').slice(2)}*`],
  ['one word with hyphens', letters('model-').slice(0, longest)],
  ['many short words', letters('i ').slice(0, longest).trim()],
  ['few wide words', letters('WWWWWWWWWWW ').slice(0, longest)],
  ['capitals with accents', letters('ÅŐŽ ').slice(0, longest)],
])('the words stay in their place: %s', async (_, heading) => {
  const extent = await extentOf(await drawCard(heading));

  // The outlines of a few letters reach a little out of their width.
  expect(extent.left).toBeGreaterThanOrEqual(card.margin - 8);
  expect(extent.right).toBeLessThan(figureLeft - 30);
  expect(extent.top).toBeGreaterThanOrEqual(48);
  expect(extent.bottom).toBeLessThanOrEqual(card.height - 48);
});

test('a long name and a long domain stay in their place too', async () => {
  const words = {
    name: 'Wide Women & Men Worldwide Western Web Works',
    domain: `${'w'.repeat(60)}.example`,
  };

  const extent = await extentOf(await drawCard('Title', words));

  expect(extent.right).toBeLessThan(figureLeft - 30);
});

test('the picture changes with the heading', async () => {
  const [one, other] = await Promise.all([drawCard('One heading'), drawCard('Other heading')]);

  expect(one.equals(other)).toBe(false);
});

test.each(['serif', 'italic', 'sans'] as const)(
  'the letters of European names are in the %s face, each with its own shape',
  async (face) => {
    const names = Array.from('ąćęłńóśźżčďěňřšťůžáéíőúűâăîșțğışåäöøæßñçëïÿ');

    const shapes = await Promise.all(names.map((letter) => outline(letter, face, 100)));

    expect(new Set(shapes.map(({ path }) => path)).size).toBe(names.length);
    expect(shapes.filter(({ path }) => path === '')).toEqual([]);
  },
);

test('a letter that no face has leaves no box', async () => {
  const [known, withUnknown] = await Promise.all([
    outline('Model', 'serif', 100),
    outline('Model\u{1f680}漢', 'serif', 100),
  ]);

  expect(withUnknown).toEqual(known);
});
