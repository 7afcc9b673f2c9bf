import colors from '~company/colors.css?raw';
import { themeColors } from '../lib/colors/theme-colors.ts';

export const { light, dark } = themeColors(colors);

/** A color of the light theme. */
export function paint(name: string): string {
  const color = light.get(name);
  if (color === undefined) throw new Error(`colors.css has no color ${name}`);
  return color;
}

/** What every picture is printed with. */
export const inks = {
  colors: [...light.values()].filter((color) => /^#\w{6}$/.test(color)),
  backgrounds: [paint('--paper'), paint('--raised')],
};
