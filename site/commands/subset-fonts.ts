/**
 * Reduces the fonts to the characters that the site needs and writes them to src/fonts. Run `node
 * site/commands/subset-fonts.ts` after changing content-model/lib/text/font-characters.ts (and then the ranges
 * in src/styles/fonts.css) or a font package's version. The result is committed, so an ordinary build
 * neither runs this nor depends on it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ascii, fontCharacters } from '@website/content-model/lib/text/font-characters.ts';
import subsetFont from 'subset-font';

const { basic, western, eastern } = fontCharacters;

const sans = '@fontsource-variable/instrument-sans/files/instrument-sans-';
const serif = '@fontsource/instrument-serif/files/instrument-serif-';
const weights = { wght: { min: 400, max: 600 } };

/** The outline of the serif's hyphen, a bar with round corners, and of a shorter and bolder one. */
const hyphens = {
  normal: ['5c0a0af60a0a01030a0e0a0a0e0a', '320a0ab40a0a00fa0a200a0a200a'],
  italic: ['5d0a0203020bf20a0303020a01030a0e0a0a0e0a', '330a0203020bb00a0303020a00fa0a200a0a200a'],
} as const;

/**
 * The serif's own hyphen is a long hairline with much air around it: "AI - Powered". Its place in the
 * font stays as long as it was, so nothing else moves.
 */
function withShortHyphen(font: Buffer, [old, better]: readonly [string, string]): Buffer {
  const outline = font.indexOf(Buffer.from(old, 'hex'));
  if (outline < 0) throw new Error('The hyphen of the serif is not as it was.');
  font.write(better, outline, 'hex');
  const offsets = new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index;
      return [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)];
    }),
  );
  const at = (table: string) => offsets.get(table) ?? Number.NaN;
  // Before the outline are 12 flags, 4 bytes about points and instructions, and the bounding box.
  const start = outline - 26;
  const [left, right] = [40, font.readInt16BE(start + 6) - font.readInt16BE(start + 2) - 26];
  font.writeInt16BE(left, start + 2);
  font.writeInt16BE(250, start + 4);
  font.writeInt16BE(right, start + 6);
  font.writeInt16BE(302, start + 8);
  let glyph = 0;
  const offset = (index: number) => font.readUInt16BE(at('loca') + 2 * index) * 2;
  // A glyph without an outline, such as the space, has the offset of the one after it.
  while (offset(glyph + 1) <= start - at('glyf')) glyph += 1;
  font.writeUInt16BE(right + left, at('hmtx') + 4 * glyph);
  font.writeInt16BE(left, at('hmtx') + 4 * glyph + 2);
  return font;
}

const cuts = [
  { to: 'sans', from: `${sans}latin-wght-normal`, text: basic, axes: weights },
  { to: 'sans-western', from: `${sans}latin-wght-normal`, text: western, axes: weights },
  { to: 'sans-eastern', from: `${sans}latin-ext-wght-normal`, text: eastern, axes: weights },
  {
    to: 'serif',
    from: `${serif}latin-400-normal`,
    text: basic,
    hyphen: hyphens.normal,
  },
  { to: 'serif-western', from: `${serif}latin-400-normal`, text: western },
  { to: 'serif-eastern', from: `${serif}latin-ext-400-normal`, text: eastern },
  {
    to: 'serif-italic',
    from: `${serif}latin-400-italic`,
    text: basic,
    hyphen: hyphens.italic,
  },
  { to: 'serif-italic-western', from: `${serif}latin-400-italic`, text: western },
  // Only for code, and only on the page of the API.
  {
    to: 'mono',
    from: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal',
    text: ascii,
  },
  { to: 'serif-italic-eastern', from: `${serif}latin-ext-400-italic`, text: eastern },
];

const { resolve } = createRequire(import.meta.url);
for (const { to, from, text, axes, hyphen } of cuts) {
  const options = {
    // Without this, every alternate shape of a kept letter would stay too.
    noLayoutClosure: true,
    // Hints are programs that fit outlines to coarse pixels. They are a third of the serif's bytes
    // and run before the first paint, without a visible effect on today's screens.
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  };
  const whole = readFileSync(resolve(`${from}.woff2`));
  const font = hyphen
    ? withShortHyphen(await subsetFont(whole, text, { ...options, targetFormat: 'sfnt' }), hyphen)
    : whole;
  const cut = await subsetFont(font, text, { ...options, targetFormat: 'woff2' });
  writeFileSync(fileURLToPath(new URL(`../src/fonts/${to}.woff2`, import.meta.url)), cut);
  console.log(`${to}.woff2 ${cut.length} bytes`);
}
