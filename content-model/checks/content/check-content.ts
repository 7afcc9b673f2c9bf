import { type CollectionName, type Content, collections } from '../../collections.ts';
import { checkAcrossFiles } from './check-across-files.ts';
import { type ContentFiles, parseFiles, pathInProject } from './parse-files.ts';
import { asRecord } from './parts-of.ts';
import { type ContentProblem, type Problem, shown } from './problem.ts';
import { locateProblem, problemAt } from './problem-place.ts';
import { type ResolvedCollection, resolvePlaceholders } from './resolve-placeholders.ts';
import { toContent, validateFiles } from './validate-files.ts';
import { visibleContent } from './visible-content.ts';

export type { ContentFiles };

/** Valid content, and where each of its values is written. */
export interface CheckedContent {
  /** All of it, with what is hidden. */
  content: Content;
  /** The same as it is written, with placeholders. */
  raw: Content;
  /** A problem in visible content, with the file, the line and the field that it is about. */
  locate: (problem: ContentProblem) => Problem;
}

/** The problems, and the collections without any, for checks that need only those. */
export interface InvalidContent extends Pick<CheckedContent, 'locate'> {
  problems: readonly [Problem, ...Problem[]];
  valid: Partial<Content>;
}

/** All content, or the problems in it. Content with a problem must not be shown. */
export function checkContent(files: ContentFiles): CheckedContent | InvalidContent {
  const { parsed, problems: syntaxProblems } = parseFiles(files);
  const { resolved, problems: placeholderProblems } = resolvePlaceholders(parsed);
  const { valid, problems: schemaProblems } = validateFiles(resolved);
  const problems = [
    ...syntaxProblems,
    ...placeholderProblems,
    ...schemaProblems,
    ...findMissingServices(resolved, files),
  ];
  const readable = contentOf(resolved, 'value');
  const locate = (problem: ContentProblem) => locateProblem(problem, resolved, readable);
  for (const found of checkAcrossFiles(visibleContent(valid), visibleContent(readable))) {
    const problem = locate(found);
    if (!isReported(problem, problems) && !isUnresolved(problem, resolved)) problems.push(problem);
  }
  const [first, ...others] = problems.toSorted(byPlace);
  if (first !== undefined) return { problems: [first, ...others], valid, locate };
  return { content: valid as Content, raw: contentOf(resolved, 'raw') as Content, locate };
}

type Resolved = ReadonlyMap<CollectionName, ResolvedCollection>;

/** The content as far as its files could be read. Its values may be wrong. */
function contentOf(resolved: Resolved, state: 'raw' | 'value'): Partial<Content> {
  const readable = [...resolved].filter(
    ([name, { files, isAbsent }]) =>
      files.length > 0 || isAbsent || collections[name].kind === 'folder',
  );
  return Object.fromEntries(
    readable.map(([name, collection]) => [
      name,
      toContent(
        collection,
        collection.files.map((file) => file[state]),
      ),
    ]),
  );
}

/** The order in site.yaml names services, and each has a file. */
function findMissingServices(resolved: Resolved, files: ContentFiles): Problem[] {
  const [site] = resolved.get('site')?.files ?? [];
  const { services } = asRecord(site?.value);
  if (site === undefined || !Array.isArray(services)) return [];
  return [...services.entries()]
    .filter(([, id]) => !files.has(`${collections.services.file}/${id}.yaml`))
    .map(([index, id]) =>
      problemAt(site, {
        path: ['services', index],
        found: shown(id),
        expected: 'must be the name of a file in services/, without ".yaml"',
      }),
    );
}

/** Whether a value with this problem has another one, which may be its cause. */
const isReported = (problem: Problem, problems: readonly Problem[]) =>
  problems.some(
    ({ file, line, field }) =>
      file === problem.file && line === problem.line && field === problem.field,
  );

/** Whether a problem is about a text whose placeholder has no value yet. */
function isUnresolved(problem: Problem, resolved: Resolved): boolean {
  const path = problem.path?.join('.');
  return [...resolved.values()].some(({ files }) =>
    files.some(
      ({ file, unresolved }) =>
        pathInProject(file) === problem.file && unresolved.some((one) => one.join('.') === path),
    ),
  );
}

function byPlace(a: Problem, b: Problem): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}
