import { contentFolder } from '../../company.ts';
import { dayAfter } from '../../src/lib/dates/day-after.ts';
import type { ContentFiles } from '../content/check-content.ts';
import { completeCompany } from '../content/complete-company.ts';
import { readContentFiles } from '../content/content-files.ts';

/**
 * For tests: the content as an owner might have completed it. Apart from the company, it is made from
 * the files of this site, so it keeps up with them.
 */
export function readyContent(today: Date): ContentFiles {
  const files = readContentFiles(contentFolder);
  const day = dayAfter(today, -10);
  const ready = Array.from(files, ([file, text]): [string, string] => [
    file,
    text
      .replace('sample: true', 'sample: false')
      .replaceAll(/evidence: None yet/g, 'evidence: Report of the auditor, page 12')
      .replace(/^(?:updated|lastUpdated): .*/m, (line) => `${line}\nreviewed: ${day}`),
  ]);
  return new Map(ready).set('site.yaml', completeCompany(today));
}
