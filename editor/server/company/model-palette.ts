/** The two colors of the sample company. */
export const modelColors = { main: '#141b2a', accent: '#8a5a16' } as const;

type Source = keyof typeof modelColors;

/** A color that was drawn by hand, and the brand color whose hue it has. */
export interface Model {
  from: Source;
  hex: string;
}

const main = (hex: string): Model => ({ from: 'main', hex });
const accent = (hex: string): Model => ({ from: 'accent', hex });

/**
 * The palette of the sample company, made by eye. A new palette keeps its steps of lightness and
 * its shares of chroma. Light paper has the hue of the accent and dark ink: the warm half. Dark
 * paper and light ink have the hue of the main color: the cool half.
 */
export const modelPalette: ReadonlyMap<string, { light: Model; dark: Model }> = new Map([
  ['--paper', { light: accent('#f6f3ec'), dark: main('#0d121d') }],
  ['--raised', { light: accent('#fdfbf7'), dark: main('#141b2a') }],
  ['--sunk', { light: accent('#ece7db'), dark: main('#090d16') }],
  ['--ink-band', { light: main('#141b2a'), dark: main('#1e2a45') }],
  ['--ink', { light: main('#161a24'), dark: accent('#efe9dc') }],
  ['--soft', { light: main('#434959'), dark: main('#b2b6c2') }],
  ['--line', { light: accent('#d8d1c1'), dark: main('#262f42') }],
  ['--strong', { light: accent('#b9b09b'), dark: main('#42506c') }],
  ['--edge', { light: accent('#827a65'), dark: main('#6a7896') }],
  ['--accent', { light: accent('#69420c'), dark: accent('#e0ae66') }],
  ['--accent-bold', { light: accent('#8a5a16'), dark: accent('#e0ae66') }],
  ['--accent-line', { light: accent('#aa7b36'), dark: accent('#a37c44') }],
  ['--focus', { light: accent('#8a5a16'), dark: accent('#e0ae66') }],
]);

/** These follow the brand only where one could be taken for the accent. */
export const keptNames = ['--good', '--bad'] as const;
