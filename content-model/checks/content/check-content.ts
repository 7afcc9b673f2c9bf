import { type CollectionName, type Content, collections } from '../../collections.ts';
import { contentFolder, formatPath } from '../../company.ts';
import { checkAcrossFiles } from './check-across-files.ts';
import { createProblem, locateProblem } from './locate-problem.ts';
import { type LocatedBlank, markBlanks } from './mark-blanks.ts';
import { type ContentFiles, parseFiles } from './parse-files.ts';
import { type ContentProblem, formatValue, type Problem } from './problem.ts';
import {
  listPlaceholderUses,
  type PlaceholderUse,
  type ResolvedCollection,
  resolvePlaceholders,
} from './resolve-placeholders.ts';
import { toContent, validateFiles } from './validate-files.ts';
import { filterVisible } from './visible-content.ts';
import { asRecord } from './walk-content.ts';

export type { ContentFiles };

/** Valid content, and a function that finds where its values are written. */
export interface CheckedContent {
  /** Includes hidden entries. */
  content: Content;
  /** The placeholders of the visible content. */
  placeholders: readonly PlaceholderUse[];
  /** What the owner has yet to fill in, also in hidden entries. Marks in the content stand for them. */
  blanks: readonly LocatedBlank[];
  /** Adds file, line and field to a problem in the visible content. */
  locate: (problem: ContentProblem) => Problem;
}

/** The problems, and the collections without any, for checks that need only those. */
export interface InvalidContent extends Pick<CheckedContent, 'locate'> {
  problems: readonly [Problem, ...Problem[]];
  valid: Partial<Content>;
}

/**
 * All content, or the problems in it. Nobody may publish content that has a problem. `folder` is where the files
 * are.
 */
export function checkContent(
  files: ContentFiles,
  folder = contentFolder,
): CheckedContent | InvalidContent {
  const folderInProject = formatPath(folder);
  const { parsed, problems: syntaxProblems } = parseFiles(files, folderInProject);
  const { marked, blanks, problems: markProblems } = markBlanks(parsed);
  const { resolved, problems: placeholderProblems } = resolvePlaceholders(marked);
  const { valid, problems: schemaProblems } = validateFiles(resolved);
  const problems = [
    ...syntaxProblems,
    ...markProblems,
    ...placeholderProblems,
    ...schemaProblems,
    ...findMissingServices(resolved, files),
  ];
  const readable = collectContent(resolved);
  const locate = (problem: ContentProblem) =>
    locateProblem(problem, resolved, readable, folderInProject);
  for (const contentProblem of checkAcrossFiles(filterVisible(valid), filterVisible(readable))) {
    const problem = locate(contentProblem);
    if (!isReported(problem, problems) && !isUnresolved(problem, resolved)) problems.push(problem);
  }
  const [first, ...remaining] = problems.toSorted(compareLocation);
  if (first !== undefined) return { problems: [first, ...remaining], valid, locate };
  return {
    content: valid as Content,
    placeholders: listPlaceholderUses(resolved),
    blanks,
    locate,
  };
}

type Resolved = ReadonlyMap<CollectionName, ResolvedCollection>;

/** The collections whose files could be parsed. Their values may be invalid. */
function collectContent(resolved: Resolved): Partial<Content> {
  const readable = [...resolved].filter(
    ([name, { files, isAbsent }]) =>
      files.length > 0 || isAbsent || collections[name].kind === 'folder',
  );
  return Object.fromEntries(
    readable.map(([name, collection]) => [
      name,
      toContent(
        collection,
        collection.files.map(({ value }) => value),
      ),
    ]),
  );
}

/** Reports services that site.yaml lists, but that have no file. */
function findMissingServices(resolved: Resolved, files: ContentFiles): Problem[] {
  const [site] = resolved.get('site')?.files ?? [];
  const { services } = asRecord(site?.value);
  if (site === undefined || !Array.isArray(services)) return [];
  return [...services.entries()]
    .filter(([, id]) => !files.has(`${collections.services.file}/${id}.yaml`))
    .map(([index, id]) =>
      createProblem(site, {
        path: ['services', index],
        found: formatValue(id),
        expected: 'must be the name of a file in services/, without ".yaml"',
      }),
    );
}

/** Whether the same field has a problem already, which may be the cause of this one. */
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
      ({ pathInProject, unresolved }) =>
        pathInProject === problem.file &&
        unresolved.some((unresolvedPath) => unresolvedPath.join('.') === path),
    ),
  );
}

function compareLocation(a: Problem, b: Problem): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}
