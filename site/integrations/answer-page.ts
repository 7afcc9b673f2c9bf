import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getIntakeUrl } from '@website/content-model/lib/forms/intake-url.ts';

/** The files that are built for the intake service, and their names in its folder. */
const answerFiles = { 'answer.html': 'answer.html', 'answer.json': 'words.json' };

/**
 * The page in which the intake service answers a form without script, and the words of the service. The page
 * is a template and has no address: both move to a folder that no server serves. Without an intake address,
 * both are deleted.
 */
export async function moveAnswerPage(root: string): Promise<void> {
  const folder = join(root, '_intake');
  if (getIntakeUrl()) await mkdir(folder);
  for (const [built, name] of Object.entries(answerFiles)) {
    if (getIntakeUrl()) await rename(join(root, built), join(folder, name));
    else await rm(join(root, built));
  }
}
