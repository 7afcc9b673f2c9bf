import { formatRatio } from '@website/content-model/checks/colors/color-problems.ts';
import { loadColors } from '@website/content-model/checks/colors/load-colors.ts';
import { computeContrast } from '@website/content-model/lib/colors/contrast.ts';
import type { Palettes } from '@website/content-model/lib/colors/theme-colors.ts';
import type { Colors } from '../field.ts';
import { refusalOf } from './company/accept-colors.ts';
import { type BrandColors, derivePalette } from './company/derive-palette.ts';
import { withValue } from './yaml-edit.ts';

/** The two brand colors of a color file, or what others would do. With the new file if they can be used. */
export function tryColors(
  text: string,
  given: BrandColors | undefined,
): { colors: Colors; file?: string } {
  const kept = loadColors(text);
  const now = {
    main: kept.dark.get('--ink-band') ?? '',
    accent: kept.light.get('--accent-bold') ?? '',
  };
  // With the same two colors, those that were set one by one stay.
  if (given === undefined || (given.main === now.main && given.accent === now.accent))
    return { colors: { ...now, refused: [] } };
  const refused = (['main', 'accent'] as const).flatMap((color) => {
    const refusal = refusalOf(color, given[color], kept);
    return refusal ? [{ color, ...refusal }] : [];
  });
  if (refused.length > 0) return { colors: { ...given, refused } };
  const palettes = derivePalette(given, kept);
  const [paper = '', accent = ''] = ['--paper', '--accent-bold'].map((name) =>
    palettes.light.get(name),
  );
  const rules = Array.from(
    palettes.light,
    ([name, day]) => `${name}: light-dark(${day}, ${palettes.dark.get(name)})`,
  );
  return {
    colors: {
      ...given,
      refused,
      css: `:root { ${rules.join('; ')} }`,
      contrast: formatRatio(computeContrast(accent, paper)),
    },
    file: newColors(text, palettes),
  };
}

/** The text of colors.yaml with other colors. Nothing else changes. */
function newColors(text: string, { light, dark }: Palettes): string {
  const changes = Object.entries({ light, dark }).flatMap(([theme, palette]) =>
    Array.from(palette, ([token, color]) => ({ path: [token.replace('--', ''), theme], color })),
  );
  return changes.reduce((changed, { path, color }) => withValue(changed, path, color), text);
}
