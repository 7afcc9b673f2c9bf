import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownPath } from '../../../company.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** The pictures of a company, each with a hash of what is in it. */
function picturesOf(company: string): { file: string; hash: string }[] {
  const folder = join(company, 'pictures');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, hash: createHash('sha256').update(readFileSync(file)).digest('hex') }));
}

/** Pictures that are still the sample's. */
export function* samplePictureRules(company: string, sample: string): Generator<FoundProblem> {
  const known = picturesOf(sample).map(({ hash }) => hash);
  for (const { file, hash } of picturesOf(company)) {
    if (!known.includes(hash)) continue;
    const at = { file: shownPath(file), line: 0 };
    yield { kind: 'sample-words', severity: 'blocker', at, found: 'a picture of the sample' };
  }
}
