import type { z } from 'zod';
import { type CollectionName, type Content, collections } from '../../collections.ts';
import type { Problem } from './problem.ts';
import { problemAt } from './problem-place.ts';
import type { ResolvedCollection, ResolvedFile } from './resolve-placeholders.ts';
import { findSchemaProblems } from './schema-problems.ts';
import { isVisible, listEntries, numberServices } from './visible-content.ts';

/** Checks every file against the schema of its collection. Returns the collections without any problem. */
export function validateFiles(resolved: ReadonlyMap<CollectionName, ResolvedCollection>): {
  valid: Partial<Content>;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const valid: Record<string, unknown> = {};
  for (const [name, collection] of resolved) {
    const results = collection.files.map((file) => validateFile(file, collections[name].schema));
    const found = results.flatMap((result) => result.problems);
    problems.push(...found);
    const isValid = results.every((result) => result.isValid) && collection.unreadCount === 0;
    if (!isValid) continue;
    const empty = findEmptyList(name, collection);
    if (empty) problems.push(empty);
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
    .map((problem) => problemAt(file, problem));
  return { data: result.data, problems, isValid: result.success && unresolved.length === 0 };
}

/** A list or a folder whose page needs an entry, and that has none that visitors get. */
function findEmptyList(name: CollectionName, { files, isAbsent }: ResolvedCollection) {
  const collection = collections[name];
  if (collection.kind === 'record' || collection.mayBeEmpty || isAbsent) return undefined;
  const isFolder = collection.kind === 'folder';
  const [first] = files;
  const entries = isFolder ? files.map(({ value }) => value) : listEntries(first?.value);
  if (first === undefined || entries.some(isVisible)) return undefined;
  return problemAt(first, {
    path: [isFolder ? 'hidden' : 'list'],
    found: 'only what is hidden',
    expected: 'must have one that is shown',
  });
}

/** The values of a collection's files in the shape that the content has. */
export function toContent({ name, isAbsent }: ResolvedCollection, values: readonly unknown[]) {
  const collection = collections[name];
  const [first] = values;
  if (name === 'services') return numberServices(values as object[]);
  if (collection.kind === 'folder') return values;
  if (collection.kind === 'list') return listEntries(first);
  // Without its page, a record is not there. An optional file that is missing has no fields.
  return isAbsent && collection.page === undefined ? {} : first;
}
