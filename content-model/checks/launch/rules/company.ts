import type { Content } from '../../../collections.ts';
import { findMissingField } from '../../../lib/forms/form-services.ts';
import { describeBuild, selectSections } from '../../../lib/legal/build.ts';
import { getLogRetention, serverLogDays } from '../../../lib/legal/log-retention.ts';
import { formatValue } from '../../content/problem.ts';
import { listValues } from '../../content/walk-content.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** The sample is invented from end to end, so it stays a sample under any domain. */
export function* findSample({ site }: Content): Generator<FoundProblem> {
  if (!site.sample) return;
  const found = 'an invented company';
  yield { kind: 'sample', severity: 'blocker', at: ['site', 'sample'], found };
}

const legalFields = [
  ...(['entity', 'representative', 'host', 'logRetention', 'workplaces', 'law'] as const),
  ...(['dataProtectionOfficer', 'dataRepresentatives', 'accessibilityTested'] as const),
];
const optionalAddresses = ['careers', 'support', 'privacy', 'legal', 'security'] as const;

/**
 * Facts that site.yaml leaves out. Without those of the legal texts, a sentence is missing there. Facts that only
 * passages for another build mention are not asked for.
 */
export function* findMissingFacts(
  { site, privacy, terms, careers }: Content,
  intake: URL | undefined,
): Generator<FoundProblem> {
  const { email, legal } = site;
  const warning = { kind: 'left-out', severity: 'warning', found: 'nothing' } as const;
  const gap = { kind: 'legal-gap', severity: 'blocker', found: 'nothing' } as const;
  const build = describeBuild(site, intake);
  const passages = [privacy, terms].map(({ sections }) => selectSections(sections, build));
  const usedPlaceholders = listValues(passages)
    .filter(({ path }) => path.at(-1) === 'fillIn')
    .map(({ value }) => value);
  const facts = { ...legal, logRetention: getLogRetention(site) };
  for (const name of legalFields) {
    if (facts[name] === undefined && usedPlaceholders.includes(`legal.${name}`))
      yield { ...gap, at: ['site', 'legal', name] };
  }
  const needsAddress = usedPlaceholders.includes('address');
  if (/^de\b/.test(site.language ?? '')) {
    const found = 'nothing, although German law asks for it if you have one';
    for (const name of ['register', 'vatNumber'] as const) {
      if (legal?.[name] === undefined) yield { ...warning, at: ['site', 'legal', name], found };
    }
  }
  for (const name of optionalAddresses) {
    const isUseless = name === 'careers' && careers === null;
    if (email[name] === undefined && !isUseless) yield { ...warning, at: ['site', 'email', name] };
  }
  for (const name of ['phone', 'address', 'hours'] as const) {
    const isGap = name === 'address' && needsAddress;
    if (site[name] === undefined) yield { ...(isGap ? gap : warning), at: ['site', name] };
  }
}

/** A contact form that can only prepare an email, if no intake service receives it. */
export function* findUnfinishedContactForm({
  site: { contactForm },
}: Content): Generator<FoundProblem> {
  const missingField = findMissingField(contactForm ?? {});
  if (missingField === undefined) return;
  const severity = contactForm ? 'blocker' : 'warning';
  const found = 'nothing: the form only prepares an email';
  yield { kind: 'unreachable', severity, at: ['site', 'contactForm', missingField], found };
}

/** A server of the company's own must not keep its log longer than the privacy policy says. */
export function* checkLogRetention({ site }: Content): Generator<FoundProblem> {
  const promised = site.legal?.logRetention;
  if (promised === undefined || site.legal?.host) return;
  const promisedDays = parseDays(promised, site.language);
  if (promisedDays !== undefined && serverLogDays <= promisedDays) return;
  const found =
    promisedDays === undefined
      ? `${formatValue(promised)}, which is no number of days, weeks or months`
      : `${formatValue(promised)}, while deploy/server/logrotate keeps ${serverLogDays} days`;
  const at = ['site', 'legal', 'logRetention'] as const;
  yield { kind: 'log-retention', severity: 'blocker', at, found };
}

/** "30 days" as a number of days, in any language. */
function parseDays(words: string, language = 'en'): number | undefined {
  const count = Number.parseInt(words, 10);
  const [, days] =
    Object.entries({ day: 1, week: 7, month: 30 }).find(([unit]) => {
      const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
      return count.toLocaleString(language, style).replace(/\s/, ' ') === words;
    }) ?? [];
  return days && count * days;
}
