import { parse } from 'yaml';
import { folderName } from './rebrand/folder-name.ts';
import { Refusal } from './refusal.ts';
import { moved, withEntry, withoutEntry, withValue } from './yaml-edit.ts';

const serviceFile = (id: string) => `services/${id}.yaml`;

/**
 * The texts of files after a service was moved, copied or removed. `ids` are all services in their
 * order. A copy has the title of its own that it must have, and the name of its file from it.
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
    const copy = folderName(title);
    if (title.trim() === '') throw new Refusal('The new service needs a name.');
    if (ids.includes(copy)) throw new Refusal(`There’s already a service “${title}”.`);
    const values = [
      [['title'], title],
      [['contactOption'], title],
      [['page', 'description'], `Sample: ${title}.`],
      [['sample'], true],
    ] as const;
    const text = values.reduce(
      (now, [path, value]) => withValue(now, path, value),
      read(serviceFile(id)),
    );
    return new Map([[serviceFile(copy), text], inOrder(ids.toSpliced(at + 1, 0, copy))]);
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
