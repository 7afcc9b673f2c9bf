import type { Palettes } from '@website/content-model/lib/colors/theme-colors.ts';

/**
 * The style sheet of a company's colors, from values that were checked. A browser without `light-dark()` and
 * a system that forces its colors keep those of tokens.css.
 */
export function renderColorSheet({ light, dark }: Palettes): string {
  const declarations = Array.from(
    light,
    ([token, color]) => `${token}: light-dark(${color}, ${dark.get(token)});`,
  );
  return `@supports (color: light-dark(#000, #fff)) {
  @media (forced-colors: none) {
    @layer base {
      :root {
        ${declarations.join('\n        ')}
      }
    }
  }
}
`;
}
