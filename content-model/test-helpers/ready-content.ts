import { parseDocument, visit } from 'yaml';
import type { ContentFiles } from '../checks/content/check-content.ts';
import { readContentFiles } from '../checks/content/content-files.ts';
import { loadContent } from '../checks/content/load-content.ts';
import { contentFolder } from '../company.ts';
import { addDays } from '../lib/dates/add-days.ts';
import { splitMarkdown } from '../lib/markdown/front-matter.ts';
import { createCompleteCompany } from './complete-company.ts';

const vowels = 'aeioua';

/** Replaces the vowels of a text, but keeps placeholders, budgets and years of experience. */
const rewordText = (text: string) =>
  text.replaceAll(/\{[^}]*\}|\bLess than\b|\byears\b|[aeiou]/g, (match) =>
    match.length > 1 ? match : vowels.charAt(vowels.indexOf(match) + 1),
  );

/** Rewords a file of the sample: its names, and its texts of five words or more. */
function rewordFile(text: string, file: string): string {
  const markdown = splitMarkdown(text);
  if (markdown) {
    const { opening, frontMatter, closing, body } = markdown;
    const newBody = file.includes('/') ? '\nWe measured it.\n' : body;
    return opening + rewordFile(frontMatter, file) + closing + newBody;
  }
  const document = parseDocument(text);
  visit(document, {
    Scalar: (key, node) => {
      const { value } = node;
      if (key === 'key' || typeof value !== 'string') return;
      const isName = names.some((name) => value.includes(name));
      if (isName || (value.match(/[\p{L}\p{N}]+/gu) ?? []).length > 4)
        node.value = rewordText(value);
    },
  });
  return document.toString({ lineWidth: 0 });
}

const { products, upcomingProducts, teamMembers, testimonials, articles } = loadContent();
const names = [
  ...[...products, ...upcomingProducts].map(({ title }) => title),
  ...teamMembers.map(({ name }) => name),
  ...testimonials.flatMap(({ name, company }) => [name, company]),
  ...articles.map(({ author }) => author),
];

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
    rewordFile(text, file)
      .replace('sample: true', 'sample: false')
      .replaceAll(/evidence: None yet/g, 'evidence: Report of the auditor, page 12')
      .replaceAll(/(?<=(?:count|requestsPerMonth): )\d+/g, (count) => String(2 * Number(count)))
      .replaceAll(/(?:https:\/\/)?\{domain\}\//g, 'models-')
      .replace(/^(?:updated|lastUpdated): .*/m, (line) =>
        legalTexts.includes(file) ? `${line}\nreviewed: ${day}` : line,
      ),
  ]);
  return new Map(ready).set('site.yaml', createCompleteCompany(today));
}
