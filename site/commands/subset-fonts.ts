/**
 * Reduces the fonts to the characters that the site needs and writes them to src/fonts. Run `node
 * site/commands/subset-fonts.ts` after changing a character set here or a font package's version. The result is
 * committed, so an ordinary build neither runs this nor depends on it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const ascii = range(0x20, 0x7e);
/** No-break space, section, copyright, degree, middle dot, times, dashes, quotes, ellipsis, minus. */
const marks = '\u00a0§©°·×–—‘’“”…−';
/** The other letters and signs of European languages, in files that load only where one is used. */
const western = `${range(0xc0, 0xff)}Œœı¡¿«»‹›‚„£¥€®™`;
const eastern = `${range(0x100, 0x17f)}ȘșȚț`;
const letters = range(0x41, 0x5a) + range(0x61, 0x7a);

const sans = '@fontsource-variable/instrument-sans/files/instrument-sans-';
const serif = '@fontsource/instrument-serif/files/instrument-serif-';
const weights = { wght: { min: 400, max: 600 } };

const cuts = [
  { to: 'sans', from: `${sans}latin-wght-normal`, text: ascii + marks, axes: weights },
  { to: 'sans-western', from: `${sans}latin-wght-normal`, text: western, axes: weights },
  { to: 'sans-eastern', from: `${sans}latin-ext-wght-normal`, text: eastern, axes: weights },
  { to: 'serif', from: `${serif}latin-400-normal`, text: ascii + marks },
  { to: 'serif-western', from: `${serif}latin-400-normal`, text: western },
  { to: 'serif-eastern', from: `${serif}latin-ext-400-normal`, text: eastern },
  // The italic is used only for the emphasized words of a heading.
  { to: 'serif-italic', from: `${serif}latin-400-italic`, text: `${letters} -’` },
  { to: 'serif-italic-western', from: `${serif}latin-400-italic`, text: western },
  { to: 'serif-italic-eastern', from: `${serif}latin-ext-400-italic`, text: eastern },
];

const { resolve } = createRequire(import.meta.url);
for (const { to, from, text, axes } of cuts) {
  const cut = await subsetFont(readFileSync(resolve(`${from}.woff2`)), text, {
    targetFormat: 'woff2',
    // Without this, every alternate shape of a kept letter would stay too.
    noLayoutClosure: true,
    // Hints are programs that fit outlines to coarse pixels. They are a third of the serif's bytes
    // and run before the first paint, without a visible effect on today's screens.
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  });
  writeFileSync(fileURLToPath(new URL(`../src/fonts/${to}.woff2`, import.meta.url)), cut);
  console.log(`${to}.woff2 ${cut.length} bytes`);
}
