import { parseDocument, visit } from 'yaml';
import type { ContentFiles } from '../checks/content/check-content.ts';
import { readContentFiles } from '../checks/content/content-files.ts';
import { loadContent } from '../checks/content/load-content.ts';
import { contentFolder } from '../company.ts';
import { dayAfter } from '../lib/dates/day-after.ts';
import { splitMarkdown } from '../lib/markdown/front-matter.ts';
import { completeCompany } from './complete-company.ts';

const vowels = 'aeioua';

/** Other words for those of the sample, except for names in braces, budgets and years of experience. */
const reworded = (text: string) =>
  text.replaceAll(/\{[^}]*\}|\bLess than\b|\byears\b|[aeiou]/g, (part) =>
    part.length > 1 ? part : vowels.charAt(vowels.indexOf(part) + 1),
  );

/** A file of the sample with its names and its texts of five words or more changed. */
function ownWords(text: string): string {
  const markdown = splitMarkdown(text);
  if (markdown) {
    const { opening, frontMatter, closing, body } = markdown;
    return opening + ownWords(frontMatter) + closing + body;
  }
  const document = parseDocument(text);
  visit(document, {
    Scalar: (key, node) => {
      const { value } = node;
      if (key === 'key' || typeof value !== 'string') return;
      const isName = names.some((name) => value.includes(name));
      if (isName || (value.match(/[\p{L}\p{N}]+/gu) ?? []).length > 4) node.value = reworded(value);
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

/** The legal texts, which someone has to have read. */
const reviewed = ['privacy.md', 'terms.md', 'cookie-policy.yaml'];

/**
 * The content as an owner might have completed it. Apart from the company, it is made from
 * the files of this site, so it keeps up with them.
 */
export function readyContent(today: Date): ContentFiles {
  const files = readContentFiles(contentFolder);
  const day = dayAfter(today, -10);
  const ready = Array.from(files, ([file, text]): [string, string] => [
    file,
    ownWords(text)
      .replace('sample: true', 'sample: false')
      .replaceAll(/evidence: None yet/g, 'evidence: Report of the auditor, page 12')
      .replaceAll(/(?<=(?:count|requestsPerMonth): )\d+/g, (count) => String(2 * Number(count)))
      .replaceAll(/(?:https:\/\/)?\{domain\}\//g, 'models-')
      .replace(/^(?:updated|lastUpdated): .*/m, (line) =>
        reviewed.includes(file) ? `${line}\nreviewed: ${day}` : line,
      ),
  ]);
  return new Map(ready).set('site.yaml', completeCompany(today));
}
