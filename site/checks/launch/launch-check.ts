import { posix } from 'node:path';
import type { Content } from '../../src/collections.ts';
import type { CheckedContent } from '../content/check-content.ts';
import { allTexts } from '../content/rules/texts.ts';
import { askIntake } from './ask-intake.ts';
import { type BuiltSite, builtSiteFindings, type FoundOnPage } from './built-site.ts';
import { type Found, type LaunchFinding, launchFinding } from './finding.ts';
import { evidenceRules } from './rules/claims.ts';
import { companyRules, logRetentionRules } from './rules/company.ts';
import { dateRules } from './rules/dates.ts';
import { linkRules } from './rules/links.ts';
import { reservedNameIn, reservedNameRules } from './rules/reserved-names.ts';
import { reviewRules } from './rules/reviews.ts';
import { sampleRules } from './rules/samples.ts';
import { totalRules } from './rules/totals.ts';

interface Circumstances {
  today: Date;
  /** Where the forms post to. Without it, they prepare an email. */
  intake: URL | undefined;
}

/** What the content itself shows. The build for a real domain asks for this before it begins. */
export async function contentFindings(
  { content, locate }: CheckedContent,
  { today, intake }: Circumstances,
): Promise<LaunchFinding[]> {
  const found: Found[] = [
    ...sampleRules(content),
    ...reservedNameRules(content),
    ...companyRules(content, intake !== undefined),
    ...logRetentionRules(content),
    ...evidenceRules(content),
    ...reviewRules(content, today),
    ...dateRules(content, today),
    ...linkRules(content),
    ...totalRules(content),
  ];
  const silence = intake && (await askIntake(intake));
  return [
    ...found.map(({ kind, at, found }) => launchFinding(kind, locate({ at, found, expected: '' }))),
    ...(silence ? [launchFinding('intake-silent', setting(silence))] : []),
  ];
}

/** A place that is no file of the project. */
const setting = (found: string) => ({ file: 'INTAKE_URL', line: 0, field: '', found });

/** What the built pages show in addition. Each finding is at the content that it comes from. */
export function pageFindings(
  { content, locate }: CheckedContent,
  site: BuiltSite,
): LaunchFinding[] {
  const texts = new Set(Array.from(allTexts(content), ({ text }) => text));
  // Reported already, at its place in the content: a link by its target, a name by its text.
  const isKnown = ({ kind, words, target }: FoundOnPage) =>
    (kind === 'leads-nowhere' && texts.has(target ?? '')) ||
    (kind === 'placeholder' && isReserved(words, content));
  const findings = new Map<string, LaunchFinding>();
  for (const one of builtSiteFindings(site)) {
    if (isKnown(one)) continue;
    const { kind, page, words, found } = one;
    const at = placeOf(words, content);
    const place = at
      ? locate({ at, found, expected: '' })
      : { file: posix.join('site/dist', page), line: 1, field: '', found };
    // A link at the end of every service is one finding.
    const key = at ? `${kind} ${place.file}:${place.line}` : `${kind} ${found}`;
    if (!findings.has(key)) findings.set(key, launchFinding(kind, place));
  }
  return [...findings.values()];
}

/** Whether words have the company's own invented domain. */
function isReserved(words: string, { site: { domain } }: Content): boolean {
  return reservedNameIn(domain) !== undefined && words.includes(domain);
}

/** Where the content has exactly these words. */
function placeOf(words: string, content: Content): Found['at'] | undefined {
  for (const { at, text } of allTexts(content)) if (text.trim() === words) return at;
  return undefined;
}
