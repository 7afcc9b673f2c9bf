import { dirname, extname } from 'node:path/posix';
import type { Path } from '@website/content-model/checks/content/problem.ts';
import { getValueAt } from '@website/content-model/checks/content/walk-content.ts';
import { addDays } from '@website/content-model/lib/dates/add-days.ts';
import { getBuildDate } from '@website/content-model/lib/dates/build-date.ts';
import { parse } from 'yaml';
import { folderName } from './company/folder-name.ts';
import type { Draft } from './draft.ts';
import { Refusal } from './refusal.ts';
import { entryId, frontOf } from './source-text.ts';
import { moved, type Value, withEntry, withoutEntry, withValue } from './yaml-edit.ts';

export const serviceFile = (id: string) => `services/${id}.yaml`;

/** The fields that say something else in a copy, because no two entries may say the same, or are featured. */
const valuesOfCopy: Record<string, (title: string, original: unknown) => [Path, Value][]> = {
  services: (title, original) => [
    [['title'], title],
    [['contactOption'], title],
    // Without a description of its own, the page has that of its card.
    [
      isThere(original, ['page', 'description']) ? ['page', 'description'] : ['description'],
      `${title}.`,
    ],
  ],
  articles: (title) => [
    [['title'], title],
    [['date'], addDays(getBuildDate(), 0)],
    [['featured'], false],
  ],
  guides: (title) => [
    [['title'], title],
    [['description'], `${title}.`],
    [['lastUpdated'], addDays(getBuildDate(), 0)],
  ],
};

const isThere = (entry: unknown, path: Path) => getValueAt(entry, path) !== undefined;

/** A copy of an entry, with its title and the name of its file from that. */
export function copyOfEntry(
  original: { file: string; text: string },
  title: string,
  hasFile: (file: string) => boolean,
): { file: string; text: string } {
  const folder = dirname(original.file);
  const file = `${folder}/${folderName(title)}${extname(original.file)}`;
  if (title.trim() === '') throw new Refusal('It needs a name.');
  if (hasFile(file)) throw new Refusal(`There’s already one with the name “${title}”.`);
  const { before, head, after } = frontOf(original.file, original.text);
  const entry = parse(head);
  const values = valuesOfCopy[folder]?.(title, entry) ?? [];
  const copy = values
    .filter(([path]) => isThere(entry, path))
    .reduce((text, [path, value]) => withValue(text, path, value), head);
  return { file, text: before + copy + after };
}

/** Adds a copy of a service below it. `ids` are all services in their order. */
export function copyService(draft: Draft, ids: readonly string[], id: string, title: string): void {
  const original = { file: serviceFile(id), text: draft.read(serviceFile(id)) };
  const copy = copyOfEntry(original, title, (file) => ids.includes(entryId(file)));
  draft.write(copy.file, copy.text);
  const order = ids.toSpliced(ids.indexOf(id) + 1, 0, entryId(copy.file));
  draft.edit('site.yaml', (yaml) => withOrder(yaml, order));
}

/** Moves a service by one place. */
export function moveService(
  draft: Draft,
  ids: readonly string[],
  id: string,
  direction: 'up' | 'down',
): void {
  const index = ids.indexOf(id);
  const other = ids[direction === 'up' ? index - 1 : index + 1];
  if (other === undefined) throw new Refusal(`Already ${direction === 'up' ? 'first' : 'last'}.`);
  const order = ids.with(ids.indexOf(other), id).with(index, other);
  draft.edit('site.yaml', (yaml) => withOrder(yaml, order));
}

/** site.yaml with the services in this order. */
export function withOrder(site: string, order: readonly string[]): string {
  let text = site;
  const now = (): string[] => parse(text)?.services ?? [];
  for (const id of now().filter((one) => !order.includes(one)))
    text = withoutEntry(text, ['services', now().indexOf(id)]);
  for (const [place, id] of order.entries()) {
    if (!now().includes(id)) text = withEntry(text, ['services'], id);
    for (let at = now().indexOf(id); at > place; at--) text = moved(text, ['services', at], -1);
  }
  return text;
}
