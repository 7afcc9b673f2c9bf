import type { Content } from '../../collections.ts';
import type { ContentPlace, Path } from './problem.ts';

/** A value of the content, with the path that leads to it. */
interface Part {
  path: Path;
  value: unknown;
}

/** A value as a group of fields. Anything else is one without fields. */
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The value at a path, or nothing if the path leads nowhere. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((parent, key) => asRecord(parent)[key], value);

/** A value and everything in it, each with its path. */
export function partsOf(value: unknown, path: Path = [], parts: Part[] = []): Part[] {
  parts.push({ path, value });
  if (typeof value !== 'object' || value === null) return parts;
  for (const [key, part] of Object.entries(value)) {
    partsOf(part, [...path, Array.isArray(value) ? Number(key) : key], parts);
  }
  return parts;
}

/** Whether a place is in the Markdown of a file, below its fields. */
export const isInMarkdown = ([name, ...path]: ContentPlace): boolean =>
  name === 'articles' || name === 'guides'
    ? path[1] === 'text'
    : ['privacy', 'terms'].includes(name) && path[0] === 'sections';

/** Everything in the content, each with its place, except for what is in some collections. */
export function placesIn(content: Partial<Content>, except: readonly (keyof Content)[] = []) {
  return (Object.keys(content) as (keyof Content)[])
    .filter((name) => !except.includes(name))
    .flatMap((name) => partsOf(content[name], [name]))
    .map(({ path, value }) => ({ at: path as ContentPlace, value }));
}
