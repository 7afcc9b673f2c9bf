import { themeColors } from '../lib/colors/theme-colors.ts';

/** The two background colors of the page, from tokens.css. The browser's toolbars use them. */
export function paperColors(tokens: string): { light: string; dark: string } {
  const { light, dark } = themeColors(tokens);
  return { light: light.get('--paper') ?? '', dark: dark.get('--paper') ?? '' };
}
