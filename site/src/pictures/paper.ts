import { themeColors } from '@website/content-model/lib/colors/theme-colors.ts';
import colors from '~company/colors.css?raw';

export const { light, dark } = themeColors(colors);
