import { hash } from 'node:crypto';
import { basename, dirname } from 'node:path/posix';
import type {
  CheckedContent,
  ContentFiles,
} from '@website/content-model/checks/content/check-content.ts';
import { listCollectionFiles } from '@website/content-model/checks/content/parse-files.ts';
import type { Path } from '@website/content-model/checks/content/problem.ts';
import { readLanguage } from '@website/content-model/checks/content/read-labels.ts';
import {
  asRecord,
  listValues,
  mapValues,
} from '@website/content-model/checks/content/walk-content.ts';
import { parseYaml } from '@website/content-model/checks/content/yaml-source.ts';
import { collections } from '@website/content-model/collections.ts';
import { replaceBlankMarks } from '@website/content-model/lib/text/blanks.ts';
import { findLeftOutPages } from '@website/content-model/routes.ts';
import { getMinLength } from '@website/content-model/starter/create-form.ts';
import { z } from 'astro/zod';
import type { ContentList, Field } from '../field.ts';
import { passagesOf } from './passages.ts';
import { frontOf, isEntryFile } from './source-text.ts';
import type { Value } from './yaml-edit.ts';

/** A field, and where it is written. Browsers get all but the place. */
export interface PlacedField extends Field {
  file: string;
  path: Path;
}

/** A list or a group that is left out, and where it is written or would be. */
export interface PlacedList extends Omit<ContentList, 'entries' | 'asks'> {
  file: string;
  path: Path;
  count: number;
  /** How many entries the list has to have, if it is there. */
  least: number;
  /** What an entry of the list, or the group, has to be. */
  schema: z.core.$ZodType;
}

type Schema = z.core.$ZodType | undefined;

interface Parts {
  fields: readonly PlacedField[];
  lists: readonly PlacedList[];
}

/** A change touches one file or two: the parts of all others are as they were. */
const partsByFile = new Map<string, { source: string; parts: Parts }>();

/** The parts of a file, from memory unless what they come from has changed. */
function rememberParts(file: string, source: string, find: () => Parts): Parts {
  const known = partsByFile.get(file);
  const parts = known?.source === source ? known.parts : find();
  partsByFile.set(file, { source, parts });
  return parts;
}

/** Every field of the content that holds one value, in the order of the files, and what can be added. */
export function contentParts(
  files: ContentFiles,
  { content, blanks }: CheckedContent,
): { fields: PlacedField[]; lists: PlacedList[] } {
  const all: Parts[] = [];
  for (const [name, { kind, schema, page, ...collection }] of Object.entries(collections)) {
    if (name === 'labels' || (page !== undefined && findLeftOutPages(content).includes(page)))
      continue;
    // A list that has no file yet can have a first entry.
    const mayBegin = kind === 'list' && 'mayBeMissing' in collection && collection.mayBeMissing;
    const present = listCollectionFiles(name as keyof typeof content, files).filter(
      (one) => mayBegin || files.has(one),
    );
    for (const [index, one] of present.entries()) {
      const text = files.get(one) ?? '';
      const filled = content[name as keyof typeof content] as unknown;
      const value = kind === 'folder' ? (filled as unknown[])[index] : filled;
      const shown = withHints(kind === 'list' ? { list: value } : value, blanks);
      all.push(
        rememberParts(one, JSON.stringify([text, shown]), () =>
          filePartsOf(one, text, shown, schema, page ?? pageOf(one)),
        ),
      );
    }
  }
  const { language } = content.site;
  const own = files.get(labelFile) ?? '';
  all.push(
    rememberParts(labelFile, JSON.stringify([language, own]), () => ({
      fields: labelFields(readLanguage(language).labels, parseYaml(own).value),
      lists: [],
    })),
  );
  return {
    fields: all.flatMap(({ fields }) => fields),
    lists: all.flatMap(({ lists }) => lists),
  };
}

/** A value as pages show it, with the hints of blanks. */
const withHints = (value: unknown, blanks: CheckedContent['blanks']) =>
  mapValues(value, (text) =>
    typeof text === 'string' ? replaceBlankMarks(text, (index) => blanks[index]?.hint ?? '') : text,
  );

function filePartsOf(
  file: string,
  text: string,
  shown: unknown,
  schema: Schema,
  page: string,
): Parts {
  const { head, body } = frontOf(file, text);
  const written = parseYaml(head).value ?? {};
  const lists: PlacedList[] = [];
  const place = { file, title: titleOf(file, written), written, lists, page };
  const fields: PlacedField[] = [];
  walk(schema, written, shown, [], place, fields);
  fields.push(...passageFields(body, place));
  if (/^(?:articles|guides)\//.test(file)) fields.push(wholeText(body, place));
  return { fields, lists };
}

const labelFile = 'labels.yaml';

/** The words of buttons, menus and heads of columns: those of the language, until the company changes them. */
function labelFields(words: unknown, own: unknown, path: Path = []): PlacedField[] {
  if (typeof words === 'object')
    return Object.entries(words ?? {}).flatMap(([key, part]) =>
      labelFields(part, asRecord(own)[key], [...path, key]),
    );
  const names = `${words}`.match(/\{\w+\}/g) ?? [];
  return [
    {
      ...placed(path, { file: labelFile }),
      name: wordsOf(`${path.at(-1)}`),
      title: `The words “${own ?? words}”`,
      help: [
        `These words are the same wherever the site needs them. Without yours, they are “${words}”.`,
        ...(names.length > 0 ? [`Keep ${names.join(' and ')}: the site fills it in.`] : []),
      ].join(' '),
      kind: 'text',
      optional: true,
      value: isValue(own) ? own : null,
      shown: `${own ?? words}`,
      fallback: `${words}`,
      lists: [],
    },
  ];
}

/** The whole text of an article or a guide, beside its other fields. */
const wholeText = (body: string, place: Place): PlacedField => ({
  ...placed(['text'], place),
  name: 'text',
  title: `Text of ${place.title}`,
  help: 'An empty line begins a paragraph, ## a heading, and a hyphen or a number an entry of a list. **Two asterisks** make words bold, and [words](/page) are a link. | Bars | between words make a table.',
  kind: 'markdown',
  optional: false,
  value: body.trimStart(),
  ...(body.trim() === '' && { blank: `${place.file} text` }),
  shown: '',
  lists: [],
});

/** The words of a Markdown text below its head. */
function passageFields(body: string, place: Place): PlacedField[] {
  return passagesOf(body).map(({ value }, index) => ({
    ...placed(['passages', index], place),
    name: 'text',
    title: `A passage of ${placeName(place.file, place.written)}`,
    help: 'Two asterisks on both sides make words **bold**, and [words](/page) are a link. Don’t change what’s in braces.',
    kind: 'passage',
    optional: false,
    value,
    shown: value,
    lists: [],
  }));
}

/** What browsers call a field. */
export const fieldId = (file: string, path: Path) =>
  hash('sha256', `${file} ${path.join(' ')}`).slice(0, 12);

const placed = (path: Path, { file }: Pick<Place, 'file'>) => ({
  id: fieldId(file, path),
  file,
  path,
  part: [file, ...path.slice(0, path[0] === 'passages' ? 2 : -1)].join(' '),
});

interface Place {
  file: string;
  title: string;
  written: unknown;
  page: string;
  lists: PlacedList[];
}

function walk(
  given: Schema,
  value: unknown,
  shown: unknown,
  path: Path,
  place: Place,
  fields: PlacedField[],
): void {
  const { schema, isOptional } = unwrapped(given, value);
  if (hasNoField([place.file, ...path].join(' '))) return;
  const next = (key: string | number, part: Schema) =>
    walk(part, asRecord(value)[key], asRecord(shown)[key], [...path, key], place, fields);
  const isGroup = schema instanceof z.ZodObject;
  // A group without a required field has nothing to begin with, and each of its fields can be added by itself.
  const isNewGroup =
    isGroup && value === undefined && isOptional && Object.values(schema.shape).some(isNeeded);
  const isInEntry = path.some((key) => typeof key === 'number');
  if (isNewGroup || (schema instanceof z.ZodArray && !isInEntry))
    place.lists.push({
      schema: schema instanceof z.ZodArray ? schema.element : schema,
      ...{ id: placed(path, place).id, file: place.file, path, page: place.page, isGroup },
      title: path.join() === 'list' ? place.title : titleAt(place.file, place.written, path),
      count: Array.isArray(value) ? value.length : 0,
      least: schema instanceof z.ZodArray ? getMinLength(schema) : 0,
    });
  const isPicture = schema instanceof z.ZodObject && 'file' in schema.shape && value === undefined;
  // A group that is left out, such as the legal values, is there once one of its fields is.
  const needed = schema instanceof z.ZodObject ? Object.values(schema.shape).filter(isNeeded) : [];
  const mayBegin = isOptional && !isPicture && value === undefined && needed.length < 2;
  if (schema instanceof z.ZodObject && (value !== undefined || mayBegin)) {
    const { shape, def } = schema;
    for (const key of new Set([...Object.keys(shape), ...Object.keys(asRecord(value))])) {
      const part = shape[key] ?? def.catchall;
      next(key, mayBegin && part ? z.optional(part) : part);
    }
  } else if (schema instanceof z.ZodRecord && typeof value === 'object') {
    for (const key of Object.keys(value ?? {})) next(key, schema.valueType);
  } else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const index of value.keys()) next(index, schema.element);
  } else if (
    value === undefined
      ? isOptional && (kindOf(schema) || isPicture)
      : isValue(value) || value === null
  ) {
    // The name of the file is the id.
    if (value === undefined && path.join() === 'id') return;
    fields.push({
      ...placed(path, place),
      name: stepName(path, place.written),
      title: titleAt(place.file, place.written, path),
      help: [descriptionOf(given), ...exampleOf(given)].filter(Boolean).join(' '),
      // Its hint is what the page shows there.
      ...(value === null && { help: `${shown}`, blank: `${place.file} ${path.join('.')}` }),
      ...(isPicture ? { kind: 'picture', isGroup: true } : control(schema, value)),
      optional: isOptional,
      value: isValue(value) ? value : value === null ? '' : null,
      shown: isValue(shown) ? `${shown}` : '',
      lists: listsIn(path, place),
    });
  }
}

/**
 * What nobody types. Buttons below a field change the order of the services and what is hidden, and the sample stays
 * the sample.
 */
const hasNoField = (place: string) =>
  /^(?:site\.yaml (?:services|sample)|services\/\S+ plate|\w+\/\S+ hidden|\S+ list \d+ hidden)$/.test(
    place,
  );

/** The lists that a field is in, the innermost first: the names of the entry and of the list. */
function listsIn(path: Path, place: Place): Field['lists'] {
  const inFile = path
    .flatMap((key, index) =>
      typeof key === 'number'
        ? [
            {
              name: wordsOfEntry(path.slice(0, index + 1).reduce(partOf, place.written)),
              ...(path[0] === 'list' &&
                index === 1 &&
                hidingOf(path.slice(0, 2).reduce(partOf, place.written))),
              of: index > 1 ? wordsOf(`${path[index - 1]}`) : place.title,
            },
          ]
        : [],
    )
    .reverse();
  if (!isEntryFile(place.file)) return inFile;
  const folder = dirname(place.file);
  const entry = { name: place.title, of: capital(folder), asksName: true };
  const isSorted = folder !== 'services';
  return [...inFile, { ...entry, isSorted, ...hidingOf(place.written) }];
}

/** The page that shows what is in a file, unless the file belongs to a page that may be left out. */
const pageOf = (file: string) => {
  const [, page] = /^(?:services\/)?(.*)\.\w+$/.exec(file) ?? [];
  const isPage = file.includes('/') || ['privacy', 'terms'].includes(`${page}`);
  return isPage ? `/${page}` : cookieFiles.includes(`${page}`) ? '/cookies' : '/';
};

/** The files with what a company says about cookies, without their ending. */
const cookieFiles = ['cookie-policy', 'cookie-categories', 'cookies', 'third-party-services'];

/** Whether a path leads into what is at another one. */
export const isBelow = (path: Path, parent: Path) =>
  parent.every((key, index) => path[index] === key);

/** The path of the entry in the list at a level, counted from the innermost. */
export function entryPath(path: Path, level: number): Path {
  const places = path.flatMap((key, index) => (typeof key === 'number' ? [index] : []));
  return path.slice(0, (places.at(-1 - level) ?? -1) + 1);
}

const hidingOf = (record: unknown) => ({ isHidden: asRecord(record).hidden === true });

const partOf = (whole: unknown, key: string | number) => asRecord(whole)[key];

/** The display name of a list's entry: its name, or else its first words. */
function wordsOfEntry(entry: unknown): string {
  const texts = [...listValues(entry)].map(({ value }) => value).filter((one) => isValue(one));
  const words = nameOf(entry) ?? `${texts[0] ?? 'without a name'}`;
  return words.length > 50 ? `${words.slice(0, 50)}…` : words;
}

const isNeeded = (schema: Schema) => !unwrapped(schema, undefined).isOptional;

const isValue = (value: unknown): value is Value => /string|number|boolean/.test(typeof value);

/** A schema without its wrappers. Of several, the one that the value has chosen. */
function unwrapped(schema: Schema, value: unknown): { schema: Schema; isOptional: boolean } {
  if (isOptionalWrapper(schema)) return { ...unwrapped(schema.unwrap(), value), isOptional: true };
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in, value);
  if (schema instanceof z.ZodUnion) {
    const chosen = schema.options.find((option) =>
      value === undefined || value === null
        ? option instanceof z.ZodString
        : option instanceof z.ZodObject === (typeof value === 'object'),
    );
    return unwrapped(chosen, value);
  }
  return { schema, isOptional: false };
}

/** The help of a field, from the outermost wrapper that has one. */
function descriptionOf(schema: Schema): string | undefined {
  const { description } = (schema ?? {}) as z.ZodType;
  if (description !== undefined) return description;
  return isOptionalWrapper(schema) ? descriptionOf(schema.unwrap()) : undefined;
}

/** What somebody could write there, from the outermost wrapper that says it. */
function exampleOf(schema: Schema): string[] {
  const example = schema && z.globalRegistry.get(schema)?.example;
  if (example !== undefined) return [`For example: “${example}”`];
  return isOptionalWrapper(schema) ? exampleOf(schema.unwrap()) : [];
}

const isOptionalWrapper = (schema: Schema) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault;

function kindOf(schema: Schema): Field['kind'] | undefined {
  if (schema instanceof z.ZodBoolean) return 'switch';
  if (schema instanceof z.ZodEnum) return 'choice';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodISODate) return 'date';
  const checks = schema instanceof z.ZodString ? (schema.def.checks ?? []) : [];
  const isFile = checks.some(({ _zod: { def } }) =>
    `${(def as { pattern?: RegExp }).pattern}`.includes('jpe?g'),
  );
  if (isFile) return 'picture';
  return schema instanceof z.ZodString || schema instanceof z.ZodURL ? 'text' : undefined;
}

function control(schema: Schema, value: unknown): Pick<Field, 'kind' | 'most' | 'options'> {
  const kind = kindOf(schema) ?? (typeof value === 'number' ? 'number' : 'text');
  return {
    kind: typeof value === 'boolean' ? 'switch' : kind,
    ...(schema instanceof z.ZodString && schema.maxLength && { most: schema.maxLength }),
    ...(schema instanceof z.ZodEnum && { options: schema.options.map(String) }),
  };
}

/** For names that only editors and programmers know. */
const plainWords: Record<string, string> = {
  lede: 'introduction',
  href: 'link',
  alt: 'description of the picture',
  entity: 'registered name',
  host: 'hosting company',
  logRetention: 'time that logs are kept',
  accessibilityTested: 'day of the last accessibility test',
  api: 'API',
  openapi: 'description of the API',
  sdks: 'SDKs',
  docs: 'documentation',
  alternates: 'sites in other languages',
};

/** "teamMembers", "team-members": "team members". */
export const wordsOf = (key: string) =>
  plainWords[key] ??
  key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

/** Groups that only the files have: on the page, they are the page itself. */
const unseen = ['list', 'hero', 'page', 'items', 'cards', 'steps', 'sections', 'legal'];

/** What the last step of a path is called. */
const stepName = (path: Path, written: unknown) => {
  const [key = ''] = path.slice(-1);
  return typeof key === 'number'
    ? (nameOf(path.reduce(partOf, written)) ?? `${key + 1}`)
    : wordsOf(key);
};

/** What a place in a file is called: "Headline of the home page", "Bio of Ada Lovelace". */
export function titleAt(file: string, written: unknown, path: Path): string {
  const last = path.at(-1);
  if (file === labelFile) return `The words “${path.reduce(partOf, written)}”`;
  // The words of a Markdown text have no names.
  const isBody = path.length > 1 && ['passages', 'sections', 'text'].includes(`${path[0]}`);
  if (last === undefined || (file.endsWith('.md') && isBody))
    return capital(placeName(file, written));
  const at = (index: number) => stepName(path.slice(0, index + 1), written);
  const above = path.slice(0, -1);
  const entry = above.findLastIndex((key) => typeof key === 'number');
  const group = above.findLastIndex((key) => typeof key === 'string' && !unseen.includes(key));
  const where = [
    ...(group >= 0 ? [`“${at(group)}”`] : []),
    entry >= 0 ? at(entry) : placeName(file, written),
  ].join(', ');
  const name = stepName(path, written);
  if (typeof last === 'number' && name !== `${last + 1}`)
    return path[0] === 'list' && path.length === 2 ? name : `${name} in ${where}`;
  const words = { heading: group < 0 && 'headline' }[last] || name;
  return capital(`${typeof last === 'number' ? 'entry' : words} of ${where}`);
}

/** The same, from the text of the file. */
export const titleIn = (file: string, text: string, path: Path) =>
  titleAt(file, parseYaml(frontOf(file, text).head).value, path);

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function placeName(file: string, written: unknown): string {
  if (file === 'site.yaml') return 'the company';
  if (isEntryFile(file)) return titleOf(file, written);
  const isList = Object.values(collections).some((one) => one.kind === 'list' && one.file === file);
  const isPart = isList || /^(?:claims|engagement|openapi)/.test(file);
  return `the ${wordsOfFile(file)}${isPart ? '' : ' page'}`;
}

/** How a person would call a record. */
function nameOf(record: unknown): string | undefined {
  const fields = asRecord(record);
  const name = ['name', 'title', 'label', 'question', 'tier', 'language', 'id', 'product', 'from']
    .map((field) => fields[field])
    .find((text) => typeof text === 'string');
  return name as string | undefined;
}

const wordsOfFile = (file: string) => wordsOf(basename(file).replace(/\.\w+$/, ''));

export const titleOf = (file: string, written: unknown) =>
  capital((isEntryFile(file) && nameOf(written)) || wordsOfFile(file));
