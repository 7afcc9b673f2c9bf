import type { z } from 'zod';
import { type CollectionName, type Content, collections } from '../../collections.ts';
import { createProblem } from './locate-problem.ts';
import type { Problem } from './problem.ts';
import type { ResolvedCollection, ResolvedFile } from './resolve-placeholders.ts';
import { findSchemaProblems } from './schema-problems.ts';
import { isVisible, listEntries, numberServices } from './visible-content.ts';

/** Validates every file by the schema of its collection. Returns only collections without a problem. */
export function validateFiles(resolved: ReadonlyMap<CollectionName, ResolvedCollection>): {
  valid: Partial<Content>;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const valid: Record<string, unknown> = {};
  for (const [name, collection] of resolved) {
    const results = collection.files.map((file) => validateFile(file, collections[name].schema));
    problems.push(...results.flatMap((result) => result.problems));
    const isValid = results.every((result) => result.isValid) && collection.unreadCount === 0;
    if (!isValid) continue;
    const emptyListProblem = findEmptyList(name, collection);
    if (emptyListProblem) problems.push(emptyListProblem);
    else
      valid[name] = toContent(
        collection,
        results.map((result) => result.data),
      );
  }
  return { valid, problems };
}

function validateFile(file: ResolvedFile, schema: z.ZodType) {
  const result = schema.safeParse(file.value);
  const unresolved = file.unresolved.map((path) => path.join('.'));
  const problems = findSchemaProblems(schema, file.value, result)
    .filter(({ path }) => !unresolved.includes(path.join('.')))
    .map((problem) => createProblem(file, problem));
  return { data: result.data, problems, isValid: result.success && unresolved.length === 0 };
}

/** Reports a list or a folder that has only hidden entries, although its page needs a visible one. */
function findEmptyList(name: CollectionName, { files, isAbsent }: ResolvedCollection) {
  const collection = collections[name];
  if (collection.kind === 'record' || collection.mayBeEmpty || isAbsent) return undefined;
  const isFolder = collection.kind === 'folder';
  const [first] = files;
  const entries = isFolder ? files.map(({ value }) => value) : listEntries(first?.value);
  if (first === undefined || entries.some(isVisible)) return undefined;
  return createProblem(first, {
    path: [isFolder ? 'hidden' : 'list'],
    found: 'only what is hidden',
    expected: 'must have one that is shown',
  });
}

/** Turns the values of a collection's files into what `Content` has for the collection. */
export function toContent({ name, isAbsent }: ResolvedCollection, values: readonly unknown[]) {
  const collection = collections[name];
  const [first] = values;
  if (name === 'services') return numberServices(values as object[]);
  if (collection.kind === 'folder') return values;
  if (collection.kind === 'list') return listEntries(first);
  if (!isAbsent) return first;
  // An optional file that is missing has no fields.
  return collection.page === undefined ? collection.schema.parse({}) : null;
}
