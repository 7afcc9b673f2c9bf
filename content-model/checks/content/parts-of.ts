import type { Content } from '../../collections.ts';
import type { ContentPlace, Path } from './problem.ts';

/** A value of the content, with the path that leads to it. */
interface Part {
  path: Path;
  value: unknown;
}

/** A value and everything in it, each with its path. */
export function partsOf(value: unknown, path: Path = [], parts: Part[] = []): Part[] {
  parts.push({ path, value });
  if (typeof value !== 'object' || value === null) return parts;
  for (const [key, part] of Object.entries(value)) {
    partsOf(part, [...path, Array.isArray(value) ? Number(key) : key], parts);
  }
  return parts;
}

/** Everything in the content, each with its place, except for what is in some collections. */
export function placesIn(content: Content, except: readonly (keyof Content)[] = []) {
  return (Object.keys(content) as (keyof Content)[])
    .filter((name) => !except.includes(name))
    .flatMap((name) => partsOf(content[name], [name]))
    .map(({ path, value }) => ({ at: path as ContentPlace, value }));
}
