import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { dirname } from 'node:path/posix';
import type { Path } from '@website/content-model/checks/content/problem.ts';
import { collections } from '@website/content-model/collections.ts';
import { getArticleRoute, getGuideRoute } from '@website/content-model/routes.ts';
import { readStarter } from '@website/content-model/starter/read-starter.ts';
import { z } from 'astro/zod';
import { folderName } from '../company/folder-name.ts';
import { copyInList } from '../copy-in-list.ts';
import { Draft } from '../draft.ts';
import { copyOfEntry, copyService, moveService, withOrder } from '../entry-files.ts';
import { entryPath, isBelow, titleOf } from '../find-fields.ts';
import { newFile, withForm, withHints } from '../forms.ts';
import { Refusal } from '../refusal.ts';
import { removeEntry, removeService } from '../remove-entry.ts';
import { findField, findList, type Session } from '../session.ts';
import { entryId } from '../source-text.ts';
import { moved, withField, withoutField, withValue } from '../yaml-edit.ts';
import { fieldId, isAgreed } from './input.ts';

const listActions = ['add', 'remove', 'up', 'down', 'hide', 'show'] as const;
type ListAction = (typeof listActions)[number];

export const listInput = z.strictObject({
  id: fieldId,
  /** Which of the lists that the field is in, counted from the innermost. */
  level: z.int(),
  action: z.enum(listActions),
  /** What a copy that is a file of its own is called. */
  title: z.string().optional(),
  isAgreed,
});

/** An entry that a person acts on. */
interface Entry {
  file: string;
  /** Empty if the entry is a whole file: a service, an article or a guide. */
  path: Path;
  name: string;
  /** The name of its list. */
  of: string;
}

/** Copies, removes, moves or hides an entry. */
export function changeList(
  session: Session,
  { id, level, action, title = '', isAgreed = false }: z.output<typeof listInput>,
): void {
  const { file, path, lists } = findField(session.readContent().fields, id);
  const list = lists[level];
  if (list === undefined) throw new Refusal('This is not in a list.');
  const isFile = level === path.filter((key) => typeof key === 'number').length;
  const entry = { file, path: isFile ? [] : entryPath(path, level), name: list.name, of: list.of };
  if (action === 'hide' || action === 'show') hideEntry(session, entry, action);
  else if (action === 'remove') removeFromList(session, entry, isAgreed);
  else if (action === 'add' && isFile) copyEntryFile(session, entry, title);
  else if (action === 'add')
    session.save(copyInList(session, file, entry.path), sentences.add(list.name, list.of));
  else moveEntry(session, entry, action);
}

function hideEntry(
  session: Session,
  { file, path, name, of }: Entry,
  action: 'hide' | 'show',
): void {
  const draft = new Draft(session);
  const hidden = [...path, 'hidden'];
  draft.edit(file, (yaml) =>
    action === 'hide' ? withField(yaml, hidden, true) : withoutField(yaml, hidden),
  );
  session.save(draft, sentences[action](name, of));
}

function removeFromList(
  session: Session,
  { file, path, name, of }: Entry,
  isAgreed: boolean,
): void {
  const isService = path.length === 0 && dirname(file) === 'services';
  const draft = isService
    ? removeService(session, file, name, isAgreed)
    : removeEntry(session, file, path, isAgreed);
  session.save(draft, sentences.remove(name, of));
  if (isService) session.tell({ go: '/' });
}

function copyEntryFile(session: Session, { file, of }: Entry, title: string): void {
  const { lists, checked } = session.readContent();
  const draft = new Draft(session);
  const folder = dirname(file);
  if (folder === 'services') {
    const ids = checked.content.services.map(({ id }) => id);
    copyService(draft, ids, entryId(file), title);
  } else {
    const hasFile = (path: string) => existsSync(resolve(session.folder, path));
    const copy = copyOfEntry({ file, text: draft.read(file) }, title, hasFile);
    draft.write(copy.file, copy.text);
    draft.addMissingSections(lists);
  }
  session.save(draft, sentences.new(title, of));
  const page = Object.values(collections).find((collection) => collection.file === folder)?.page;
  session.tell({ go: folder === 'services' ? `/${folderName(title)}` : page });
}

function moveEntry(session: Session, { file, path, name, of }: Entry, action: 'up' | 'down'): void {
  const { fields, checked } = session.readContent();
  const draft = new Draft(session);
  if (path.length > 0) {
    const by = action === 'up' ? -1 : 1;
    const next = [...path.slice(0, -1), Number(path.at(-1)) + by];
    if (!fields.some((field) => field.file === file && isBelow(field.path, next)))
      throw new Refusal(`Already ${action === 'up' ? 'first' : 'last'}.`);
    draft.edit(file, (yaml) => moved(yaml, path, by));
  } else if (dirname(file) === 'services') {
    const ids = checked.content.services.map(({ id }) => id);
    moveService(draft, ids, entryId(file), action);
  } else throw new Refusal('Its date or its difficulty says where it is. Change that to move it.');
  session.save(draft, sentences[action](name, of));
}

export const addInput = z.strictObject({
  /** Of a list, or of a group that was left out. */
  id: z.string(),
  /** The numbers that only the owner knows, by their paths in the form. */
  numbers: z.record(z.string(), z.number()).optional(),
});

/** Adds an entry to a list, or a group that was left out, and the words of its section if they are missing too. */
export function addToList(session: Session, { id, numbers = {} }: z.output<typeof addInput>): void {
  const { lists } = session.readContent();
  const list = findList(lists, id);
  const { file, path, count, title, isGroup } = list;
  const draft = new Draft(session);
  draft.edit(file, (yaml) => withForm(yaml, list, numbers));
  draft.addMissingSections(lists);
  const checked = draft.check();
  const fields = 'problems' in checked ? [] : session.findParts(draft.files, checked).fields;
  const entry = isGroup ? path : [...path, count];
  const added = fields.filter((field) => field.file === file && isBelow(field.path, entry));
  const first =
    added.find(({ blank }) => blank !== undefined) ??
    added.find(({ path }) => path.at(-1) !== 'id');
  const what = isGroup ? 'A section' : 'An entry';
  session.save(draft, `${what} was added to “${title}”`, first?.id);
}

/** What has a file of its own, by the name of its folder. */
export const entryFolders = ['services', 'articles', 'guides'] as const;

export const createInput = z.strictObject({ kind: z.enum(entryFolders), title: z.string() });

/** Adds a service, an article or a guide, with its title. */
export function createEntryFile(
  session: Session,
  { kind, title }: z.output<typeof createInput>,
): void {
  const { files, checked, lists } = session.readContent();
  if (title.trim() === '') throw new Refusal('It needs a name.');
  const id = folderName(title);
  const file = `${kind}/${id}${collections[kind].ending}`;
  if (files.has(file)) throw new Refusal(`There’s already one with the name “${title}”.`);
  const { content } = checked;
  const draft = new Draft(session);
  if (kind === 'services') {
    const template = readStarter().get('services/your-service.yaml') ?? '';
    draft.write(file, withHints(file, withValue(template, ['title'], title)));
    const ids = [...content.services.map((service) => service.id), id];
    draft.edit('site.yaml', (yaml) => withOrder(yaml, ids));
  } else {
    const section = kind === 'guides' ? content.docs?.guides.sections[0]?.id : undefined;
    draft.write(file, newFile(file, { title, ...(section !== undefined && { section }) }));
  }
  draft.addMissingSections(lists);
  session.save(draft, sentences.new(title, titleOf(kind, undefined)));
  const getRoute = { services: () => `/${id}`, articles: getArticleRoute, guides: getGuideRoute };
  session.tell({ go: getRoute[kind](id) });
}

const sentences: Record<ListAction | 'new', (name: string, of: string) => string> = {
  add: (name, of) => `A copy of ${name} was added to “${of}”`,
  new: (name, of) => `${name} was added to “${of}”`,
  remove: (name, of) => `${name} was removed from “${of}”`,
  up: (name, of) => `${name} moved up in “${of}”`,
  down: (name, of) => `${name} moved down in “${of}”`,
  hide: (name, of) => `${name} is hidden in “${of}”`,
  show: (name, of) => `${name} is shown again in “${of}”`,
};
