import { readFileSync } from 'node:fs';
import { colorsFile } from '@website/content-model/company.ts';
import { themeColors } from '@website/content-model/lib/colors/theme-colors.ts';

const { light, dark } = themeColors(readFileSync(colorsFile, 'utf8'));

/** The background of the page in each theme, as the browser's bar gets it: "#f6f3ec". */
export const barColors = {
  light: light.get('--paper') ?? '',
  dark: dark.get('--paper') ?? '',
};

const asRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The same as a browser computes it: "rgb(246, 243, 236)". */
export const paper = { light: asRgb(barColors.light), dark: asRgb(barColors.dark) };
