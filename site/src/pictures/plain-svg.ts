import { type FlatRule, timesFactor } from './flat-styles.ts';
import { type Face, outline } from './outline.ts';
import { pathLength } from './path-length.ts';

interface Options {
  rules: readonly FlatRule[];
  /** How much wider than on a page the lines are that keep their width at every size. */
  weight: number;
  /** The width that percentages refer to. */
  width?: number | undefined;
  /** Which letters the drawing has. All of them have the same size. */
  letters?: { face: Face; size: number } | undefined;
}

type Attributes = Map<string, string>;

const attributesOf = (text: string): Attributes =>
  new Map(
    Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  );

const textOf = (attributes: Attributes) =>
  Array.from(attributes, ([name, value]) => ` ${name}="${value}"`).join('');

function lengthOf(tag: string, attributes: Attributes, width = 0): number {
  const number = (name: string) => {
    const value = attributes.get(name) ?? '0';
    return value.endsWith('%') ? (Number.parseFloat(value) * width) / 100 : Number(value);
  };
  if (tag === 'circle') return 2 * Math.PI * number('r');
  if (tag === 'line') return Math.abs(number('x2') - number('x1'));
  return pathLength(attributes.get('d') ?? '');
}

/** The dashes that the style sheets give to a class. */
function dashOf(className: string | undefined, rules: readonly FlatRule[]): string | undefined {
  return rules
    .filter(({ selectors }) => selectors.includes(`.${className}`))
    .map(({ values }) => values.get('stroke-dasharray'))
    .findLast((dash) => dash !== undefined);
}

/** librsvg does not know `pathLength`: give the lengths of the dashes in the units of the drawing. */
function measureDashes(tag: string, attributes: Attributes, { rules, width }: Options): void {
  const parts = Number(attributes.get('pathLength'));
  attributes.delete('pathLength');
  const dash = attributes.get('stroke-dasharray') ?? dashOf(attributes.get('class'), rules);
  if (!parts || dash === undefined) return;
  const unit = lengthOf(tag, attributes, width) / parts;
  attributes.set('style', `stroke-dasharray:${timesFactor(dash, unit)}`);
}

/** Makes the lines wider that keep their width at every size. */
function addWeight(attributes: Attributes, weight: number): void {
  if (attributes.get('vector-effect') !== 'non-scaling-stroke') return;
  attributes.set('stroke-width', timesFactor(attributes.get('stroke-width') ?? '1', weight));
  const dash = attributes.get('stroke-dasharray');
  if (dash !== undefined) attributes.set('stroke-dasharray', timesFactor(dash, weight));
}

/** Replaces each svg that has its own coordinates by a group: a card does not cut it off. */
function asGroups(markup: string): string {
  const open: boolean[] = [];
  return markup.replaceAll(/<svg([^>]*)>|<\/svg>/g, (tag, text: string | undefined) => {
    if (text === undefined) return open.pop() ? '</g>' : tag;
    const attributes = attributesOf(text);
    const isGroup = attributes.delete('viewBox');
    open.push(isGroup);
    return isGroup ? `<g${textOf(attributes)}>` : tag;
  });
}

/** Replaces letters by their outlines, centered on their place. Labels of several lines go. */
async function withOutlines(markup: string, letters: Options['letters']): Promise<string> {
  let result = '';
  let end = 0;
  for (const match of markup.matchAll(/<text\b([^>]*)>(.*?)<\/text>/g)) {
    const [all, text = '', words = ''] = match;
    result += markup.slice(end, match.index);
    end = match.index + all.length;
    if (letters === undefined || words === '' || words.includes('<')) continue;
    const attributes = attributesOf(text);
    const [x = 0, y = 0] = ['x', 'y'].map((name) => Number(attributes.get(name) ?? 0));
    const { path, width } = await outline(words, letters.face, letters.size);
    const shape = new Map([
      ['class', `text ${attributes.get('class') ?? ''}`],
      ['transform', `${attributes.get('transform') ?? ''}translate(${x - width / 2} ${y})`],
      ['d', path],
    ]);
    result += `<path${textOf(shape)}></path>`;
  }
  return result + markup.slice(end);
}

/**
 * The markup of a figure so that librsvg draws it as a browser does: without letters, which would
 * be in a font of this machine, and without what librsvg does not know.
 */
export function plainSvg(markup: string, options: Options): Promise<string> {
  const shapes = markup.replaceAll(
    /<(circle|ellipse|line|path|rect)\b([^>]*?)\/?>/g,
    (_, tag: string, text: string) => {
      const attributes = attributesOf(text);
      addWeight(attributes, options.weight);
      measureDashes(tag, attributes, options);
      return `<${tag}${textOf(attributes)}>`;
    },
  );
  return withOutlines(asGroups(shapes), options.letters);
}
