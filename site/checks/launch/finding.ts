import type { Problem } from '../content/problem.ts';
import type { ContentPlace } from '../content/rules.ts';

/**
 * A blocker makes the site untrue or useless for visitors: the build for a real domain refuses. A
 * warning is for the owner to decide.
 */
type Severity = 'blocker' | 'warning';

/** Every kind of finding: how serious it is, and what the owner can do about it. */
export const kinds = {
  sample: {
    severity: 'blocker',
    title: 'Invented content',
    todo: 'Replace it with your own or remove it. Then set "sample" to false.',
  },
  'reserved-name': {
    severity: 'blocker',
    title: 'Addresses and numbers that belong to nobody',
    todo: 'Use an address or a number that is yours. Leave the field out if you have none.',
  },
  unreachable: {
    severity: 'blocker',
    title: 'Visitors cannot reach you',
    todo: 'Set email.general in site.yaml, or build with INTAKE_URL.',
  },
  'not-set': {
    severity: 'blocker',
    title: 'Legal texts with a gap',
    todo: 'Set the value. Until then, the page says "not set" in its place.',
  },
  'no-evidence': {
    severity: 'blocker',
    title: 'Claims without evidence',
    todo: 'Say in "evidence" where the proof is kept, or remove the claim.',
  },
  'not-reviewed': {
    severity: 'blocker',
    title: 'Legal texts that nobody has reviewed',
    todo: 'Have the text read by the person who is responsible for it, and set "reviewed" to that day.',
  },
  'past-date': {
    severity: 'blocker',
    title: 'Announcements whose date has passed',
    todo: 'Change the date, or say what has become of it.',
  },
  'log-retention': {
    severity: 'blocker',
    title: 'Logs that are kept longer than the privacy policy says',
    todo: 'Make legal.logRetention in site.yaml and deploy/server/logrotate agree.',
  },
  'intake-silent': {
    severity: 'blocker',
    title: 'The forms post to a service that does not answer',
    todo: 'Start the intake service, or build with the right INTAKE_URL.',
  },
  placeholder: {
    severity: 'blocker',
    title: 'Placeholders on the built pages',
    todo: 'Replace the words. If they are in no content file, a component has them.',
  },
  'left-out': {
    severity: 'warning',
    title: 'Values that you have left out',
    todo: 'Set the value, or accept that the pages say "not set" or leave it out.',
  },
  'old-article': {
    severity: 'warning',
    title: 'Articles from two years ago or earlier',
    todo: 'Publish newer ones, or remove these.',
  },
  'larger-total': {
    severity: 'warning',
    title: 'Totals that are larger than what the site lists',
    todo: 'List the rest, or correct the number.',
  },
  'expires-soon': {
    severity: 'warning',
    title: 'Texts that expire soon',
    todo: 'Check that the text is still right, and set a new day.',
  },
  'menus-unchecked': {
    severity: 'warning',
    title: 'Menus of browsers that may have changed',
    todo: 'Compare the steps with the current browsers, and set browsers.checked to today.',
  },
  'email-only': {
    severity: 'warning',
    title: 'Controls that only prepare an email',
    todo: 'Decide whether an email is enough. For the forms, an intake service receives messages itself.',
  },
  'leads-nowhere': {
    severity: 'warning',
    title: 'Links that lead to the not-found page',
    todo: 'Link to a page that exists, or add the page.',
  },
  'not-built': {
    severity: 'warning',
    title: 'The built site was not checked',
    todo: 'Run npm run build, then npm run launch-check again.',
  },
} as const satisfies Record<string, { severity: Severity; title: string; todo: string }>;

export type Kind = keyof typeof kinds;

/** Something that stands between this site and a truthful launch. */
export interface LaunchFinding {
  kind: Kind;
  severity: Severity;
  file: string;
  line: number;
  /** The field in the file, or empty. */
  field: string;
  found: string;
  todo: string;
}

/** What a rule finds in the content: a place, and what is there. */
export interface Found {
  kind: Kind;
  at: ContentPlace;
  found: string;
}

/** A finding at its place. */
export function launchFinding(
  kind: Kind,
  { file, line, field, found }: Pick<Problem, 'file' | 'line' | 'field' | 'found'>,
): LaunchFinding {
  const { severity, todo } = kinds[kind];
  return { kind, severity, file, line, field, found, todo };
}
