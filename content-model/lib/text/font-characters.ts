const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

export const ascii = range(0x20, 0x7e);

/**
 * The characters of the fonts, by file. `site/commands/subset-fonts.ts` cuts the fonts to them, and content
 * may have no others. The two that English seldom needs load only where one of their characters is used.
 */
export const fontCharacters = {
  /** No-break space, section, copyright, degree, middle dot, times, dashes, quotes, ellipsis, minus. */
  basic: `${ascii}\u00a0§©°·×–—‘’“”…−`,
  western: `${range(0xc0, 0xff)}Œœı¡¿«»‹›‚„£¥€®™`,
  eastern: `${range(0x100, 0x17f)}ȘșȚț`,
};
