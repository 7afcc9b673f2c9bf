import { type CollectionName, type Content, collections } from '../../collections.ts';
import { missingFile, type ParsedFile, pathInProject } from './parse-files.ts';
import { asRecord } from './parts-of.ts';
import type { ContentProblem, Path, Problem, ProblemText } from './problem.ts';
import { isVisible } from './visible-content.ts';

/** A mismatch at a path in a file, with its line and the name of its field. */
export function problemAt(
  { file, raw, lineOf }: ParsedFile,
  { path, found, expected }: ProblemText & { path: Path },
): Problem {
  const isFileName = path.length === 1 && path[0] === 'id';
  return {
    file: pathInProject(file),
    line: lineOf(path),
    field: isFileName ? 'the name of the file' : fieldIn(raw, path),
    path,
    found,
    expected,
  };
}

/** "research-intern, salary.max": the id of a list's entry, and the field. */
export function fieldIn(value: unknown, path: Path): string {
  const [top, index, ...inside] = path;
  const id = top === 'list' ? asRecord(asRecord(asRecord(value).list)[Number(index)]).id : '';
  if (typeof id !== 'string' || id === '') return nameField(path);
  return [id, ...(inside.length > 0 ? [nameField(inside)] : [])].join(', ');
}

/** "steps 3.number": owners count from one. */
function nameField(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? ` ${part + 1}` : `.${part}`))
    .join('')
    .replace(/^[. ]/, '');
}

/** Turns a problem in visible content into a problem with file, line and field. */
export function locateProblem(
  { at, found, expected }: ContentProblem,
  read: ReadonlyMap<CollectionName, { files: readonly ParsedFile[] }>,
  content: Partial<Content>,
): Problem {
  if ('file' in at) return { ...at, field: '', found, expected };
  const [name, ...path] = at;
  const { kind, file } = collections[name];
  const [index, ...inside] = path;
  const isEntry = kind !== 'record' && typeof index === 'number';
  // A place in the visible content does not count what is hidden. A file counts everything.
  const entry = isEntry ? indexInFiles(name, index, content) : 0;
  const source = read.get(name)?.files[kind === 'folder' ? entry : 0];
  if (source === undefined) return missingFile(file);
  if (kind === 'folder') return problemAt(source, { path: inside, found, expected });
  const pathInFile = isEntry ? ['list', entry, ...inside] : path;
  return problemAt(source, { path: pathInFile, found, expected });
}

function indexInFiles(name: CollectionName, visibleIndex: number, content: Partial<Content>) {
  const entries = (content[name] ?? []) as readonly unknown[];
  const visible = [...entries.keys()].filter((index) => isVisible(entries[index]));
  return visible[visibleIndex] ?? visibleIndex;
}
