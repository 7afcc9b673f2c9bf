import { basename, posix } from 'node:path';
import type { z } from 'astro/zod';
import { contentFolder, shownPath } from '../../company.ts';
import { type Content, collections } from '../../src/collections.ts';
import { LegalTextFault } from '../../src/lib/legal/blocks.ts';
import { readLegalMarkdown } from '../../src/lib/legal/markdown.ts';
import { type FillIns, fillInsOf, fillInsOfService, fillText, fillValue } from './fill-in.ts';
import { type Path, type Problem, shown } from './problem.ts';
import { type Finding, rules } from './rules.ts';
import { schemaFindings } from './schema-problems.ts';
import { yamlSource } from './yaml-source.ts';

/** The text of each content file, by its path below the content folder. */
export type ContentFiles = ReadonlyMap<string, string>;

/** The folder of the files, as error messages name it. */
const place = shownPath(contentFolder);

interface Source {
  file: string;
  value: unknown;
  lineOf: (path: Path) => number;
}

/** At least one problem. */
type Problems = [Problem, ...Problem[]];

/** A record as read: its file, and its position in the file. */
interface RawRecord {
  source: Source;
  path: Path;
  data: Record<string, unknown> | undefined;
}

/** Valid content, and where each of its values is written. */
export interface CheckedContent {
  content: Content;
  /** The finding with the file, the line and the field that it is about. */
  locate: (finding: Finding) => Problem;
}

/** All content, or the problems in it. Content with a problem must not be shown. */
export function checkContent(files: ContentFiles): CheckedContent | { problems: Problems } {
  const problems: Problem[] = [];
  const read = new Map<string, RawRecord[]>();
  const content: Record<string, unknown> = {};
  // Without the register, every text that uses it would be reported too.
  const register = sourceOf(collections.claims.file, files, undefined);
  if ('problems' in register) return { problems: register.problems };
  const fillIns = fillInsOf(
    register.value,
    filesIn(collections.services.file, files).map((file) => writtenIn(file, files)),
    writtenIn(collections.site.file, files),
  );

  for (const [name, collection] of Object.entries(collections)) {
    const { kind, file, schema } = collection;
    const names = kind === 'folder' ? filesIn(file, files) : [file];
    // In these, braces are part of the API's own paths and addresses.
    const isCode = name === 'openApi' || name === 'sdks';
    const fillInsFor = (one: string) =>
      name === 'services' ? fillInsOfService(fillIns, writtenIn(one, files)) : fillIns;
    const sources = names.map((one) => sourceOf(one, files, isCode ? undefined : fillInsFor(one)));
    const records = sources.flatMap((source) => {
      if ('problems' in source) problems.push(...source.problems);
      return 'problems' in source ? [] : recordsOf(source, kind, problems);
    });
    if (kind === 'folder' && sources.length === 0) problems.push(missing(`${file}/`));
    if (kind === 'list' && !collection.mayBeEmpty) problems.push(...emptyList(sources));
    const parsed = records.map((record) => {
      const findings = schemaFindings(schema, record.data);
      for (const finding of findings) problems.push(problemAt(record, finding));
      return findings.length === 0 ? (schema as z.ZodType).parse(record.data) : undefined;
    });
    read.set(name, records);
    content[name] = kind === 'record' ? parsed[0] : parsed;
  }
  problems.push(...strays(files));

  // Rules across files only make sense once every file is valid on its own.
  if (problems.length === 0) {
    for (const finding of rules.flatMap((rule) => [...rule(content as Content)])) {
      problems.push(problemOfRule(finding, read));
    }
  }
  const [first, ...others] = problems.toSorted(byPlace);
  if (first !== undefined) return { problems: [first, ...others] };
  return { content: content as Content, locate: (finding) => problemOfRule(finding, read) };
}

function byPlace(a: Problem, b: Problem): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}

function emptyList(sources: readonly (Source | { problems: Problem[] })[]): Problem[] {
  return sources
    .filter((source) => 'value' in source)
    .filter(({ value }) => Array.isArray(value) && value.length === 0)
    .map(({ file }) => ({
      ...missing(file),
      found: 'an empty list',
      expected: 'must have a record',
    }));
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

function filesIn(folder: string, files: ContentFiles): string[] {
  return [...files.keys()]
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.yaml'))
    .sort();
}

/** A file's value as it is written, or nothing if it cannot be read. */
function writtenIn(file: string, files: ContentFiles): unknown {
  return yamlSource(files.get(file) ?? '').value;
}

function sourceOf(
  file: string,
  files: ContentFiles,
  fillIns: FillIns | undefined,
): Source | { problems: Problems } {
  const text = files.get(file);
  if (text === undefined) return { problems: [missing(file)] };
  const unread = (line: number, found: string, expected: string): { problems: Problems } => ({
    problems: [{ file: posix.join(place, file), line, field: '', found, expected }],
  });
  if (!file.endsWith('.md')) {
    const { value, faults, lineOf } = yamlSource(text);
    const [fault] = faults;
    if (fault) return unread(fault.line, fault.found, fault.expected);
    if (!fillIns) return { file, value, lineOf };
    const problems: Problem[] = [];
    const filled = fillValue(value, fillIns, ({ path, ...fault }) => {
      const field = fieldName(path);
      problems.push({ file: posix.join(place, file), line: lineOf(path), field, ...fault });
    });
    const [first, ...others] = problems;
    return first ? { problems: [first, ...others] } : { file, value: filled, lineOf };
  }
  try {
    const { head, sections } = readLegalMarkdown(fillText(text, fillIns ?? new Map()));
    // The --- line comes before it.
    const { value, faults, lineOf } = yamlSource(head, 2);
    const [fault] = faults;
    if (fault) return unread(fault.line, fault.found, fault.expected);
    const fields = typeof value === 'object' ? value : {};
    return { file, value: { ...fields, sections }, lineOf: lineInDocument(text, sections, lineOf) };
  } catch (error) {
    if (!(error instanceof LegalTextFault)) throw error;
    return unread(error.line, error.found, error.expected);
  }
}

/** The parsed sections have no line numbers, so this searches for their words in the text. */
function lineInDocument(text: string, sections: unknown, lineOfHead: Source['lineOf']) {
  return (path: Path) => {
    if (path[0] !== 'sections') return lineOfHead(path);
    let at: unknown = { sections };
    for (const part of path) at = (at as Record<string | number, unknown>)?.[part];
    const words = typeof at === 'string' ? (at.split(/\s+/).slice(0, 4).join(' ') ?? '') : '';
    const offset = text.replaceAll('\n', ' ').indexOf(words);
    return text.slice(0, Math.max(offset, 0)).split('\n').length;
  };
}

function recordsOf(source: Source, kind: string, problems: Problem[]): RawRecord[] {
  const { file, value } = source;
  const complain = (path: Path, found: string, expected: string) =>
    problems.push(problemAt({ source, path: [], data: undefined }, { path, found, expected }));
  const isRecord = (data: unknown) =>
    typeof data === 'object' && data !== null && !Array.isArray(data);

  if (kind !== 'list') {
    if (!isRecord(value)) {
      complain([], shown(value), 'must be a group of fields, each on a line of its own');
      return [];
    }
    const data = {
      ...(value as object),
      ...(kind === 'folder' && { id: basename(file, '.yaml') }),
    };
    return [{ source, path: [], data }];
  }
  if (!Array.isArray(value)) {
    complain([], shown(value), 'must be a list of records that each begin with "- id:", or []');
    return [];
  }
  const seen = new Set<unknown>();
  return value.flatMap((data: unknown, index) => {
    if (!isRecord(data)) {
      complain([index], shown(data), 'must be a record that begins with "- id:"');
      return [];
    }
    const { id } = data as { id?: unknown };
    const record = { source, path: [index], data: data as Record<string, unknown> };
    if (seen.has(id)) {
      const expected = 'must be different from every id above';
      problems.push(problemAt(record, { path: ['id'], found: shown(id), expected }));
    }
    seen.add(id);
    return [record];
  });
}

function problemAt(
  { source: { file, lineOf }, path: record, data }: RawRecord,
  { path, found, expected }: { path: Path; found: string; expected: string },
): Problem {
  const name = record.length > 0 && typeof data?.id === 'string' ? [data.id] : [];
  // In a folder, the id is not in the file.
  const isFileName = record.length === 0 && path.length === 1 && path[0] === 'id';
  return {
    file: posix.join(place, file),
    line: lineOf([...record, ...path]),
    field: isFileName
      ? 'the name of the file'
      : [...name, ...(path.length > 0 ? [fieldName(path)] : [])].join(', '),
    found,
    expected,
  };
}

/** "steps 3.number": owners count from one. */
function fieldName(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? ` ${part + 1}` : `.${part}`))
    .join('')
    .replace(/^[. ]/, '');
}

function problemOfRule({ at, found, expected }: Finding, read: Map<string, RawRecord[]>) {
  if ('file' in at) return { ...at, field: '', found, expected };
  const [name, ...path] = at;
  const { kind } = collections[name];
  const records = read.get(name) ?? [];
  const [index, ...inside] = kind === 'record' ? [0, ...path] : path;
  const [first] = records;
  // A finding about a whole list has no index.
  const whole = first && { source: first.source, path: [], data: undefined };
  const record = typeof index === 'number' ? records[index] : whole;
  if (record === undefined) return missing(collections[name].file);
  return problemAt(record, { path: inside, found, expected });
}

/** Files that no collection reads. Their content would not be published anywhere. */
function strays(files: ContentFiles): Problem[] {
  const known = Object.values(collections);
  /** The name that a misnamed file probably should have. */
  const meant = (file: string) =>
    known
      .map(({ kind, file: own }) =>
        kind === 'folder' && file.startsWith(`${own}/`)
          ? `${file.replace(/\.[^/]*$/, '')}.yaml`
          : own,
      )
      .find((name) => file.toLowerCase().startsWith(name.replace(/\..*/, '.')) && !files.has(name));
  const isRead = (file: string) =>
    known.some(({ kind, file: own }) =>
      kind === 'folder' ? posix.dirname(file) === own && file.endsWith('.yaml') : file === own,
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
