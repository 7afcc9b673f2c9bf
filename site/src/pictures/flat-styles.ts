import postcss, { type AtRule, type Rule } from 'postcss';
import type { Palette } from '../lib/colors/theme-colors.ts';

/** The text of a CSS Module, and the name that the build gives to each of its classes. */
export interface Sheet {
  css: string;
  classes: Readonly<Record<string, string>>;
}

/** A rule without nesting, media queries, layers and functions. */
export interface FlatRule {
  /** With the names of the build. */
  selectors: readonly string[];
  values: ReadonlyMap<string, string>;
}

/** The properties that librsvg knows and figures use. The others are for layout and motion. */
const known =
  /^(?:color|cx|display|fill|fill-opacity|opacity|overflow|paint-order|r|stroke|stroke-(?:dasharray|linecap|linejoin|opacity|width)|transform|vector-effect)$/;

/** A picture is often shown as small as on a phone, so it follows the rules for phones. */
const phone = '(width < 44rem)';

/** Every number of a value, times a factor. */
export const timesFactor = (value: string, factor: number) =>
  value.replaceAll(/[\d.]+/g, (number) => `${Number(number) * factor}`);

/** A value without the functions that librsvg does not know. */
function plainValue(value: string, palette: Palette): string {
  return value
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const color = palette.get(name);
      if (color === undefined) throw new Error(`tokens.css has no color ${name}`);
      return color;
    })
    .replaceAll(
      /color-mix\(in oklab, (#\w{6}) (\d+)%, transparent\)/g,
      (_, color: string, percent: string) =>
        color +
        Math.round(Number(percent) * 2.55)
          .toString(16)
          .padStart(2, '0'),
    )
    .replaceAll(/([\d.]+)rem/g, (_, rem: string) => `${Number(rem) * 16}px`);
}

/** `:is(a, b) c` as `a c` and `b c`. */
function withoutIs(selector: string): string[] {
  const [all, list] = /:is\(([^()]*)\)/.exec(selector) ?? [];
  if (all === undefined || list === undefined) return [selector];
  return list.split(',').flatMap((one) => withoutIs(selector.replace(all, one.trim())));
}

const classesOf = (selector: string) =>
  Array.from(selector.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name);

const has = (rule: Rule, property: RegExp) =>
  rule.some((part) => part.type === 'decl' && property.test(part.prop));

/** The rules of a sheet, out of their layers. Media queries do not apply, except for phones. */
function rulesOf(css: string): Rule[] {
  const sheet = postcss.parse(css);
  const applies = ({ name, params }: AtRule) =>
    name === 'layer' || (name === 'media' && params.split(', ').includes(phone));
  sheet.walkAtRules((rule) => void (applies(rule) || rule.remove()));
  const rules: Rule[] = [];
  sheet.walkRules((rule) => void rules.push(rule));
  // Only motion has custom properties of its own: a picture shows how it ends.
  return rules.filter((rule) => !has(rule, /^--/));
}

/**
 * The style sheets of the figures as rules that librsvg reads. `weight` is how much wider than on a
 * page the lines are that keep their width at every size.
 */
export function flatStyles(sheets: readonly Sheet[], palette: Palette, weight: number): FlatRule[] {
  return sheets.flatMap(({ css, classes }) => {
    const rules = rulesOf(css);
    const constant = new Set(
      rules
        .filter((rule) => has(rule, /^vector-effect$/))
        .flatMap((rule) => classesOf(rule.selector)),
    );
    return rules.map((rule): FlatRule => {
      const values = new Map<string, string>();
      rule.walkDecls(({ prop, value }) => {
        const plain = () => plainValue(value, palette);
        if (known.test(prop)) values.set(prop, plain());
        if (prop === 'translate')
          values.set('transform', `translate(${plain().replace(' ', ',')})`);
      });
      if (classesOf(rule.selector).some((name) => constant.has(name))) {
        if (values.has('vector-effect'))
          values.set('stroke-width', values.get('stroke-width') ?? '1');
        for (const name of ['stroke-width', 'stroke-dasharray']) {
          const value = values.get(name);
          if (value !== undefined) values.set(name, timesFactor(value, weight));
        }
      }
      return { selectors: rule.selectors.flatMap((one) => selectorsOf(one, classes)), values };
    });
  });
}

/** A selector as librsvg reads it, with the class names of the build. */
function selectorsOf(selector: string, classes: Sheet['classes']): string[] {
  return withoutIs(selector).map((one) =>
    one
      .replaceAll(/\.([a-z][\w-]*)/gi, (_, name: string) => `.${classes[name] ?? name}`)
      // In a picture, letters are paths with this class.
      .replaceAll(/(^|[\s>+~])text(?![\w-])/g, '$1.text')
      .replaceAll(/(^|[\s>+~])path(?![\w-])/g, '$1path:not(.text)'),
  );
}

/** The rules as the text of a style sheet. */
export function styleText(rules: readonly FlatRule[]): string {
  return rules
    .filter(({ values }) => values.size > 0)
    .map(({ selectors, values }) => {
      const body = Array.from(values, ([property, value]) => `${property}:${value}`);
      return `${selectors.join(',')}{${body.join(';')}}`;
    })
    .join('\n');
}
