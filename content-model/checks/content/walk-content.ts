import type { Content } from '../../collections.ts';
import type { ContentPath, Path } from './problem.ts';

interface ValueWithPath {
  path: Path;
  value: unknown;
}

/** A value as an object. A text, a number or nothing becomes an object without fields. */
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The value at a path. Undefined if the path leads nowhere. */
export const getValueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((parent, key) => asRecord(parent)[key], value);

/** A value in which each text, number, switch and null is replaced. */
export function mapValues(
  value: unknown,
  replace: (value: unknown, path: Path) => unknown,
  path: Path = [],
): unknown {
  if (typeof value !== 'object' || value === null) return replace(value, path);
  if (Array.isArray(value))
    return value.map((entry, index) => mapValues(entry, replace, [...path, index]));
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, mapValues(field, replace, [...path, key])]),
  );
}

/** A value and all values inside it, each with its path. */
export function listValues(
  value: unknown,
  path: Path = [],
  values: ValueWithPath[] = [],
): ValueWithPath[] {
  values.push({ path, value });
  if (typeof value !== 'object' || value === null) return values;
  for (const [key, child] of Object.entries(value)) {
    listValues(child, [...path, Array.isArray(value) ? Number(key) : key], values);
  }
  return values;
}

/** Whether a path leads into the Markdown of a file, below its front matter. */
export const isInMarkdown = ([name, ...path]: ContentPath): boolean =>
  name === 'articles' || name === 'guides'
    ? path[1] === 'text'
    : ['privacy', 'terms'].includes(name) && path[0] === 'sections';

/** All values of the content with their paths, except for those of some collections. */
export function listContentValues(
  content: Partial<Content>,
  excluded: readonly (keyof Content)[] = [],
) {
  return (Object.keys(content) as (keyof Content)[])
    .filter((name) => !excluded.includes(name))
    .flatMap((name) => listValues(content[name], [name]))
    .map(({ path, value }) => ({ path: path as ContentPath, value }));
}
