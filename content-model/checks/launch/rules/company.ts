import type { Content } from '../../../collections.ts';
import { missingIn } from '../../../lib/forms/form-services.ts';
import { partsOf } from '../../content/parts-of.ts';
import { shown } from '../../content/problem.ts';
import type { FoundProblem } from '../launch-problem.ts';

const legalFields = [
  ...(['entity', 'representative', 'logRetention', 'workplaces', 'law'] as const),
  ...(['dataProtectionOfficer', 'dataRepresentatives', 'accessibilityTested'] as const),
];
const otherAddresses = ['careers', 'support', 'privacy', 'legal', 'security'] as const;

/** Values of site.yaml that are left out. Without those of the legal texts, these lack a sentence. */
export function* companyRules({ site, privacy, terms }: Content): Generator<FoundProblem> {
  const { email, legal } = site;
  const warning = { kind: 'left-out', severity: 'warning', found: 'nothing' } as const;
  const used = partsOf([privacy.sections, terms.sections]).map(({ value }) => value);
  for (const name of legalFields) {
    if (legal?.[name] === undefined && used.includes(`legal.${name}`))
      yield { ...warning, kind: 'legal-gap', severity: 'blocker', at: ['site', 'legal', name] };
  }
  for (const name of otherAddresses) {
    const isUseless = name === 'careers' && site.leaveOut.includes('/careers');
    if (email[name] === undefined && !isUseless) yield { ...warning, at: ['site', 'email', name] };
  }
  for (const name of ['phone', 'address', 'hours'] as const) {
    if (site[name] === undefined) yield { ...warning, at: ['site', name] };
  }
}

/** How the contact form reaches the company, if no intake service receives it. */
export function* contactFormRules({ site: { contactForm } }: Content): Generator<FoundProblem> {
  const missing = missingIn(contactForm ?? {});
  if (missing === undefined) return;
  const severity = contactForm ? 'blocker' : 'warning';
  const found = 'nothing: the form only prepares an email';
  yield { kind: 'unreachable', severity, at: ['site', 'contactForm', missing], found };
}

/** For how many days a server that is set up as in `deploy/server` keeps its log. */
export const serverLogDays = 30;

/** The server must not keep its log longer than the privacy policy says. */
export function* logRetentionRules({ site }: Content): Generator<FoundProblem> {
  const promised = site.legal?.logRetention;
  if (promised === undefined) return;
  const most = daysIn(promised, site.language);
  if (most !== undefined && serverLogDays <= most) return;
  const found =
    most === undefined
      ? `${shown(promised)}, which is no number of days, weeks or months`
      : `${shown(promised)}, while deploy/server/logrotate keeps ${serverLogDays} days`;
  const at = ['site', 'legal', 'logRetention'] as const;
  yield { kind: 'log-retention', severity: 'blocker', at, found };
}

/** "30 days" as a number of days, in whatever language. */
function daysIn(words: string, language = 'en'): number | undefined {
  const count = Number.parseInt(words, 10);
  const [, days] =
    Object.entries({ day: 1, week: 7, month: 30 }).find(([unit]) => {
      const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
      return count.toLocaleString(language, style).replace(/\s/, ' ') === words;
    }) ?? [];
  return days && count * days;
}
