import { loadColors } from '@website/content-model/checks/colors/load-colors.ts';

const { light, dark } = loadColors();

/** The background of the page in each theme, as the browser's bar gets it: "#f6f3ec". */
export const barColors = {
  light: light.get('--paper') ?? '',
  dark: dark.get('--paper') ?? '',
};

const formatRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The same as a browser computes it: "rgb(246, 243, 236)". */
export const paper = { light: formatRgb(barColors.light), dark: formatRgb(barColors.dark) };
