import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CompanyMark } from '../figures/CompanyMark.tsx';
import { drawPng } from './draw-png.ts';
import { figureSheets } from './figure-sheets.ts';
import { flatStyles, styleText } from './flat-styles.ts';
import { dark, inks, light, paint } from './paper.ts';
import { plainSvg } from './plain-svg.ts';

const lightRules = flatStyles(figureSheets, light, 1);

/** In the tab of a browser, the mark is 16 pixels wide: its dots and lines are stronger there. */
const inTab = { dot: 2.6, line: '1.4' };

/** The values that a class has, as attributes. */
function attributesOf(className: string): string {
  return lightRules
    .filter(({ selectors }) => selectors.includes(`.${className}`))
    .flatMap(({ values }) => [...values])
    .map(([name, value]) => ` ${name}="${name === 'stroke-width' ? inTab.line : value}"`)
    .join('');
}

/** The colors of some classes in the dark theme. */
function darkColors(classNames: ReadonlySet<string>): string {
  const rules = flatStyles(figureSheets, dark, 1)
    .filter(({ selectors }) => selectors.some((one) => classNames.has(one.slice(1))))
    .map(({ selectors, values }) => ({
      selectors,
      values: new Map([...values].filter(([name]) => name === 'fill' || name === 'stroke')),
    }));
  return styleText(rules);
}

/**
 * The mark for the tab of a browser, in both themes. The light colors are attributes, so that it has
 * colors in programs that read no styles.
 */
export function favicon(): string {
  const mark = renderToStaticMarkup(createElement(CompanyMark, { dot: inTab.dot }));
  const used = new Set(Array.from(mark.matchAll(/class="([^"]+)"/g), ([, name = '']) => name));
  return mark
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" fill="none"')
    .replace(' aria-hidden="true"', '')
    .replaceAll(/ class="([^"]+)"/g, (all, name: string) => all + attributesOf(name))
    .replaceAll('></circle>', '/>')
    .replace('>', `><style>@media(prefers-color-scheme:dark){${darkColors(used)}}</style>`);
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
