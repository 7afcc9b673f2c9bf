import type { Path } from './problem.ts';

/** A value of the content, with the path that leads to it. */
interface Part {
  path: Path;
  value: unknown;
}

/** A value and everything in it, each with its path. */
export function* partsOf(value: unknown, path: Path = []): Generator<Part> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    yield* partsOf(part, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
