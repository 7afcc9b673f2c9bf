import colors from '~company/colors.css?raw';
import { themeColors } from '../lib/colors/theme-colors.ts';

export const { light, dark } = themeColors(colors);
