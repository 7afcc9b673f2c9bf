import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPath } from '../../../company.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** The pictures of a company, each with a hash of its bytes. */
function hashPictures(company: string): { file: string; hash: string }[] {
  const folder = join(company, 'pictures');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, hash: createHash('sha256').update(readFileSync(file)).digest('hex') }));
}

/** Pictures that are still the sample's, also under another name. */
export function* findSamplePictures(company: string, sample: string): Generator<FoundProblem> {
  const sampleHashes = hashPictures(sample).map(({ hash }) => hash);
  for (const { file, hash } of hashPictures(company)) {
    if (!sampleHashes.includes(hash)) continue;
    const at = { file: formatPath(file), line: 0 };
    yield { kind: 'sample-words', severity: 'blocker', at, found: 'a picture of the sample' };
  }
}
