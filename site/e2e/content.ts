import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The owner replaces the samples; what the specification leaves to content is read from there. */
export function contentOf<Content>(file: string): Content {
  return parse(readFileSync(new URL(`../src/content/${file}.yaml`, import.meta.url), 'utf8'));
}
