import { themeColors } from '../lib/colors/theme-colors.ts';

/** The two background colors of the page, from colors.css. The browser's toolbars use them. */
export function paperColors(colors: string): { light: string; dark: string } {
  const { light, dark } = themeColors(colors);
  return { light: light.get('--paper') ?? '', dark: dark.get('--paper') ?? '' };
}
