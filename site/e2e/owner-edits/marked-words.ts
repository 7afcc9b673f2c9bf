import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { collections } from '@website/content-model/collections.ts';
import { sampleFolder } from '@website/content-model/company.ts';
import { splitMarkdown } from '@website/content-model/lib/markdown/front-matter.ts';
import { parse, stringify } from 'yaml';
import german from '../../../languages/de.json' with { type: 'json' };
import english from '../../../languages/en.json' with { type: 'json' };
import { getTextContent, isElement, type Node, parseHtml } from '../../src/lib/html/tree.ts';
import type { EditedSite } from './edited-site.ts';

const modules = resolve(import.meta.dirname, '../../../node_modules');

// biome-ignore lint/suspicious/noExplicitAny: a content file has no type before it is checked
type Value = any;

const [plain, accented] = ['aeiouAEIOU', 'áéíóúÁÉÍÓÚ'];

/** A text with an accent on each vowel, but not in placeholders, links and code. */
export const mark = (text: string) =>
  text
    .replaceAll(/\{[^}]*\}|\]\([^)]*\)|`[^`]*`|[aeiou]/gi, (match) =>
      match.length > 1 ? match : (accented[plain.indexOf(match)] ?? ''),
    )
    // The italic font has no accents.
    .replaceAll('*', '');

function mapTexts(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change));
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, field]) => [key, mapTexts(field, change)]));
}

/** Marks what the schema accepts with accents. Ids, links and choices stay as they are. */
function markContent(source: Value, schema: (typeof collections)['home']['schema']): Value {
  const marked = mapTexts(source, mark);
  // A restored text may uncover another fault. The id of a file is missing here: it is its name.
  for (let round = 0; round < 3; round++) {
    const filled = mapTexts(marked, (text) => text.replaceAll(/[{}]/g, ''));
    for (const { path } of schema.safeParse(filled).error?.issues ?? []) {
      const findParent = (value: Value) =>
        path.slice(0, -1).reduce((parent, key) => parent[key], value);
      const last = path.at(-1) as string;
      if (last in findParent(source)) findParent(marked)[last] = findParent(source)[last];
    }
  }
  return marked;
}

/** A German label that is as long as a single word can be. */
export const longLabel = 'Géschäftszéítén';

/** Turns a copy of the sample into a German site on which every word has accents. */
export function markEveryWord({ path }: EditedSite): void {
  const write = (file: string, value: Value) =>
    writeFileSync(file, stringify(value, { aliasDuplicateObjects: false }));
  for (const { file, kind, schema } of Object.values(collections)) {
    const pattern = path('content', kind === 'folder' ? `${file}/*` : file);
    for (const name of globSync(pattern)) {
      const text = readFileSync(name, 'utf8');
      const markdown = splitMarkdown(text);
      if (markdown) {
        const { opening, frontMatter, closing, body } = markdown;
        const fields = stringify(markContent(parse(frontMatter), schema as never));
        writeFileSync(name, opening + fields + closing + mark(body));
      } else if (file !== 'openapi.yaml') write(name, markContent(parse(text), schema as never));
    }
  }
  const site = parse(readFileSync(path('content', 'site.yaml'), 'utf8'));
  write(path('content', 'site.yaml'), { ...site, language: 'de' });
  const inGerman = (text: string) => (text === 'Business hours' ? longLabel : mark(text));
  write(path('content', 'labels.yaml'), mapTexts(english, inGerman));
}

const splitWords = (text: string): string[] =>
  // Without addresses and paths.
  text.replaceAll(/\S*[@/_]\S*|\S+[.:]\w\S*|\(tel:\S*/g, ' ').match(/\p{L}{2,}/gu) ?? [];

const dates = Array.from({ length: 400 }, (_, day) =>
  (['long', 'short'] as const).map((month) =>
    new Date(day * 86_400_000).toLocaleDateString('de', { month, weekday: 'short' }),
  ),
);
/** German from the system and from texts that the check composes, and names in any language. */
const allowed = splitWords(
  `${dates} oder acht Indische Normalzeit US-Dollar ${JSON.stringify([german.time, german.hours])} GET POST curl TypeScript Python theme`,
);
/** The API document, which /api and the guides show in English. */
const apiDocument = readFileSync(join(sampleFolder, 'content/openapi.yaml'), 'utf8');

const hasNoAccent = (word: string) => /[aeiou]/i.test(word) && !/[áéíóú]|^[IVX]+$/i.test(word);

/** Sentences, and words between spaces from which a script composes a sentence. */
const scriptSentences =
  /(?<!Error\(.)(?<=[`"'])[A-Z][a-z]+ [a-z]+\b[^`"<]*|(?<=[`"}]) [a-z ]+(?=[`"$])/g;

/** Lists all texts of a page: visible ones, those for screen readers, and those for other sites. */
function* listTexts(node: Node): Generator<string> {
  if (node.type === 'text') yield node.value;
  if (isElement(node)) {
    const { tagName, properties } = node;
    if (/^(?:code|pre|style)$/.test(tagName)) return;
    if (tagName === 'script') return yield* getTextContent(node).match(scriptSentences) ?? [];
    const { ariaLabel, alt, title, placeholder, name, property, content } = properties;
    const isShared = /description|title|alt|site_name/.test(`${name} ${property}`);
    yield [ariaLabel, alt, title, placeholder, isShared && content].filter(Boolean).join(' ');
  }
  if ('children' in node) for (const child of node.children) yield* listTexts(child);
}

/** The code of libraries, whose messages are in English. */
const libraries = globSync(
  [
    'react/cjs/react.production.js',
    'react-dom/cjs/react-dom-client.production.js',
    'zod/v4/**/*.js',
    '@tanstack/*/build/modern/*.js',
  ],
  { cwd: modules },
)
  .map((file) => readFileSync(join(modules, file), 'utf8'))
  .join();

/** Every text in the built files that has a word without accents. */
export function findUnmarkedTexts(folder: string): string[] {
  return globSync(['**/*.{html,atom}', '_astro/forms*.js', 'llms.txt'], { cwd: folder }).flatMap(
    (file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const texts = file.endsWith('.js')
        ? source.match(scriptSentences)?.filter((text) => !libraries.includes(text.trim()))
        : listTexts(parseHtml(source));
      return Array.from(texts ?? [], (text) => {
        const words = splitWords(text)
          .filter(hasNoAccent)
          .filter((word) => !allowed.includes(word));
        const unmarked = /^(?:api\.html|docs\/)/.test(file)
          ? words.filter((word) => !apiDocument.includes(word))
          : words;
        return unmarked.length > 0 ? `${file}: ${unmarked.join(' ')}: ${text}` : '';
      }).filter(Boolean);
    },
  );
}
