import type { ContentFiles } from '../checks/content/check-content.ts';
import { readContentFiles } from '../checks/content/content-files.ts';
import { contentFolder } from '../company.ts';
import { addDays } from '../lib/dates/add-days.ts';
import { createCompleteCompany } from './complete-company.ts';

/** The legal texts, which need a date of review. */
const legalTexts = ['privacy.md', 'terms.md', 'cookie-policy.yaml'];

/**
 * Creates content that is ready for a launch. Except for site.yaml, it is made from the files of this site, so it
 * follows their changes.
 */
export function createReadyContent(today: Date): ContentFiles {
  const files = readContentFiles(contentFolder);
  const day = addDays(today, -10);
  const ready = Array.from(files, ([file, text]): [string, string] => [
    file,
    text
      .replaceAll(/evidence: None yet/g, 'evidence: Report of the auditor, page 12')
      .replaceAll(/(?:https:\/\/)?\{domain\}\//g, 'models-')
      .replace(/^(?:updated|lastUpdated): .*/m, (line) =>
        legalTexts.includes(file) ? `${line}\nreviewed: ${day}` : line,
      ),
  ]);
  return new Map(ready).set('site.yaml', createCompleteCompany(today));
}
