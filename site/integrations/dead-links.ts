import { elements, treeOf } from '../src/lib/html/tree.ts';

/** The pages of a built site: path and HTML. */
export type BuiltPages = ReadonlyMap<string, string>;

export interface DeadLink {
  page: string;
  target: string;
  reason: 'no such page or file' | 'no such place on the page' | 'not an address';
}

const idsIn = (html: string) =>
  Array.from(elements(treeOf(html)), ({ properties: { id } }) => id).filter(
    (id) => id !== undefined,
  );

function* addressesIn(html: string): Generator<string> {
  for (const { properties } of elements(treeOf(html))) {
    for (const name of ['href', 'src', 'action'] as const) {
      if (properties[name] !== undefined) yield String(properties[name]);
    }
  }
}

/**
 * Every internal link that leads nowhere, in page order. `isFile` tells whether a path has a file
 * that is not a page; `exempt` lists the paths that may lead to the not-found page.
 */
export function deadLinks(
  pages: BuiltPages,
  isFile: (path: string) => boolean,
  exempt: readonly string[],
): DeadLink[] {
  const places = new Map<string, Set<string>>();
  for (const [path, html] of pages) {
    places.set(path, new Set(idsIn(html).map(String)));
  }
  const dead: DeadLink[] = [];
  for (const [page, html] of pages) {
    for (const target of addressesIn(html)) {
      if (target === '' || target === '#' || target.includes('{')) {
        dead.push({ page, target, reason: 'not an address' });
        continue;
      }
      if (/^[a-z][a-z0-9+.-]*:/i.test(target)) continue;
      const [path = '', place] = target.split('#');
      const to = path === '' ? page : (path.split('?')[0] ?? path);
      const there = places.get(to);
      if (there === undefined) {
        if (!isFile(to) && !exempt.includes(to)) {
          dead.push({ page, target, reason: 'no such page or file' });
        }
      } else if (place !== undefined && !there.has(place)) {
        dead.push({ page, target, reason: 'no such place on the page' });
      }
    }
  }
  return dead;
}

/** Ids that a page has twice: a link to the second would lead to the first. */
export function doubleIds(pages: BuiltPages): string[] {
  return [...pages].flatMap(([path, html]) => {
    const ids = idsIn(html);
    const double = ids.filter((id, index) => ids.indexOf(id) < index);
    return [...new Set(double)].map(
      (id) =>
        `${path} has two parts with the id "${id}": change the one in the content of the page`,
    );
  });
}
