import { findHint } from '@website/content-model/checks/content/field-schema.ts';
import type { Path } from '@website/content-model/checks/content/problem.ts';
import {
  asRecord,
  getValueAt,
  listValues,
} from '@website/content-model/checks/content/walk-content.ts';
import { parseYaml } from '@website/content-model/checks/content/yaml-source.ts';
import { collections } from '@website/content-model/collections.ts';
import { createForm, listFormNumbers } from '@website/content-model/starter/create-form.ts';
import type { ContentList } from '../field.ts';
import { type PlacedList, titleAt } from './find-fields.ts';
import { Refusal } from './refusal.ts';
import { frontOf } from './source-text.ts';
import { withEntry, withHintComments, withPart, writeYaml } from './yaml-edit.ts';

type Collection = (typeof collections)[keyof typeof collections];

/** The id of what is added, until it has a name. */
export const newId = 'new';

/** The numbers that only the owner knows, by their paths in the form. */
export type Numbers = Readonly<Record<string, number>>;

const keyOf = (path: Path) => path.join('.');

const readNumbers = (numbers: Numbers) => (path: Path) => {
  const number = numbers[keyOf(path)];
  if (number === undefined) throw new Refusal('A number is missing.');
  return number;
};

/** The collection that a content file belongs to. */
const collectionOf = (file: string): Collection =>
  Object.values<Collection>(collections).find((one) =>
    one.kind === 'folder' ? file.startsWith(`${one.file}/`) : file === one.file,
  ) as Collection;

/** What an owner is asked before something is added. Undefined if nothing can be added. */
export const questionsOf = ({ file, path, schema }: PlacedList): ContentList['asks'] | undefined =>
  listFormNumbers(schema)?.map((numberPath) => ({
    path: keyOf(numberPath),
    question: titleAt(file, undefined, [...path, ...numberPath]),
  }));

/** The text of a file with one more entry in a list, or with a group that was left out, with blanks to fill in. */
export function withForm(text: string, list: PlacedList, numbers: Numbers = {}): string {
  // A list that has to have two entries begins with both of them.
  const count = list.isGroup ? 1 : Math.max(1, list.least - list.count);
  let next = text;
  for (let added = 0; added < count; added++) next = withOneForm(next, list, numbers);
  return next;
}

function withOneForm(
  text: string,
  { file, path, isGroup, schema }: PlacedList,
  numbers: Numbers,
): string {
  const value = getValueAt(parseYaml(text).value, path);
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const listAll = (key: string) => entries.map((entry) => `${asRecord(entry)[key]}`);
  const id = freeId(newId, listAll('id'));
  const form = createForm(schema, { id, getNumber: readNumbers(numbers) });
  // No two redirects may begin at the same address.
  const fields = asRecord(form);
  if (typeof fields.from === 'string') fields.from = freeId(fields.from, listAll('from'));
  const getHint = (place: Path) => findHint(collectionOf(file).schema, place);
  return (isGroup ? withPart : withEntry)(text, path, form, getHint);
}

/** The text of a new file. `known` are the values that it does not have to ask for. */
export function newFile(file: string, known: Readonly<Record<string, unknown>> = {}): string {
  const { schema, kind } = collectionOf(file);
  const {
    id: _,
    text: __,
    ...form
  } = createForm(schema, {
    id: newId,
    getNumber: readNumbers({}),
  }) as Record<string, unknown>;
  const fields = writeYaml({ ...form, ...known }, (path) => findHint(schema, path));
  return kind === 'folder' && file.endsWith('.md') ? `---\n${fields}---\n` : fields;
}

/** The text of a file with the hint of each blank above it. */
export function withHints(file: string, text: string): string {
  const { before, head, after } = frontOf(file, text);
  if (!listValues(parseYaml(head).value).some(({ value }) => value === null)) return text;
  const getHint = (path: Path) => findHint(collectionOf(file).schema, path);
  return before + withHintComments(head, getHint) + after;
}

/** Whether a page can begin with empty forms. */
export const canBegin = (page: string): boolean =>
  requiredFiles(page).every(({ schema }) => listFormNumbers(schema)?.length === 0);

/** The files that a page cannot do without. */
const requiredFiles = (page: string) =>
  Object.values<Collection>(collections).filter(
    (one) => one.page === page && (one.kind === 'record' || !one.mayBeEmpty),
  );

/** The files of a page that are not there yet, each with blanks to fill in. */
export const filesOfPage = (page: string, files: readonly string[]): Map<string, string> =>
  new Map(
    requiredFiles(page)
      .filter(({ kind, file }) =>
        kind === 'folder'
          ? !files.some((one) => one.startsWith(`${file}/`))
          : !files.includes(file),
      )
      .map((one) => (one.kind === 'folder' ? `${one.file}/${newId}${one.ending}` : one.file))
      .map((file) => [file, newFile(file)]),
  );

function freeId(id: string, taken: readonly string[]): string {
  if (!taken.includes(id)) return id;
  let number = 2;
  while (taken.includes(`${id}-${number}`)) number++;
  return `${id}-${number}`;
}
