import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CompanyMark } from '../figures/CompanyMark.tsx';
import { card, figureLeft } from './card-size.ts';
import { figureSheets } from './figure-sheets.ts';
import { flatStyles, styleText } from './flat-styles.ts';
import { outline } from './outline.ts';
import type { PageFigure } from './page-figure.tsx';
import { light, paint } from './paper.ts';
import { plainSvg } from './plain-svg.ts';
import { drawTitle } from './title.ts';

/** The lines are twice as wide as on a page, because a preview is shown at half its size or less. */
const weight = 2;

// On a page, some figures are on a dark band; a card is always paper.
const palette = new Map([...light, ['--ink-band', paint('--paper')]]);
const rules = flatStyles(figureSheets, palette, weight);
const styles = `<style>${styleText(rules)}</style>`;

const { margin } = card;
const wordsWidth = figureLeft - margin - 56;
const paper = `<rect width="${card.width}" height="${card.height}" fill="${paint('--paper')}"/>`;

const plain = (drawing: ReactNode, options: Pick<PageFigure, 'letters' | 'width'> = {}) =>
  plainSvg(renderToStaticMarkup(createElement(Fragment, null, drawing)), {
    rules,
    weight,
    ...options,
  });

async function drawFigure({ drawing, x, y, scale, isFramed, ...options }: PageFigure) {
  const figure = `<g transform="translate(${x} ${y})scale(${scale})">${await plain(drawing, options)}</g>`;
  if (!isFramed) return figure;
  // Three of its four edges are outside of the card.
  const frame = `x="${figureLeft}" y="-9" width="${card.width}" height="${card.height + 18}"`;
  return (
    `<clipPath id="frame"><rect ${frame}/></clipPath><rect ${frame} fill="${paint('--raised')}"/>` +
    `<g clip-path="url(#frame)">${figure}</g>` +
    `<rect ${frame} stroke="${paint('--strong')}" stroke-width="${weight}"/>`
  );
}

/** A line of letters, smaller if it would be wider than its place. */
async function drawLine(
  text: string,
  face: 'serif' | 'sans',
  {
    x,
    y,
    size,
    width,
    color,
  }: { x: number; y: number; size: number; width: number; color: string },
) {
  const full = await outline(text, face, size);
  const { path } = await outline(text, face, Math.min(size, (size * width) / full.width));
  return `<path transform="translate(${x} ${y})" fill="${paint(color)}" d="${path}"/>`;
}

export interface CardWords {
  heading: string;
  name: string;
  domain: string;
}

/** A link preview as SVG: the heading of a page, its figure, and whose page it is. */
export async function previewCard(words: CardWords, figure: PageFigure): Promise<string> {
  const [ink, emphasis, behind] = [paint('--ink'), paint('--accent-bold'), paint('--paper')];
  const parts = await Promise.all([
    drawFigure(figure),
    drawTitle(
      words.heading,
      { x: margin, top: 140, bottom: 476, width: wordsWidth, largest: 132 },
      { ink, emphasis, paper: behind },
    ),
    plain(createElement(CompanyMark)).then(
      (mark) => `<g transform="translate(90 86)scale(2.4)">${mark}</g>`,
    ),
    drawLine(words.name, 'serif', { x: 132, y: 103, size: 52, width: 440, color: '--ink' }),
    drawLine(words.domain, 'sans', {
      x: margin,
      y: card.height - margin,
      size: 28,
      width: wordsWidth,
      color: '--soft',
    }),
  ]);
  const size = `width="${card.width}" height="${card.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none">${styles}${paper}${parts.join('')}</svg>`;
}
