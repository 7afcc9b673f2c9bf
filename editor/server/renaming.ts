import { dirname, extname } from 'node:path/posix';
import type { Path } from '@website/content-model/checks/content/problem.ts';
import { folderName } from './company/folder-name.ts';
import { entryId, isEntryFile } from './entry-files.ts';
import { isBelow, type PlacedField } from './find-fields.ts';
import { newId } from './forms.ts';
import { frontOf } from './source-text.ts';
import { withValue } from './yaml-edit.ts';

/** A person or an article whose address and pictures have its name in them. */
export interface Renaming {
  file: string;
  /** Where the person is in the file. An article is a whole file. */
  path: Path;
  from: string;
  to: string;
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
export function renamingOf(
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
  const old = field.blank === undefined ? folderName(`${field.value}`) : newId;
  const isMade = [from, from.replace(/-\d+$/, '')].includes(old);
  if (!isMade || all.some(({ id }) => id === to)) return undefined;
  return { file, path, from, to };
}

/** The texts with the new id, and the pictures that were called like the old one. */
export function withNewId(
  { file, path: entry, from, to }: Renaming,
  texts: ReadonlyMap<string, string>,
  fields: readonly PlacedField[],
  sourceOf: (file: string) => string,
): { texts: Map<string, string>; pictures: Map<string, string>; file: string } {
  const pictures = new Map<string, string>();
  const { before, head, after } = frontOf(file, texts.get(file) ?? sourceOf(file));
  let text = isEntryFile(file) ? head : withValue(head, [...entry, 'id'], to);
  const base = from.replace(/-\d+$/, '');
  for (const { path, kind, value } of fields.filter((one) => one.file === file)) {
    const name = `${value}`;
    if (kind !== 'picture' || !isBelow(path, entry) || !name.startsWith(`${base}-`)) continue;
    pictures.set(`${to}${name.slice(base.length)}`, name);
    text = withValue(text, path, `${to}${name.slice(base.length)}`);
  }
  const newFile = isEntryFile(file) ? `${dirname(file)}/${to}${extname(file)}` : file;
  const all = new Map(texts).set(file, '').set(newFile, before + text + after);
  return { texts: all, pictures, file: newFile };
}
