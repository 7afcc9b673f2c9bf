import { type CollectionName, type Content, collections } from '../../collections.ts';
import { createMissingFileProblem, type ParsedFile } from './parse-files.ts';
import type { ContentProblem, Path, Problem, ProblemText } from './problem.ts';
import { isVisible } from './visible-content.ts';
import { asRecord } from './walk-content.ts';

/** A problem at a path in a file, with its line and the name of its field. */
export function createProblem(
  { pathInProject, raw, findLine }: ParsedFile,
  { path, found, expected }: ProblemText & { path: Path },
): Problem {
  const isFileName = path.length === 1 && path[0] === 'id';
  return {
    file: pathInProject,
    line: findLine(path),
    field: isFileName ? 'the name of the file' : describeField(raw, path),
    path,
    found,
    expected,
  };
}

/** "research-intern, salary.max": the id of a list's entry, and the field. */
export function describeField(value: unknown, path: Path): string {
  const [top, index, ...fieldPath] = path;
  const id = top === 'list' ? asRecord(asRecord(asRecord(value).list)[Number(index)]).id : '';
  if (typeof id !== 'string' || id === '') return formatFieldPath(path);
  return fieldPath.length > 0 ? `${id}, ${formatFieldPath(fieldPath)}` : id;
}

/** "steps 3.number": owners count from one. */
function formatFieldPath(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? ` ${key + 1}` : `.${key}`))
    .join('')
    .replace(/^[. ]/, '');
}

/** Turns a problem in visible content into a problem with file, line and field. */
export function locateProblem(
  { at, found, expected }: ContentProblem,
  parsed: ReadonlyMap<CollectionName, { files: readonly ParsedFile[] }>,
  content: Partial<Content>,
  folder: string,
): Problem {
  if ('file' in at) return { ...at, field: '', found, expected };
  const [name, ...path] = at;
  const { kind, file } = collections[name];
  const [index, ...fieldPath] = path;
  const isEntry = kind !== 'record' && typeof index === 'number';
  // An index in the visible content does not count hidden entries. In the files, every entry counts.
  const entryIndex = isEntry ? findIndexInFiles(name, index, content) : 0;
  const source = parsed.get(name)?.files[kind === 'folder' ? entryIndex : 0];
  if (source === undefined) return createMissingFileProblem(`${folder}/${file}`);
  if (kind === 'folder') return createProblem(source, { path: fieldPath, found, expected });
  const pathInFile = isEntry ? ['list', entryIndex, ...fieldPath] : path;
  return createProblem(source, { path: pathInFile, found, expected });
}

function findIndexInFiles(name: CollectionName, visibleIndex: number, content: Partial<Content>) {
  const entries = (content[name] ?? []) as readonly unknown[];
  const visible = [...entries.keys()].filter((index) => isVisible(entries[index]));
  return visible[visibleIndex] ?? visibleIndex;
}
