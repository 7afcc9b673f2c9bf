import type { PlacedField } from './fields.ts';
import { folderName } from './rebrand/folder-name.ts';
import { withValue } from './yaml-edit.ts';

/** Records whose address and pictures have their name in them, and the field that is the name. */
const named: Record<string, string> = { 'team-members.yaml': 'name', 'articles.yaml': 'title' };

export interface Renaming {
  file: string;
  index: number;
  from: string;
  to: string;
}

/** The new id of a record that gets another name, if its id was made from the old one. */
export function renamingOf(
  field: PlacedField,
  value: unknown,
  fields: readonly PlacedField[],
): Renaming | undefined {
  const { file, path } = field;
  if (path.length !== 3 || named[file] !== path[2] || typeof value !== 'string') return undefined;
  const ids = fields.filter((one) => one.file === file && one.path[2] === 'id');
  const from = `${ids.find((one) => one.path[1] === path[1])?.value}`;
  const to = folderName(value);
  const old = folderName(`${field.value}`.replace(/^Sample: /, ''));
  const isMade = [from, from.replace(/-\d+$/, '')].includes(old);
  if (!isMade || ids.some((one) => one.value === to)) return undefined;
  return { file, index: Number(path[1]), from, to };
}

/** The texts with the new id, and the pictures and the article's text that were called like the old one. */
export function withNewId(
  { file, index, from, to }: Renaming,
  texts: ReadonlyMap<string, string>,
  fields: readonly PlacedField[],
  sourceOf: (file: string) => string,
): { texts: Map<string, string>; pictures: Map<string, string> } {
  const pictures = new Map<string, string>();
  let text = withValue(texts.get(file) ?? sourceOf(file), ['list', index, 'id'], to);
  const base = from.replace(/-\d+$/, '');
  for (const { path, kind, value } of fields.filter((one) => one.file === file)) {
    const name = `${value}`;
    if (kind !== 'picture' || path[1] !== index || !name.startsWith(`${base}-`)) continue;
    pictures.set(`${to}${name.slice(base.length)}`, name);
    text = withValue(text, path, `${to}${name.slice(base.length)}`);
  }
  const all = new Map(texts).set(file, text);
  const [old, next] = [`articles/${from}.md`, `articles/${to}.md`];
  const words = file === 'articles.yaml' ? (texts.get(old) ?? sourceOf(old)) : '';
  if (words !== '') all.set(old, '').set(next, words);
  return { texts: all, pictures };
}
