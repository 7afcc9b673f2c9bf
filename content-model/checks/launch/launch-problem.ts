import type { ContentProblem, Problem } from '../content/problem.ts';

/** Every kind of launch problem: its title, and what the owner can do about it. */
export const kinds = {
  blank: {
    title: 'Blanks to fill in',
    todo: 'Write it after the colon. To do without it, delete the line.',
  },
  sample: {
    title: 'The sample',
    todo: 'This is the sample, and all of it is invented. Make a company of your own with "npm start".',
  },
  'no-answer': {
    title: 'Addresses on your domain that the site does not have',
    todo: 'Put the file into site/public, or change the address.',
  },
  'reserved-name': {
    title: 'Addresses and numbers that belong to nobody',
    todo: 'Use an address or a number that is yours. Leave the field out if you have none.',
  },
  unreachable: {
    title: 'Messages that may not reach you',
    todo: 'Nothing to do if visitors may write an email instead. If not, choose a form service, or run the intake service.',
  },
  'left-out': {
    title: 'Values that you have left out',
    todo: 'Set the value if you have it. Pages leave out what has none.',
  },
  'legal-gap': {
    title: 'Values that your legal texts need',
    todo: 'Set the value: without it, a sentence is missing from your legal texts.',
  },
  'no-evidence': {
    title: 'Claims on your pages without evidence',
    todo: 'Prove it, and say in "evidence" where the proof is kept. Or change it, or remove it from these pages.',
  },
  'no-cases': {
    title: 'Shares and averages of an unknown number of cases',
    todo: 'Say in "cases" how many there were, like "22 of 31 clients".',
  },
  'not-reviewed': {
    title: 'Reviews and tests that are due',
    todo: 'Have it reviewed or tested, and set the day.',
  },
  'past-date': {
    title: 'Announced for a date that has passed',
    todo: 'Name a later date, or move it to what you already have.',
  },
  'log-retention': {
    title: 'Logs that are kept longer than the privacy policy says',
    todo: 'Make legal.logRetention in site.yaml and deploy/server/logrotate agree.',
  },
  'leads-nowhere': {
    title: 'Links that lead to the not-found page',
    todo: 'Link to a page that exists, or add the page.',
  },
  'lost-address': {
    title: 'Addresses of the earlier site that this one does not answer',
    todo: 'Lead each of them to a page in redirects.yaml, unless nobody needs it any more.',
  },
} as const satisfies Record<string, { title: string; todo: string }>;

export type Kind = keyof typeof kinds;

/** A problem that a rule has found. Its kind says what to do. */
export interface FoundProblem extends Omit<ContentProblem, 'expected'> {
  kind: Kind;
  /**
   * A blocker makes the site untrue or useless for visitors, and stops the build for a real domain. Whether a
   * warning matters is the owner's decision.
   */
  severity: 'blocker' | 'warning';
}

/** Something that stands between this site and a truthful launch. */
export type LaunchProblem = Pick<FoundProblem, 'kind' | 'severity'> & Problem;
