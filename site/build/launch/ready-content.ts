import { resolve } from 'node:path';
import type { ContentFiles } from '../content/check-content.ts';
import { readContentFiles } from '../content/content-files.ts';
import { daysBefore } from './days.ts';

/**
 * For tests: the content as an owner might have completed it, with values that look real. It is
 * made from the files of this site, so it keeps up with them.
 */
export function readyContent(today: Date): ContentFiles {
  const files = readContentFiles(resolve(import.meta.dirname, '../../src/content'));
  const day = daysBefore(today, 10);
  return new Map(
    Array.from(files, ([file, text]) => [
      file,
      text
        .replaceAll(/sample: true/g, 'sample: false')
        .replaceAll(/evidence: None yet/g, 'evidence: Report of the auditor, page 12')
        .replaceAll(/[\w-]+\.example\b/g, 'lindqvist-instruments.com')
        .replace(/^phone: .*/m, 'phone: +46 8 123 456 78')
        .replace(/(?<=expires: ).*/, `"${daysBefore(today, -200)}"`)
        .replaceAll(/Coming Q\d 20\d\d/g, `Coming Q4 ${today.getUTCFullYear()}`)
        .replace(/^(?:updated|lastUpdated): .*/m, (line) => `${line}\nreviewed: ${day}`)
        .replace(/^browsers:/m, `browsers:\n  checked: ${day}`),
    ]),
  );
}
