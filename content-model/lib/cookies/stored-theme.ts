/** The only thing that the site stores in a browser, whichever company it is for. Its language describes it. */
export const storedTheme = {
  id: 'theme',
  name: 'theme',
  type: 'Essential',
  duration: 'Until cleared',
  keptIn: 'Local storage',
  inUse: true,
} as const;
