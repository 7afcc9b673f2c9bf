import { type CollectionName, collections } from '../../collections.ts';
import { type Blank, createBlankMark, hasBlank } from '../../lib/text/blanks.ts';
import { findHint } from './field-schema.ts';
import { createProblem } from './locate-problem.ts';
import type { ParsedCollection, ParsedFile } from './parse-files.ts';
import type { Path, Problem } from './problem.ts';
import { mapValues } from './walk-content.ts';

/** A blank, and where a person fills it in. */
export interface LocatedBlank extends Blank, Pick<Problem, 'line' | 'field'> {
  pathInProject: string;
}

/** These have no texts of the company's own. In an API document, an example may be null. */
const withoutBlanks: readonly CollectionName[] = ['labels', 'openApi'];

/**
 * Puts a mark in place of each value that has yet to be written, and of the text of an article or a guide without one. A
 * mark that somebody has typed is a problem.
 */
export function markBlanks(parsed: ReadonlyMap<CollectionName, ParsedCollection>): {
  marked: ReadonlyMap<CollectionName, ParsedCollection>;
  blanks: LocatedBlank[];
  problems: Problem[];
} {
  const blanks: LocatedBlank[] = [];
  const problems: Problem[] = [];
  const marked = new Map<CollectionName, ParsedCollection>();
  for (const [name, collection] of parsed) {
    const addBlank = (file: ParsedFile, path: Path): string => {
      const { line, field } = createProblem(file, { path, found: '', expected: '' });
      const hint = findHint(collections[name].schema, path);
      const { pathInProject } = file;
      blanks.push({ hint, file: file.file, pathInProject, path, line, field });
      return createBlankMark(blanks.length - 1);
    };
    const markFile = (file: ParsedFile): ParsedFile => {
      const raw = mapValues(file.raw, (value, path) => {
        if (typeof value === 'string' && hasBlank(value))
          problems.push(createProblem(file, { path, ...typedMark }));
        // A file without any field, or an entry without any, has nothing that could be shown.
        if (value !== null || path.length === 0) return value;
        return addBlank(file, path);
      });
      if (file.body && hasBlank(file.body.text))
        problems.push(createProblem(file, { path: [], ...typedMark }));
      if (file.body?.text.trim() === '' && collections[name].kind === 'folder')
        return { ...file, raw, body: { ...file.body, text: addBlank(file, ['text']) } };
      return { ...file, raw };
    };
    const isMarked = !withoutBlanks.includes(name);
    marked.set(
      name,
      isMarked ? { ...collection, files: collection.files.map(markFile) } : collection,
    );
  }
  return { marked, blanks, problems };
}

const typedMark = {
  found: 'a character that no font has',
  expected: 'must be removed: delete the words around it, and type them again',
};
