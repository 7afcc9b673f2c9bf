import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { content } from '../lib/content/content.ts';
import { drawCard } from './preview.tsx';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.resetModules();
});

/** The pixels above the band at the bottom. */
const pixelsOf = (png: Buffer) =>
  sharp(png)
    .extract({ left: 0, top: 0, width: 1200, height: 514 })
    .raw()
    .toBuffer({ resolveWithObject: true });

/** The smallest rectangle that contains everything that is not paper. */
async function extentOf(png: Buffer) {
  const { data, info } = await pixelsOf(png);
  const colorAt = (index: number) => data.readUIntBE(index * 3, 3);
  const extent = { left: info.width, right: 0, top: info.height, bottom: 0 };
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (colorAt(y * info.width + x) === colorAt(0)) continue;
      extent.left = Math.min(extent.left, x);
      extent.right = Math.max(extent.right, x);
      extent.top = Math.min(extent.top, y);
      extent.bottom = Math.max(extent.bottom, y);
    }
  }
  return extent;
}

/** The preview of the home page, drawn as if by a new build. */
async function build(): Promise<string> {
  vi.resetModules();
  const { drawPreview } = await import('./preview.tsx');
  return (await drawPreview('/')).toString('base64');
}

test('a picture has the same bytes on every build, on any day', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '0');
  const once = await build();
  vi.stubEnv('SOURCE_DATE_EPOCH', '1900000000');
  vi.useFakeTimers({ now: new Date('2041-06-01T00:00:00Z'), toFake: ['Date'] });

  expect(await build()).toBe(once);
});

const letters = (text: string) => text.repeat(80).slice(0, 80).trim();

test.each([
  ['an ordinary title', 'We build *working models* of your business.'],
  ['the longest title', letters('Twelve *small* words ')],
  ['one word of the widest letters', letters('W')],
  ['many short words', letters('i ')],
  ['capitals with accents', letters('ÅŐŽ ')],
])('the words stay in their place: %s', async (_, heading) => {
  const extent = await extentOf(await drawCard(heading));

  // The outlines of a few letters reach a little out of their width.
  expect(extent.left).toBeGreaterThanOrEqual(56);
  expect(extent.right).toBeLessThan(1150);
  expect(extent.top).toBeGreaterThanOrEqual(48);
  expect(extent.bottom).toBeLessThan(500);
});

test('a long name and a long domain stay in their place too', async () => {
  const name = 'Wide Women & Men Worldwide Western Web Works';
  const domain = `${'w'.repeat(60)}.example`;

  const extent = await extentOf(await drawCard('Title', { ...content.site, name, domain }));

  expect(extent.right).toBeLessThan(1150);
});

test.each(['ąćęłńśźżčďěňřšťůž', '*ąćęłńśźżčďěňřšťůž*'])(
  'the letters of European names have shapes of their own: %s',
  async (all) => {
    const draw = async (text: string) => (await drawCard(text)).toString('base64');

    expect(await draw(all)).not.toBe(await draw(all.replaceAll(/[^*]/g, '\u{1f680}')));
  },
);

test('a page without a heading stops the build', async () => {
  const { drawPreview } = await import('./preview.tsx');

  await expect(drawPreview('/nowhere')).rejects.toThrow('/nowhere has no heading');
});
