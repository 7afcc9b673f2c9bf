import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss, { type AtRule } from 'postcss';

/** Attributes that the build sets and no script changes. */
const fixed =
  /\[data-(?:tone|height|look|name|gradient|framed|layout|plate|size|wide)(?:="?([\w-]+)"?)?\]/g;

/** What a page contains, or a script may add to it. */
interface Found {
  page: string;
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

/** Whether a selector asks for a class, a variant or an element that the page never contains. */
function isUnused(selector: string, { page, classes, tags }: Found): boolean {
  // What is inside of parentheses may be excluded, or one of several.
  const plain = selector.replaceAll(/\([^()]*\)/g, '');
  const lacksClass = Array.from(plain.matchAll(/\.([\w-]+)/g)).some(
    ([, name = '']) => !classes.has(name),
  );
  const lacksVariant = Array.from(plain.matchAll(fixed)).some(([attribute, value]) => {
    const name = attribute.slice(1).split(/[\]=]/, 1)[0];
    return !page.includes(value === undefined ? ` ${name}` : ` ${name}="${value}"`);
  });
  // An element's name, not that of a pseudo-class, an attribute or its value.
  const lacksElement = Array.from(plain.matchAll(/(?<![\w.:#[="-])([a-z]\w*)/g)).some(
    ([, name = '']) => !tags.has(name),
  );
  return lacksClass || lacksVariant || lacksElement;
}

/**
 * A page without the style rules that it cannot use. A component's styles come as a whole, with all
 * its variants and all its parts. `scripts` are the script files of the site: like the page's own
 * scripts, they may add classes and elements.
 */
export function withoutUnusedRules(html: string, scripts = ''): string {
  const page = html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
  const inPage = Array.from(page.matchAll(/ class="([^"]*)"/g), ([, names = '']) =>
    names.split(' '),
  );
  const inline = Array.from(page.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs), ([, text]) => text);
  const inScripts = Array.from(
    [scripts, ...inline].join('\n').matchAll(/["'`]([\w-]+)["'`]/g),
    ([, name = '']) => name,
  );
  const inMarkup = Array.from(page.matchAll(/<([a-z]\w*)/g), ([, name = '']) => name);
  const found = {
    page,
    classes: new Set([...inPage.flat(), ...inScripts]),
    tags: new Set([...inMarkup, ...inScripts]),
  };
  return html.replaceAll(/(<style[^>]*>)(.*?)(<\/style>)/gs, (_, start, css, end) => {
    const rules = withoutUnseenLetters(usedRules(css, found), page);
    return start + withoutUnreadTokens(rules, page + scripts) + end;
  });
}

function usedRules(css: string, found: Found): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return;
    const used = rule.selectors.filter((selector) => !isUnused(selector, found));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}

/** The codes of the letters in a range such as "U+20-7E,U+A0". */
const rangesOf = (text: string) =>
  text.split(',').map((range) => {
    const [from = 0, to = from] = range
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return { from, to };
  });

/** A field that takes any letter. */
const textField = /<(?:textarea|input\b(?![^>]* type="(?:checkbox|date|radio|range)"))/;

/**
 * Leaves out the parts of a font whose letters the page does not contain. Where visitors may type any
 * letter, the text face stays whole.
 */
function withoutUnseenLetters(css: string, page: string): string {
  // On this page, a drawing shows what is typed in the display face.
  if (page.includes(' data-seal')) return css;
  const letters = Array.from(new Set(page), (letter) => letter.codePointAt(0) ?? 0);
  return css.replaceAll(
    /@font-face\{font-family:Instrument (\w+);[^{}]*unicode-range:([^;{}]+)[^{}]*\}/g,
    (face, name, codes) => {
      if (name === 'Sans' && textField.test(page)) return face;
      const isSeen = rangesOf(codes).some(({ from, to }) =>
        letters.some((letter) => letter >= from && letter <= to),
      );
      return isSeen ? face : '';
    },
  );
}

/** Leaves out the tokens (custom properties) that nothing reads. */
function withoutUnreadTokens(css: string, elsewhere: string): string {
  const inCss = css.matchAll(/(--[\w-]+)(?![\w-]|:)/g);
  const read = new Set(Array.from(inCss, ([, name]) => name));
  return css.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) =>
    read.has(name) || elsewhere.includes(name) ? declaration : '',
  );
}

/** Each page contains its own styles: leave out what it cannot use. */
export function unusedRules(): AstroIntegration {
  return {
    name: 'unused-rules',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        const read = (name: string) => readFile(join(root, name), 'utf8');
        const scripts = await Promise.all(files.filter((name) => name.endsWith('.js')).map(read));
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const html = withoutUnusedRules(await read(file), scripts.join('\n'));
          await writeFile(join(root, file), html);
        }
      },
    },
  };
}
