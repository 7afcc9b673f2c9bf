import type { Content } from '../../collections.ts';
import type { ContentProblem } from './problem.ts';
import { checkArticles } from './rules/articles.ts';
import { checkCareers } from './rules/careers.ts';
import { checkClaims } from './rules/claims.ts';
import { checkContactForm } from './rules/contact-form.ts';
import { checkCookies } from './rules/cookies.ts';
import { checkDates } from './rules/dates.ts';
import { checkCalls, checkDocs } from './rules/docs.ts';
import { checkLabels } from './rules/labels.ts';
import { checkOpenApi } from './rules/openapi.ts';
import { checkHeads, checkLinks } from './rules/pages.ts';
import { checkRedirects } from './rules/redirects.ts';
import { findRepeatedEntries } from './rules/repeats.ts';
import { checkSections } from './rules/sections.ts';
import { checkServices } from './rules/services.ts';
import { checkTexts } from './rules/texts.ts';

/**
 * A rule across fields and files, which the schema of a single entry cannot express. It gets only the valid
 * collections, and skips what needs one that is missing.
 */
type Rule = (content: Partial<Content>) => Iterable<ContentProblem>;

const rules: readonly Rule[] = [
  checkArticles,
  checkCalls,
  checkCareers,
  checkClaims,
  checkContactForm,
  checkCookies,
  findRepeatedEntries,
  checkDates,
  checkDocs,
  checkHeads,
  checkLabels,
  checkOpenApi,
  checkRedirects,
  checkServices,
  checkSections,
];

/** These check each text on its own, so a problem elsewhere in a file does not keep them from checking it. */
const textRules: readonly Rule[] = [checkLinks, checkTexts];

/** The problems that the rules find in the valid collections, and in the texts of all files that could be parsed. */
export function checkAcrossFiles(
  valid: Partial<Content>,
  readable: Partial<Content>,
): ContentProblem[] {
  return [
    ...rules.flatMap((rule) => [...rule(valid)]),
    ...textRules.flatMap((rule) => [...rule(readable)]),
  ];
}
