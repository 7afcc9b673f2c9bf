const listRange = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

export const ascii = listRange(0x20, 0x7e);

/**
 * The characters of the fonts, by file. `site/commands/subset-fonts.ts` cuts the fonts to them, and content may have
 * no others. Browsers load `western` and `eastern` only for pages that use one of their characters.
 */
export const fontCharacters = {
  /** No-break space, section, copyright, degree, middle dot, times, dashes, quotes, ellipsis, minus. */
  basic: `${ascii}\u00a0§©°·×–—‘’“”…−`,
  western: `${listRange(0xc0, 0xff)}Œœı¡¿«»‹›‚„£¥€®™`,
  eastern: `${listRange(0x100, 0x17f)}ȘșȚț`,
};
