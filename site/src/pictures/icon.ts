import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CompanyMark } from '../figures/CompanyMark.tsx';
import { drawPng } from './draw-png.ts';
import { figureSheets } from './figure-sheets.ts';
import { type FlatRule, flatStyles, styleText } from './flat-styles.ts';
import { dark, inks, light, paint } from './paper.ts';
import { plainSvg } from './plain-svg.ts';

const lightRules = flatStyles(figureSheets, light, 1);

/** The values that a class has, as attributes. */
function attributesOf(className: string, rules: readonly FlatRule[]): string {
  const values = rules
    .filter(({ selectors }) => selectors.includes(`.${className}`))
    .flatMap((rule) => [...rule.values]);
  return values.map(([name, value]) => ` ${name}="${value}"`).join('');
}

/**
 * The mark for the tab of a browser, in both themes. It is 16 pixels wide there, so its dots and
 * lines are stronger. The light colors are attributes, so that it has colors in every program.
 */
export async function favicon(): Promise<string> {
  const mark = renderToStaticMarkup(createElement(CompanyMark, { dot: 2.6, line: 1.4 }));
  const used = new Set(Array.from(mark.matchAll(/class="([^"]+)"/g), ([, name = '']) => name));
  const ofMark = ({ selectors }: FlatRule) => selectors.some((one) => used.has(one.slice(1)));
  const darkStyle = styleText(flatStyles(figureSheets, dark, 1).filter(ofMark));
  return mark
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" fill="none"')
    .replace(' aria-hidden="true"', '')
    .replaceAll(/ class="([^"]+)"/g, (all, name: string) => all + attributesOf(name, lightRules))
    .replaceAll('></circle>', '/>')
    .replace('>', `><style>@media(prefers-color-scheme:dark){${darkStyle}}</style>`);
}

/** The farthest that the mark reaches from its center, in its own units. */
const reach = Math.hypot(7.4, 7.4) + 2.2;

/**
 * The mark on paper, as PNG. A phone may cut it to any shape around a circle of 80 percent of its
 * width; the mark keeps within 72 percent.
 */
export async function drawIcon(size: number): Promise<Buffer> {
  const mark = renderToStaticMarkup(createElement(CompanyMark));
  const plain = await plainSvg(mark, { rules: lightRules, weight: 1 });
  const scale = (size * 0.36) / reach;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="none">` +
    `<style>${styleText(lightRules)}</style>` +
    `<rect width="${size}" height="${size}" fill="${paint('--paper')}"/>` +
    `<g transform="translate(${size / 2} ${size / 2})scale(${scale})">${plain}</g></svg>`;
  return drawPng(svg, inks);
}
