import { basename, posix } from 'node:path';
import type { z } from 'zod';
import { type Content, collections } from '../../collections.ts';
import { contentFolder, shownPath } from '../../company.ts';
import { readArticleMarkdown, readLegalMarkdown } from '../../lib/legal/markdown.ts';
import { leftOutOf } from '../../routes.ts';
import {
  asRecord,
  currencyOf,
  type FillIns,
  fillInsOf,
  fillInsOfService,
  fillText,
  fillValue,
  inCurrency,
} from './fill-in.ts';
import { readLanguage } from './labels.ts';
import { type Fault, type Finding, type Path, type Problem, shown } from './problem.ts';
import { findingsIn } from './rules.ts';
import { schemaFindings } from './schema-problems.ts';
import { yamlSource } from './yaml-source.ts';

/** The text of each content file, by its path below the content folder. */
export type ContentFiles = ReadonlyMap<string, string>;

/** The folder of the files, as error messages name it. */
const place = shownPath(contentFolder);

interface Source {
  file: string;
  /** With names in braces. */
  written: unknown;
  value: unknown;
  lineOf: (path: Path) => number;
}

/** At least one problem. */
type Problems = [Problem, ...Problem[]];

/** Valid content, and where each of its values is written. */
export interface CheckedContent {
  content: Content;
  /** The same with what is hidden. */
  whole: Content;
  /** The same as it is written, with names in braces. */
  written: Content;
  /** The finding with the file, the line and the field that it is about. */
  locate: (finding: Finding) => Problem;
}

/** The problems, and the files without any, for checks that need only those. */
export interface FaultyContent extends Pick<CheckedContent, 'locate'> {
  problems: Problems;
  valid: Partial<Content>;
}

/** All content, or the problems in it. Content with a problem must not be shown. */
export function checkContent(files: ContentFiles): CheckedContent | FaultyContent {
  const problems: Problem[] = [];
  const read = new Map<string, Source[]>();
  const written: Record<string, unknown> = {};
  const readable: Record<string, unknown> = {};
  const valid: Record<string, unknown> = {};
  const whole: Record<string, unknown> = {};
  const site = writtenIn(collections.site.file, files);
  const language = readLanguage(asRecord(site).language);
  const fillIns = fillInsOf(
    writtenIn(collections.claims.file, files),
    filesOf('services', files)
      .map((file) => writtenIn(file, files))
      .filter(isShown),
    site,
    listIn(writtenIn(collections.products.file, files)).filter(isShown),
    language,
  );
  const leftOut = leftOutOf(site);
  const currency = currencyOf(site);

  for (const [name, collection] of Object.entries(collections)) {
    const { kind, file, schema, page } = collection;
    if (page !== undefined && leftOut.includes(page)) {
      for (const one of [written, readable, valid, whole])
        one[name] = kind === 'record' ? undefined : [];
      continue;
    }
    const isAbsent = kind !== 'folder' && collection.mayBeMissing && !files.has(file);
    const names = isAbsent ? [] : filesOf(name as keyof Content, files);
    // In these, braces are part of the API's own paths and addresses, or of a label.
    const isCode = ['openApi', 'sdks', 'labels'].includes(name);
    const fillInsFor = (one: string) =>
      name === 'services'
        ? fillInsOfService(fillIns, writtenIn(one, files), site, language)
        : fillIns;
    const before = problems.length;
    if (kind === 'folder' && !collection.mayBeEmpty && names.length === 0)
      problems.push(missing(`${file}/`));
    const numbered = (some: readonly Source[]) =>
      some.map((source, index) => {
        const plate = name === 'services' && { plate: index + 1 };
        const value = isCode ? source.value : inCurrency(source.value, currency);
        return {
          ...source,
          value: kind === 'folder' ? withId({ ...source, value }, plate) : value,
        };
      });
    const sources = numbered(
      names.flatMap(
        (one) => sourceOf(one, files, isCode ? undefined : fillInsFor(one), problems) ?? [],
      ),
    );
    const results = sources.map((source) => {
      const result = (schema as z.ZodType).safeParse(source.value);
      const findings = schemaFindings(schema, source.value, result);
      problems.push(...findings.map((finding) => problemAt(source, finding)));
      return result.data;
    });
    const shaped = (values: unknown[], isIn = isShown) =>
      kind === 'folder'
        ? values
        : kind === 'list'
          ? listIn(values[0]).filter(isIn)
          : isAbsent
            ? {}
            : values[0];
    const isVisible = ({ file: one, value }: Source) =>
      isShown(value) && !(name === 'articleTexts' && isHiddenArticle(one, files));
    const visible = kind === 'folder' ? numbered(sources.filter(isVisible)) : sources;
    read.set(name, visible);
    written[name] = shaped(visible.map((source) => source.written));
    if (kind === 'folder' || sources.length > 0)
      readable[name] = shaped(visible.map(({ value }) => value));
    const [first] = sources;
    const isAllHidden = (readable[name] as unknown[] | undefined)?.length === 0;
    if (
      kind !== 'record' &&
      !collection.mayBeEmpty &&
      problems.length === before &&
      first &&
      isAllHidden
    )
      problems.push(
        problemAt(first, {
          path: [kind === 'list' ? 'list' : 'hidden'],
          found: 'only what is hidden',
          expected,
        }),
      );
    if (problems.length > before) continue;
    valid[name] = shaped(
      visible.length === sources.length
        ? results
        : visible.map(({ value }) => (schema as z.ZodType).parse(value)),
    );
    whole[name] = shaped(results, () => true);
  }
  const listed = asRecord(site).services;
  const [ofSite] = read.get('site') ?? [];
  for (const [index, id] of (Array.isArray(listed) && ofSite ? listed : []).entries()) {
    if (files.has(`${collections.services.file}/${id}.yaml`)) continue;
    const expected = 'must be the name of a file in services/, without ".yaml"';
    problems.push(
      problemAt(ofSite as Source, { path: ['services', index], found: shown(id), expected }),
    );
  }
  problems.push(...strays(files));

  const places = new Set(problems.map(placeOf));
  for (const finding of findingsIn(valid as Content, readable as Content)) {
    const problem = problemOfRule(finding, read);
    if (!places.has(placeOf(problem))) problems.push(problem);
  }
  const [first, ...others] = problems.toSorted(byPlace);
  const locate = (finding: Finding) => problemOfRule(finding, read);
  if (first !== undefined) return { problems: [first, ...others], valid, locate };
  return {
    content: valid as Content,
    whole: whole as Content,
    written: written as Content,
    locate,
  };
}

/** What is not hidden until it is ready. */
const isShown = (record: unknown) => asRecord(record).hidden !== true;

const expected = 'must have one that is shown';

/** Whether a text is that of an article that is hidden. */
const isHiddenArticle = (file: string, files: ContentFiles) =>
  listIn(writtenIn(collections.articles.file, files)).some(
    (article) => !isShown(article) && asRecord(article).id === basename(file, '.md'),
  );

const placeOf = ({ file, line, field }: Problem) => `${file}:${line}:${field}`;

function byPlace(a: Problem, b: Problem): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}

function missing(file: string): Problem {
  return {
    file: posix.join(place, file),
    line: 1,
    field: '',
    found: 'nothing',
    expected: 'must be there: the site is made from it',
  };
}

/**
 * The files of a collection. Services are in the order of `services` in site.yaml; without it, in that
 * of their plates, as the first versions had it.
 */
export function filesOf(name: keyof Content, files: ContentFiles): string[] {
  const { kind, file, ...collection } = collections[name];
  if (kind !== 'folder') return [file];
  const { ending } = collection as { ending: string };
  const names = [...files.keys()]
    .filter((one) => one.startsWith(`${file}/`) && one.endsWith(ending))
    .sort();
  if (name !== 'services') return names;
  const { services } = asRecord(writtenIn(collections.site.file, files));
  const place = (one: string) =>
    Array.isArray(services)
      ? services.indexOf(basename(one, ending))
      : Number(asRecord(writtenIn(one, files)).plate ?? -1);
  // What has no place comes last.
  const rank = (one: string) => (place(one) >= 0 ? place(one) : Number.MAX_SAFE_INTEGER);
  return names.toSorted((a, b) => rank(a) - rank(b));
}

/** A file's value as it is written, or nothing if it cannot be read. */
function writtenIn(file: string, files: ContentFiles): unknown {
  return yamlSource(files.get(file) ?? '').value;
}

/** A file as it can be checked, or nothing if it cannot be read. */
function sourceOf(
  file: string,
  files: ContentFiles,
  fillIns: FillIns | undefined,
  problems: Problem[],
): Source | undefined {
  const text = files.get(file);
  if (text === undefined) {
    problems.push(missing(file));
    return undefined;
  }
  const report = (fault: Fault & Partial<Problem> & { line: number }) =>
    problems.push({ field: '', ...fault, file: posix.join(place, file) });
  if (!file.endsWith('.md')) {
    const { value: written, faults, lineOf } = yamlSource(text);
    faults.forEach(report);
    if (faults.length > 0) return undefined;
    const value = fillIns
      ? fillValue(written, fillIns, ({ path, ...fault }) =>
          report({ line: lineOf(path), field: fieldIn(written, path), path, ...fault }),
        )
      : written;
    return { file, written, value, lineOf };
  }
  try {
    const filled = fillText(text, fillIns ?? new Map());
    const { head, ...body } = file.startsWith(`${collections.articleTexts.file}/`)
      ? { head: '', blocks: readArticleMarkdown(filled) }
      : readLegalMarkdown(filled);
    // The --- line comes before it.
    const { value: fields, faults, lineOf } = yamlSource(head, 2);
    faults.forEach(report);
    if (faults.length > 0) return undefined;
    const value = { ...asRecord(fields), ...body };
    return { file, written: value, value, lineOf: lineInDocument(text, body, lineOf) };
  } catch (error) {
    const fault = (error as Error).cause as (Fault & { line: number }) | undefined;
    if (fault === undefined) throw error;
    report(fault);
    return undefined;
  }
}

/** The parsed body has no line numbers, so this searches for its words in the text. */
function lineInDocument(text: string, body: object, lineOfHead: Source['lineOf']) {
  return (path: Path) => {
    if (!(`${path[0]}` in body)) return lineOfHead(path);
    let at: unknown = body;
    for (const part of path) at = (at as Record<string | number, unknown>)?.[part];
    const words = typeof at === 'string' ? (at.split(/\s+/).slice(0, 4).join(' ') ?? '') : '';
    const offset = text.replaceAll('\n', ' ').indexOf(words);
    return text.slice(0, Math.max(offset, 0)).split('\n').length;
  };
}

/** In a folder, the name of the file is the id. */
function withId({ file, value }: Source, others: object | false): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? { ...value, ...others, id: basename(file).replace(/\.\w+$/, '') } : value;
}

/** The records of a list. What a record does not say about `sample`, its file says. */
function listIn(file: unknown): unknown[] {
  const { sample, list } = asRecord(file);
  return Array.isArray(list) ? list.map((record) => ({ sample, ...asRecord(record) })) : [];
}

function problemAt(
  { file, value, lineOf }: Source,
  { path, found, expected }: Fault & { path: Path },
): Problem {
  const isFileName = path.length === 1 && path[0] === 'id';
  return {
    file: posix.join(place, file),
    line: lineOf(path),
    field: isFileName ? 'the name of the file' : fieldIn(value, path),
    path,
    found,
    expected,
  };
}

/** "research-intern, salary.max": the id of a record in a list, and the field. */
function fieldIn(value: unknown, path: Path): string {
  const [top, index, ...inside] = path;
  const id = top === 'list' ? asRecord(asRecord(asRecord(value).list)[Number(index)]).id : '';
  if (typeof id !== 'string' || id === '') return fieldName(path);
  return [id, ...(inside.length > 0 ? [fieldName(inside)] : [])].join(', ');
}

/** "steps 3.number": owners count from one. */
function fieldName(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? ` ${part + 1}` : `.${part}`))
    .join('')
    .replace(/^[. ]/, '');
}

function problemOfRule({ at, found, expected }: Finding, read: Map<string, Source[]>): Problem {
  if ('file' in at) return { ...at, field: '', found, expected };
  const [name, ...path] = at;
  const { kind, file } = collections[name];
  const [index, ...inside] = path;
  const source = read.get(name)?.[kind === 'folder' ? Number(index) : 0];
  if (source === undefined) return missing(file);
  const isRecord = kind === 'list' && typeof index === 'number';
  // A record's place in its file counts those that are hidden too.
  const places = isRecord
    ? [...listIn(source.value).entries()].filter(([, record]) => isShown(record))
    : [];
  const inFile =
    kind === 'folder' ? inside : isRecord ? ['list', places[index]?.[0] ?? index, ...inside] : path;
  return problemAt(source, { path: inFile, found, expected });
}

/** Files that no collection reads. Their content would not be published anywhere. */
function strays(files: ContentFiles): Problem[] {
  const known = Object.values(collections);
  /** The name that a misnamed file probably should have. */
  const meant = (file: string) =>
    known
      .map((one) =>
        one.kind === 'folder' && file.startsWith(`${one.file}/`)
          ? `${file.replace(/\.[^/]*$/, '')}${one.ending}`
          : one.file,
      )
      .find((name) => file.toLowerCase().startsWith(name.replace(/\..*/, '.')) && !files.has(name));
  const isRead = (file: string) =>
    known.some((one) =>
      one.kind === 'folder'
        ? posix.dirname(file) === one.file && file.endsWith(one.ending)
        : file === one.file,
    );
  return [...files.keys()]
    .filter((file) => !isRead(file))
    .map((file) => ({
      file: posix.join(place, file),
      line: 1,
      field: '',
      found: 'a file that no page reads',
      expected: meant(file)
        ? `must be renamed to ${meant(file)}`
        : 'must be removed, or moved to the place and the name of a content file, with .yaml at its end',
    }));
}
