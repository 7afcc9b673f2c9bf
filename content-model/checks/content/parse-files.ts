import { posix } from 'node:path';
import { type CollectionName, collections, getPageFile } from '../../collections.ts';
import { splitMarkdown } from '../../lib/markdown/front-matter.ts';
import { difficulties } from '../../schemas/docs.ts';
import { formatValue, type Path, type Problem } from './problem.ts';
import { asRecord } from './walk-content.ts';
import type { SyntaxProblem } from './yaml-problems.ts';
import { parseYaml } from './yaml-source.ts';

/** The text of each content file, by its path below the content folder. */
export type ContentFiles = ReadonlyMap<string, string>;

/** A content file after parsing, with its placeholders. */
export interface ParsedFile {
  file: string;
  /** Its path as messages name it: from the folder of the project. */
  pathInProject: string;
  /** The value of its YAML, which is the front matter of a Markdown file. */
  raw: unknown;
  /** The text of a Markdown file below its front matter. */
  body?: MarkdownBody;
  findLine: (path: Path) => number;
}

export interface MarkdownBody {
  text: string;
  /** The line of the file on which it begins. */
  firstLine: number;
}

/** A collection, with those of its files that could be parsed. */
export interface ParsedCollection {
  name: CollectionName;
  files: readonly ParsedFile[];
  /** How many of its files are missing, or have a syntax error. */
  unreadCount: number;
  /** Whether its page is left out, or its optional file is missing. */
  isAbsent: boolean;
}

/**
 * Parses the files of every collection. Leaves out a file with a syntax error, which becomes a problem. `folder`
 * is where the files are, from the folder of the project.
 */
export function parseFiles(
  files: ContentFiles,
  folder: string,
): {
  parsed: ReadonlyMap<CollectionName, ParsedCollection>;
  problems: Problem[];
} {
  const problems = findUnknownFiles(files, folder);
  const parsed = new Map<CollectionName, ParsedCollection>();
  for (const [key, collection] of Object.entries(collections)) {
    const name = key as CollectionName;
    const { kind, file, page } = collection;
    const isAbsent =
      (page !== undefined && !files.has(getPageFile(page))) ||
      (kind !== 'folder' && collection.mayBeMissing && !files.has(file));
    const paths = isAbsent ? [] : listCollectionFiles(name, files);
    if (kind === 'folder' && !isAbsent && !collection.mayBeEmpty && paths.length === 0)
      problems.push(createMissingFileProblem(`${folder}/${file}/`));
    const results = paths.map((path) => parseFile(path, files.get(path), folder));
    problems.push(...results.flatMap((result) => result.problems));
    const parsedFiles = results.flatMap((result) => result.parsed ?? []);
    const unreadCount = results.length - parsedFiles.length;
    parsed.set(name, { name, isAbsent, files: parsedFiles, unreadCount });
  }
  return { parsed, problems };
}

/**
 * The files of a collection. Services are in the order of `services` in site.yaml, the newest article and the
 * easiest guide are first, and all others are in the order of their names.
 */
export function listCollectionFiles(name: CollectionName, files: ContentFiles): string[] {
  const collection = collections[name];
  if (collection.kind !== 'folder') return [collection.file];
  const { file: folder, ending } = collection;
  const paths = [...files.keys()]
    .filter((path) => path.startsWith(`${folder}/`) && path.endsWith(ending))
    .sort();
  switch (name) {
    case 'services': {
      const { services } = asRecord(readYaml(collections.site.file, files));
      const order: unknown[] = Array.isArray(services) ? services : [];
      const getRank = (path: string) => {
        const index = order.indexOf(posix.basename(path, ending));
        return index >= 0 ? index : order.length;
      };
      return paths.toSorted((a, b) => getRank(a) - getRank(b));
    }
    case 'articles': {
      const getDate = (path: string) => `${asRecord(readYaml(path, files)).date}`;
      return paths.toSorted((a, b) => compareText(getDate(b), getDate(a)));
    }
    case 'guides': {
      const levels: readonly unknown[] = difficulties;
      const getLevel = (path: string) => levels.indexOf(asRecord(readYaml(path, files)).difficulty);
      return paths.toSorted((a, b) => getLevel(a) - getLevel(b));
    }
    default:
      return paths;
  }
}

const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** The value of a file's YAML with its placeholders. Undefined if it cannot be parsed. */
function readYaml(file: string, files: ContentFiles): unknown {
  const text = files.get(file) ?? '';
  if (!file.endsWith('.md')) return parseYaml(text).value;
  const { frontMatter = '' } = splitMarkdown(text) ?? {};
  return parseYaml(frontMatter, 2).value;
}

function parseFile(
  file: string,
  text: string | undefined,
  folder: string,
): { parsed?: ParsedFile; problems: readonly Problem[] } {
  const pathInProject = posix.join(folder, file);
  if (text === undefined) return { problems: [createMissingFileProblem(pathInProject)] };
  if (file.endsWith('.md')) return parseMarkdownFile(file, text, pathInProject);
  const { value, syntaxProblems, findLine } = parseYaml(text);
  return syntaxProblems.length > 0
    ? { problems: syntaxProblems.map((problem) => addFile(pathInProject, problem)) }
    : { parsed: { file, pathInProject, raw: value, findLine }, problems: [] };
}

function parseMarkdownFile(
  file: string,
  text: string,
  pathInProject: string,
): { parsed?: ParsedFile; problems: readonly Problem[] } {
  const markdown = splitMarkdown(text);
  if (markdown === undefined)
    return { problems: [addFile(pathInProject, describeMissingFrontMatter(text))] };
  const { frontMatter, body } = markdown;
  // The front matter begins on the second line, below "---".
  const { value, syntaxProblems, findLine } = parseYaml(frontMatter, 2);
  const problems = syntaxProblems.map((problem) => addFile(pathInProject, problem));
  if (problems.length > 0) return { problems };
  if (!isGroup(value)) {
    const expected = 'must be a group of fields, each on a line of its own';
    return { problems: [addFile(pathInProject, { line: 2, found: formatValue(value), expected })] };
  }
  const firstLine = text.slice(0, text.length - body.length).split('\n').length;
  return {
    parsed: { file, pathInProject, raw: value, body: { text: body, firstLine }, findLine },
    problems,
  };
}

const isGroup = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function describeMissingFrontMatter(text: string): SyntaxProblem {
  return /^---[ \t]*\n/.test(text)
    ? {
        line: 1,
        found: 'a line "---" without a second one',
        expected: 'must have its fields between two lines "---", and its text below them',
      }
    : {
        line: 1,
        found: 'no fields at the top',
        expected:
          'must begin with its fields between two lines "---", and have its text below them',
      };
}

const addFile = (file: string, problem: SyntaxProblem): Problem => ({
  field: '',
  ...problem,
  file,
});

export function createMissingFileProblem(file: string): Problem {
  return {
    file,
    line: 1,
    field: '',
    found: 'nothing',
    expected: 'must be there: the site is made from it',
  };
}

/** Reports files that belong to no collection. Nobody would notice that their content is published nowhere. */
function findUnknownFiles(files: ContentFiles, folder: string): Problem[] {
  const isKnown = (path: string) =>
    Object.values(collections).some((collection) =>
      collection.kind === 'folder'
        ? posix.dirname(path) === collection.file && path.endsWith(collection.ending)
        : path === collection.file,
    );
  return [...files.keys()]
    .filter((path) => !isKnown(path))
    .map((path) => {
      const suggestion = suggestName(path, files);
      return {
        file: posix.join(folder, path),
        line: 1,
        field: '',
        found: 'a file that no page reads',
        expected: suggestion
          ? `must be renamed to ${suggestion}`
          : 'must be removed, or moved to the place and the name of a content file, with .yaml at its end',
      };
    });
}

/** The name that a misnamed file probably should have. */
function suggestName(path: string, files: ContentFiles): string | undefined {
  return Object.values(collections)
    .map((collection) =>
      collection.kind === 'folder' && path.startsWith(`${collection.file}/`)
        ? `${path.replace(/\.[^/]*$/, '')}${collection.ending}`
        : collection.file,
    )
    .find((name) => path.toLowerCase().startsWith(name.replace(/\..*/, '.')) && !files.has(name));
}
