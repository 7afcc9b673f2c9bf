import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { dirname, extname } from 'node:path/posix';
import type { Path } from '@website/content-model/checks/content/problem.ts';
import { folderName } from './company/folder-name.ts';
import { Draft } from './draft.ts';
import { isBelow, type PlacedField } from './find-fields.ts';
import { newId } from './forms.ts';
import type { Session } from './session.ts';
import { entryId, isEntryFile } from './source-text.ts';
import { withValue } from './yaml-edit.ts';

interface Renamed {
  draft: Draft;
  /** Files with another name, by the old one. */
  newFiles: Map<string, string>;
}

/**
 * Continues a draft, so that the id of a person or an article that is renamed follows the new name, if no visitor
 * can have the address with the old one.
 */
export async function renameUnpublished(
  session: Session,
  draft: Draft,
  changes: readonly { field: PlacedField; value: unknown }[],
  fields: readonly PlacedField[],
): Promise<Renamed> {
  let latest = draft;
  const newFiles = new Map<string, string>();
  for (const { field, value } of changes) {
    const renaming = findRenaming(field, value, fields);
    if (renaming === undefined || (await isPublished(session, renaming))) continue;
    const next = new Draft(session, latest);
    const newFile = rename(next, renaming, session, fields);
    // Something else may lead to the old one.
    if (!next.isRight()) continue;
    latest = next;
    newFiles.set(renaming.file, newFile);
  }
  return { draft: latest, newFiles };
}

/** Whether an id may be in addresses that visitors have: it was committed, or published since. */
async function isPublished(session: Session, { file, from, isNew }: Renaming): Promise<boolean> {
  // Nobody knows the address of what has no name yet.
  if (isNew) return false;
  const path = `content/${file}`;
  const text =
    (await session.onlineCopy.readCommitted(
      relative(session.copy, resolve(session.company, path)),
    )) ?? `${session.history.readPublished(path) ?? ''}`;
  return isEntryFile(file) ? text !== '' : new RegExp(`\\bid: "?${from}"?\\s`).test(text);
}

/** A person or an article whose address and pictures have its name in them. */
interface Renaming {
  file: string;
  /** Where the person is in the file. An article is a whole file. */
  path: Path;
  from: string;
  to: string;
  /** Whether it had no name before. */
  isNew: boolean;
}

/** The fields that name an entry. */
const nameFields: readonly unknown[] = ['name', 'title', 'question', 'label', 'tier', 'language'];

/** The ids of all that are like the one whose name a field is. */
function idsLike({ file, path, blank }: PlacedField, fields: readonly PlacedField[]) {
  if (/^articles\//.test(file) && path.join() === 'title') {
    const articles = fields.filter((one) => one.file.startsWith('articles/'));
    return articles.map((one) => ({ id: entryId(one.file), file: one.file, path: [] }));
  }
  // People are known by their names, and an entry that was added just now has no name yet.
  const isNamed = blank !== undefined || file === 'team-members.yaml';
  const list = path.slice(0, -2);
  if (!isNamed || typeof path.at(-2) !== 'number' || !nameFields.includes(path.at(-1))) return [];
  return fields
    .filter(
      (one) =>
        one.file === file &&
        one.path.at(-1) === 'id' &&
        one.path.length === path.length &&
        isBelow(one.path, list),
    )
    .map((one) => ({ id: `${one.value}`, file, path: one.path.slice(0, -1) }));
}

/** The new id of a person or an article that gets another name, if its id was made from the old one. */
function findRenaming(
  field: PlacedField,
  value: unknown,
  fields: readonly PlacedField[],
): Renaming | undefined {
  const { file } = field;
  const all = idsLike(field, fields);
  const entry = all.find((one) => one.file === file && isBelow(field.path, one.path));
  if (entry === undefined || typeof value !== 'string') return undefined;
  const { id: from, path } = entry;
  const to = folderName(value);
  const isNew = field.blank !== undefined;
  const old = isNew ? newId : folderName(`${field.value}`);
  const isMade = [from, from.replace(/-\d+$/, '')].includes(old);
  if (!isMade || all.some(({ id }) => id === to)) return undefined;
  return { file, path, from, to, isNew };
}

/** Changes the id, and the names of the pictures that were called like the old one. Returns the file. */
function rename(
  draft: Draft,
  { file, path: entry, from, to }: Renaming,
  { company }: Session,
  fields: readonly PlacedField[],
): string {
  if (!isEntryFile(file)) draft.edit(file, (yaml) => withValue(yaml, [...entry, 'id'], to));
  const base = from.replace(/-\d+$/, '');
  for (const { path, kind, value } of fields.filter((field) => field.file === file)) {
    const name = `${value}`;
    if (kind !== 'picture' || !isBelow(path, entry) || !name.startsWith(`${base}-`)) continue;
    const newName = `${to}${name.slice(base.length)}`;
    draft.pictures.set(newName, readFileSync(resolve(company, 'pictures', name)));
    draft.edit(file, (yaml) => withValue(yaml, path, newName));
  }
  if (!isEntryFile(file)) return file;
  const newFile = `${dirname(file)}/${to}${extname(file)}`;
  draft.write(newFile, draft.read(file));
  draft.remove(file);
  return newFile;
}
