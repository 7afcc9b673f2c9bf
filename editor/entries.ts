import { basename, dirname, extname } from 'node:path/posix';
import type { Path } from '@website/content-model/checks/content/problem.ts';
import { addDays } from '@website/content-model/lib/dates/add-days.ts';
import { getBuildDate } from '@website/content-model/lib/dates/build-date.ts';
import { parse } from 'yaml';
import { folderName } from './rebrand/folder-name.ts';
import { Refusal } from './refusal.ts';
import { frontOf } from './source-text.ts';
import { moved, type Value, withEntry, withoutEntry, withValue } from './yaml-edit.ts';

/** Whether a content file is one entry of its folder: a service, an article or a guide. */
export const isEntryFile = (file: string) => file.includes('/');

/** The name of an entry's file, without its ending. */
export const entryId = (file: string) => basename(file, extname(file));

const serviceFile = (id: string) => `services/${id}.yaml`;

/** What a copy says differently from its original. */
const valuesOfCopy: Record<string, (title: string) => [Path, Value][]> = {
  services: (title) => [
    [['title'], title],
    [['contactOption'], title],
    [['page', 'description'], `Sample: ${title}.`],
    [['sample'], true],
  ],
  articles: (title) => [
    [['title'], title],
    [['date'], addDays(getBuildDate(), 0)],
    [['featured'], false],
    [['sample'], true],
  ],
  guides: (title) => [
    [['title'], title],
    [['description'], `Sample: ${title}.`],
    [['lastUpdated'], addDays(getBuildDate(), 0)],
    [['sample'], true],
  ],
};

/** The text of a new article or guide, until someone writes it. */
const newText = '\nSample: write the text here.\n';

/**
 * A copy of an entry, with its title and the name of its file from that. The text of an article or a guide
 * is not copied.
 */
export function copyOfEntry(
  original: { file: string; text: string },
  title: string,
  hasFile: (file: string) => boolean,
): { file: string; text: string } {
  const folder = dirname(original.file);
  const file = `${folder}/${folderName(title)}${extname(original.file)}`;
  if (title.trim() === '') throw new Refusal('It needs a name.');
  if (hasFile(file)) throw new Refusal(`There’s already one with the name “${title}”.`);
  const { before, head, after, body } = frontOf(original.file, original.text);
  const values = valuesOfCopy[folder]?.(title) ?? [];
  const copy = values.reduce((text, [path, value]) => withValue(text, path, value), head);
  const isMarkdown = file.endsWith('.md');
  const end = isMarkdown ? after.slice(0, after.length - body.length) + newText : after;
  return { file, text: before + copy + end };
}

/**
 * The texts of files after a service was moved, copied or removed. `ids` are all services in their
 * order.
 */
export function servicesAfter(
  ids: readonly string[],
  id: string,
  action: 'add' | 'remove' | 'up' | 'down',
  read: (file: string) => string,
  title = '',
): Map<string, string> {
  const at = ids.indexOf(id);
  const site = read('site.yaml');
  const inOrder = (order: readonly string[]) => ['site.yaml', withOrder(site, order)] as const;
  if (action === 'remove') {
    if (ids.length === 1)
      throw new Refusal('This is the only service. Add another one first, or change this one.');
    const isListed = parse(site)?.services?.includes(id);
    const order = ids.toSpliced(at, 1);
    return new Map([[serviceFile(id), ''], ...(isListed ? [inOrder(order)] : [])]);
  }
  if (action === 'add') {
    const original = { file: serviceFile(id), text: read(serviceFile(id)) };
    const copy = copyOfEntry(original, title, (file) => ids.includes(entryId(file)));
    const order = ids.toSpliced(at + 1, 0, entryId(copy.file));
    return new Map([[copy.file, copy.text], inOrder(order)]);
  }
  const other = ids[action === 'up' ? at - 1 : at + 1];
  if (other === undefined) throw new Refusal(`Already ${action === 'up' ? 'first' : 'last'}.`);
  return new Map([inOrder(ids.with(ids.indexOf(other), id).with(at, other))]);
}

/** site.yaml with the services in this order. */
function withOrder(site: string, order: readonly string[]): string {
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
