import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getIntakeUrl } from '@website/content-model/lib/forms/intake-url.ts';
import type { Company } from './content/company.ts';

/**
 * The page in which the intake service answers a form without script. It is built like any other
 * page, but it is a template and has no address: it moves to a folder that no server serves, with the
 * labels that the service needs. Without an intake address, there is none.
 */
export async function moveAnswerPage(root: string, company: Company): Promise<void> {
  const file = join(root, 'answer.html');
  if (!getIntakeUrl()) return rm(file);
  await mkdir(join(root, '_intake'));
  await rename(file, join(root, '_intake/answer.html'));
  const { language, labels } = company.labels();
  const { email, forms, intake } = labels;
  const words = JSON.stringify({ language, email, forms, intake });
  await writeFile(join(root, '_intake/labels.json'), words);
}
