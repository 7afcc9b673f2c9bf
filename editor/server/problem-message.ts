import type { ContentFiles } from '@website/content-model/checks/content/check-content.ts';
import type { Problem } from '@website/content-model/checks/content/problem.ts';
import { titleIn, titleOf, wordsOf } from './find-fields.ts';

/** What is wrong, with the names that the panel has for fields and files. */
export function describeProblem(
  { file, path = [], found, expected }: Problem,
  files: ContentFiles,
): string {
  const name = findFile(file, files);
  const words = expected
    .replaceAll(/`(\w+)`/g, (_, key: string) => `“${wordsOf(key)}”`)
    .replaceAll(/[\w/-]+\.(?:yaml|md)\b/g, (name) => `“${titleOf(name, undefined)}”`);
  return `${titleIn(name, files.get(name) ?? '', path)}: found ${found}; ${words}.`;
}

/** The name of a content file below its folder, from the path that a problem has. */
export const findFile = (path: string, files: ContentFiles): string =>
  [...files.keys()].find((file) => path.endsWith(`/${file}`)) ?? path;
