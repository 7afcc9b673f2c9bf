import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SelectorComponent, transform, type Visitor } from 'lightningcss';

const styleSheet = /(?<=<style>).*?(?=<\/style>)/gs;
const classNames = /(?<=\.)[a-z_][\w-]*/gi;
/** As generateScopedName makes them. */
const scopedNames = /_[\w-]{5}/g;
const properties = /(?<![\w-])--[a-z][\w-]*/g;
const animations = /(?<=@keyframes )[\w-]+/g;

const namesIn = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))];

/** a, b, … z, aa, ab, … */
function shortName(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : shortName(Math.floor(index / 26) - 1) + letter;
}

function shorten(text: string, pattern: RegExp, names: readonly string[], prefix = ''): string {
  const short = new Map(names.map((name, index) => [name, prefix + shortName(index)]));
  return text.replace(pattern, (name) => short.get(name) ?? name);
}

/** Whether an element may match a part of a selector: it has the attribute, or a script may set it. */
function mayMatch(part: SelectorComponent, elsewhere: string): boolean {
  if (part.type !== 'attribute') return true;
  const { name, operation } = part;
  const value = operation?.operator === 'equal' ? `="${operation.value}"` : '';
  if (elsewhere.includes(` ${name}${value}`)) return true;
  // No script changes the type of a field.
  if (name === 'type') return false;
  if (!name.startsWith('data-')) return true;
  return new RegExp(`\\bdataset\\.${name.slice(5)}\\b|['"\`[]${name}\\b`).test(elsewhere);
}

/** A style sheet without the classes, data attributes and animations that appear nowhere else. */
function usedPart(css: string, elsewhere: string): string {
  const unusedSymbols = [
    ...namesIn(css, classNames).filter((name) => !elsewhere.includes(name)),
    ...namesIn(css, animations).filter((name) => css.split(name).length === 2),
  ];
  const file = { filename: 'page.css', code: Buffer.from(css) };
  const visitor: Visitor<never> = {
    Rule: {
      style: ({ value: { selectors } }) =>
        selectors.some((parts) => parts.every((part) => mayMatch(part, elsewhere)))
          ? undefined
          : [],
    },
  };
  return transform({ ...file, minify: true, unusedSymbols, visitor }).code.toString();
}

const displayFaces = /@font-face\s*\{[^}]*Instrument Serif[^}]*\}/g;
const ranges = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi;

/** Without the faces of the display font for letters that the page does not have. Nobody types in it. */
function withoutFaces(css: string, letters: ReadonlySet<number>): string {
  return css.replace(displayFaces, (face) => {
    const isUsed = Array.from(face.matchAll(ranges)).some(([, from = '', to = from]) => {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      return [...letters].some((letter) => letter >= first && letter <= last);
    });
    return isUsed ? face : '';
  });
}

/** Also gives one or two letters to each class and property that no script knows by its name. */
function smaller(html: string, scripts: string): string {
  const elsewhere = html.replace(styleSheet, '') + scripts;
  const letters = new Set(Array.from(elsewhere, (letter) => letter.codePointAt(0) as number));
  const used = html.replace(styleSheet, (css) => withoutFaces(usedPart(css, elsewhere), letters));
  const css = (used.match(styleSheet) ?? []).join('');
  const inlineScripts = (used.match(/<script.*?<\/script>/gs) ?? []).join('');
  const classes = namesIn(css, /(?<=\.)_[\w-]{5}/g).filter(
    (name) => !scripts.includes(name) && !inlineScripts.includes(name),
  );
  const own = namesIn(css, properties).filter((name) => !elsewhere.includes(name));
  return shorten(used, scopedNames, classes).replace(styleSheet, (sheet) =>
    shorten(sheet, properties, own, '--'),
  );
}

/** Drawings in fewer characters. After a move, a path goes on in lines even without their letter. */
const smallerDrawings = (html: string) =>
  html
    .replaceAll(/><\/(?:circle|path|rect|use)>/g, '/>')
    .replaceAll(/(?<= d=")[^"]+/g, (path) =>
      path.replaceAll(/(M-?[\d.]+ -?[\d.]+)L/g, '$1 ').replaceAll(' -', '-'),
    );

/** Every page contains its styles. Leaves out what it does not use, and shortens the names. */
export async function shrinkStyles(root: string): Promise<void> {
  const folder = join(root, '_astro');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  for (const name of (await readdir(root)).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(root, name), 'utf8');
    await writeFile(join(root, name), smallerDrawings(smaller(html, scripts.join(''))));
  }
}
