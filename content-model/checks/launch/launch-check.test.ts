import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { statuses } from '@website/form-contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentFolder, formatPath } from '../../company.ts';
import { addDays } from '../../lib/dates/add-days.ts';
import { parseEdits } from '../../test-helpers/parse-edits.ts';
import { createReadyContent } from '../../test-helpers/ready-content.ts';
import {
  astro,
  createScratchCompany,
  type ScratchCompany,
} from '../../test-helpers/scratch-company.ts';
import { type CheckedContent, type ContentFiles, checkContent } from '../content/check-content.ts';
import { readContentFiles } from '../content/content-files.ts';
import { failOnBlockers, loadIntakeUrl } from './launch-blockers.ts';
import { findLaunchProblems } from './launch-check.ts';
import { type Kind, kinds, type LaunchProblem } from './launch-problem.ts';
import { filterBlockers, formatReport } from './launch-report.ts';

const today = new Date();
const ready = createReadyContent(today);

function checked(files: ContentFiles): CheckedContent {
  const result = checkContent(files);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems[0]));
  return result;
}

const findProblems = (files: ContentFiles, intake?: URL) =>
  findLaunchProblems(checked(files), { today, intake });

test('with real values, nothing stands in the way of a launch', async () => {
  const problems = await findProblems(ready);

  expect(filterBlockers(problems)).toEqual([]);
  expect(formatReport(problems)).toContain('Nothing stands in the way');
});

test('on one screen: the first of each kind', async () => {
  const problems = await findProblems(readContentFiles(contentFolder));

  const report = formatReport(problems);

  expect(report.split('\n').length).toBeLessThan(50);
  expect(report).toMatch(/content\/site\.yaml:\d+: domain: "/);
  expect(report).not.toContain('email.general: "');
  expect(report.split('\n').every((line) => line.length <= 120)).toBe(true);
  expect(formatReport(problems, { all: true })).toContain('email.general: "');
});

test('the problems of a kind are counted for each file and folder, in lines that fit a terminal', () => {
  const files = ['site.yaml', 'home.yaml', 'jobs.yaml', 'jobs.yaml', 'team.yaml', 'careers.yaml'];
  const entries = Array.from({ length: 12 }, (_, index) => `guides/${index}.md`);
  const inFile = (file: string): LaunchProblem => ({
    ...{ kind: 'reserved-name', severity: 'blocker', line: 1, field: 'title' },
    ...{ file: `companies/ours/content/${file}`, found: '"a.example"', expected: '' },
  });

  const report = formatReport([...files, ...entries, 'services/ai.yaml', 'terms.md'].map(inFile));

  expect(report).toContain(
    'In all: site.yaml, home.yaml, jobs.yaml (2), team.yaml, careers.yaml, guides/ (12), services/,\n  terms.md',
  );
});

/** Edits of the ready content, each with the severity, the kind and a description of its problem. */
const problemEdits = parseEdits(String.raw`
site.yaml: s/^(?=name: )/sample: true\n/
  blocker, sample: the sample under a real domain
sdks.yaml: s|(?<=install: ).*(?=2\.1\.0)|pip install https://{domain}/sdk/|
  blocker, no-answer: a download that no file answers
site.yaml: s/(?<=^domain: ).*/company.example/
  blocker, reserved-name: a domain for examples
site.yaml: s/(?<=support: ).*/help@example.com/
  blocker, reserved-name: an address at example.com
site.yaml: s/(?<=^phone: ).*/+1 (202) 555-0142/
  blocker, reserved-name: a phone number from a film
site.yaml: s/^ {2}entity: .*\n//
  blocker, legal-gap: a privacy policy without the name of the company
site.yaml: s/^ {2}dataProtectionOfficer: .*\n//
  blocker, legal-gap: no word on whether a data protection officer is needed
site.yaml: s/^ {2}accessibilityTested: .*\n//
  blocker, legal-gap: terms that do not say when accessibility was tested
site.yaml: s/^phone: .*\n//
  warning, left-out: no phone number
claims.yaml: s/(?<=evidence: ).*/None yet/
  blocker, no-evidence: a claim that nobody can prove
claims.yaml: s/^ {4}cases: 168 .*\n//
  warning, no-cases: a share of an unknown number of projects
services/ai-chatbots.yaml: s/(?<=metric: 80%\n.*\n) {6}cases: .*\n//
  warning, no-cases: a headline figure of an unknown number of conversations
terms.md: s/^reviewed: .*\n//
  blocker, not-reviewed: terms that nobody has reviewed
privacy.md: s/(?<=^reviewed: ).*/2020-01-31/
  blocker, not-reviewed: a privacy policy that was changed after its review
cookie-policy.yaml: s/(?<=^reviewed: ).*/${addDays(today, -400)}/
  warning, not-reviewed: a review of more than a year ago
site.yaml: s/(?<=accessibilityTested: ).*/"${addDays(today, -400)}"/
  warning, not-reviewed: a test of accessibility of more than a year ago
upcoming-products.yaml: s/(?<=status: ).*/Planned for Q3 ${today.getFullYear() - 1}/
  warning, past-date: a product announced for a quarter that has passed
upcoming-products.yaml: s/(?<=status: ).*/In ${today.getFullYear() - 1}/
  warning, past-date: a product announced for a year that has passed
site.yaml: s/(?<=logRetention: ).*/7 days/
  blocker, log-retention: a log that is kept longer than promised
support.yaml: s|(?<=link: )/docs|/community|
  warning, leads-nowhere: one more link to a page that does not exist
`);

test('a cookie page in the words of the language needs no review', async () => {
  const withoutPolicy = new Map(ready);
  for (const file of ['cookie-policy', 'cookie-categories', 'cookies', 'third-party-services'])
    withoutPolicy.delete(`${file}.yaml`);
  const unread = new Map(ready).set('cookie-policy.yaml', 'updates: { text: More soon. }\n');
  for (const file of ['cookie-categories', 'third-party-services']) unread.delete(`${file}.yaml`);

  expect(filterBlockers(await findProblems(withoutPolicy))).toEqual([]);
  expect(filterBlockers(await findProblems(unread))).toMatchObject([
    { kind: 'not-reviewed', file: expect.stringContaining('cookie-policy.yaml') },
  ]);
});

describe('a problem of each kind', () => {
  let previousProblems: Set<string>;
  beforeAll(async () => {
    const problems = await findProblems(ready);
    previousProblems = new Set(problems.map((problem) => JSON.stringify(problem)));
  });

  // A project without deploy has no server of its own, so it keeps no log.
  const hasServer = existsSync(resolve(import.meta.dirname, '../../../deploy'));
  const edits = problemEdits.filter(({ says }) => hasServer || !says.includes('log-retention'));

  test.for(edits)('$says', async ({ file, from, to, says }) => {
    const [severity, kind] = says.split(/[,:] /) as [LaunchProblem['severity'], Kind];
    const text = ready.get(file) ?? '';
    const changed = text.replace(from, to);

    const problems = await findProblems(new Map(ready).set(file, changed));
    const newProblems = problems.filter(
      (problem) => !previousProblems.has(JSON.stringify(problem)),
    );

    // The check reports a missing field at its group, on the line above or at the top of the file.
    const line = text.slice(0, text.search(from)).split('\n').length;
    const isRemoved = to === '';
    expect(newProblems.filter((problem) => problem.kind === kind)).toEqual([
      {
        kind,
        severity,
        file: `${formatPath(contentFolder)}/${file}`,
        line: isRemoved ? expect.any(Number) : line,
        field: expect.stringMatching(/\w/),
        path: expect.any(Array),
        found: expect.stringMatching(/\w/),
        expected: kinds[kind].todo,
      },
    ]);
  });
});

test('a German site is reminded of its register and its VAT number', async () => {
  const facts = async (edit: (text: string) => string) =>
    (await findProblems(new Map(ready).set('site.yaml', edit(ready.get('site.yaml') ?? ''))))
      .map(({ field }) => field)
      .filter((field) => /register|vatNumber/.test(field));
  const inGerman = (text: string) => text.replace('name: ', 'language: de-AT\nname: ');

  expect(await facts((text) => text)).toEqual([]);
  expect(await facts(inGerman)).toEqual(['legal.register', 'legal.vatNumber']);
  const complete = '  register: Amtsgericht Jena, HRB 1\n  vatNumber: DE1\n  logRetention';
  expect(await facts((text) => inGerman(text.replace('  logRetention', complete)))).toEqual([]);
});

test('a legal text asks only for facts that it mentions, for this way to publish', async () => {
  const legal = `legal: { entity: Harbor Ltd, representative: its owner, law: that of Wales, accessibilityTested: "${addDays(today, -1)}"`;
  const findGaps = async (text: string, facts = '') => {
    const privacy = (ready.get('privacy.md') ?? '').replace(
      /(?<=^---\n[\s\S]*?^---\n)[\s\S]*/m,
      `${text}\n\n## Others {#subprocessors}\n\nNobody.\n`,
    );
    const site = (ready.get('site.yaml') ?? '')
      .replace(/^legal:\n( .*\n)*/m, `${legal}${facts} }\n`)
      .replace(/^address:\n( .*\n)*/m, '');
    const files = new Map(ready).set('privacy.md', privacy).set('site.yaml', site);
    return (await findProblems(files))
      .filter(({ kind }) => kind === 'legal-gap' || kind === 'log-retention')
      .map(({ field }) => field);
  };
  const logs = `## Logs {#logs when=host}

{legal.host} keeps them.

## Logs {#logs when=server}

We keep them for {legal.logRetention}, in {legal.workplaces}.
`;

  expect(await findGaps('## Who {#who}\n\nWe are {legal.entity}.')).toEqual([]);
  expect(await findGaps('## Who {#who}\n\nWe are at {address}.')).toEqual(['address']);
  expect(await findGaps('## Who {#who}\n\n{legal.host} sends this.')).toEqual(['legal.host']);
  expect(await findGaps(logs)).toEqual(['legal.workplaces']);
  expect(await findGaps(logs, ', host: Netlify')).toEqual([]);
  expect(await findGaps(logs, ', host: Netlify, logRetention: 7 days')).toEqual([]);
  expect(await findGaps('## Who {#who}\n\nx', ', logRetention: 7 days')).toEqual([
    'legal.logRetention',
  ]);
});

describe('a claim without evidence', () => {
  const unproven =
    '  unproven:\n    value: forever\n    meaning: For ever.\n    evidence: None yet\n';
  const claims = (ready.get('claims.yaml') ?? '').replace(/^promises:\n/m, `$&${unproven}`);
  const findClaims = async (edit?: { file: string; from: string | RegExp; to: string }) => {
    const files = new Map(ready).set('claims.yaml', claims);
    if (edit) files.set(edit.file, (files.get(edit.file) ?? '').replace(edit.from, edit.to));
    return (await findProblems(files))
      .filter(({ kind }) => kind === 'no-evidence')
      .map(({ severity, field, found }) => `${severity}: ${field}: ${found}`);
  };

  test.for([
    ['an entry of a list', 'perks.yaml', 'If you work', 'one page: /careers'],
    ['a Markdown text', 'guides/confidence.md', 'For a label', 'one page: /docs/confidence'],
    [
      'the words of all services',
      'engagement.yaml',
      'After step 4',
      '6 pages: /ai-analytics, /ai-chatbots, /ai-development and 3 more',
    ],
    ['another claim', 'claims.yaml', 'New customers get', '2 pages: /support, /terms'],
  ] as const)('in %s is a blocker, with its pages', async ([, file, words, pages]) => {
    const found = await findClaims({ file, from: words, to: `${words} {unproven}` });

    expect(found).toEqual([`blocker: promises.unproven.evidence: "forever" is on ${pages}`]);
  });

  test('is not listed while no page shows it, or only a hidden entry names it', async () => {
    const from = /(?<=id: hours\n)([\s\S]*?If you work)/;
    const to = '    hidden: true\n$1 {unproven}';

    expect(await findClaims()).toEqual([]);
    expect(await findClaims({ file: 'perks.yaml', from, to })).toEqual([]);
  });

  test('is on the pages that name its figure, and on the team page, which has all figures', async () => {
    const from = /(?<=^ {2}countries:\n(?: {4}.*\n)*? {4}evidence: ).*/m;

    const found = await findClaims({ file: 'claims.yaml', from, to: 'None yet' });

    expect(found).toEqual([
      'blocker: figures.countries.evidence: "15+" is on 2 pages: /team, /careers',
    ]);
  });
});

describe('an intake service', () => {
  let status = 0;
  /** The answer to a page that asks whether it may send. */
  let allowed: Record<string, string> = {};
  const server = createServer(({ method }, response) => {
    if (method === 'OPTIONS') response.writeHead(204, allowed).end();
    else response.writeHead(status).end();
  });
  let address: URL;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/intake`);
  });
  afterAll(() => new Promise<void>((done) => server.close(() => done())));
  const silence = async (url: URL) =>
    (await findProblems(ready, url)).filter(({ kind }) => kind === 'unreachable');

  test('that refuses an empty message, and takes those of this site, is ready', async () => {
    status = statuses.refused;
    allowed = {
      'Access-Control-Allow-Origin': `https://${checked(ready).content.site.domain}`,
      'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key, Form-Proof',
    };
    expect(await silence(address)).toEqual([]);
  });

  test('on another host that does not allow this site is a blocker, and says what to do', async () => {
    const headers = { ...allowed };
    for (const name of Object.keys(headers)) {
      allowed = { ...headers, [name]: 'https://other.example' };
      const [problem] = await silence(address);
      expect(problem?.severity).toBe('blocker');
      expect(problem?.found).toMatch(/does not take .* pages of https:.* ALLOWED_ORIGINS=https:/);
    }
  });

  test('that answers anything else is a blocker', async () => {
    status = 404;
    expect(await silence(address)).toMatchObject([
      { severity: 'blocker', found: expect.stringContaining('/intake/contact answers') },
    ]);
  });

  test('that does not answer is a blocker', async () => {
    const [problem] = await silence(new URL('http://127.0.0.1:9/'));
    expect(problem?.found).toMatch(/does not answer$/);
  });

  test('is missed, if only as a warning, unless a form service is chosen', async () => {
    const missed = async (contactForm: string) => {
      const site = `${ready.get('site.yaml')}${contactForm && `\ncontactForm: ${contactForm}\n`}`;
      const problems = await findProblems(new Map(ready).set('site.yaml', site));
      return problems
        .filter(({ kind }) => kind === 'unreachable')
        .map(({ severity, field }) => `${severity} ${field}`);
    };

    expect(await missed('')).toEqual(['warning contactForm.service']);
    expect(await missed('{ service: formspree }')).toEqual(['blocker contactForm.id']);
    expect(await missed('{ service: other, id: abc }')).toEqual(['blocker contactForm.url']);
    expect(await missed('{ service: formspree, id: abc }')).toEqual([]);
    expect(await missed('{ service: netlify }')).toEqual([]);
  });

  test('is refused together with a form service, and the message says what to do', () => {
    vi.stubEnv('INTAKE_URL', 'https://forms.example.com/intake');
    const both = () => loadIntakeUrl({ contactForm: { service: 'netlify' } });

    expect(both).toThrow(/one place only: .*Remove one of them\.$/);
    expect(loadIntakeUrl({})?.hostname).toBe('forms.example.com');
    vi.unstubAllEnvs();
  });
});

describe('a build for a real domain', () => {
  test('begins once there is no blocker', async () => {
    await expect(failOnBlockers(checked(ready), [])).resolves.toBeUndefined();
  });

  test('refuses a blocker, unless its kind is named', async () => {
    const terms = (ready.get('terms.md') ?? '').replace(/^reviewed: .*\n/m, '');
    const files = new Map(ready).set('terms.md', terms);

    await expect(failOnBlockers(checked(files), [])).rejects.toThrow(/--despite not-reviewed/);
    await expect(failOnBlockers(checked(files), ['no-evidence'])).rejects.toThrow('1 blocker');
    await expect(failOnBlockers(checked(files), ['not-reviewed'])).resolves.toBeUndefined();
  });

  test.for([
    ['sample', 'site.yaml', /^/, 'sample: true\n'],
    ['blank', 'home.yaml', /^title: .*/m, 'title:'],
  ] as const)('refuses a %s, even if it is named', async ([kind, file, from, to]) => {
    const files = new Map(ready).set(file, (ready.get(file) ?? '').replace(from, to));

    const error = await failOnBlockers(checked(files), [kind]).catch(String);

    expect(error).toContain('1 blocker');
    expect(error).not.toContain('--despite');
  });

  test('refuses a kind that does not exist', async () => {
    await expect(failOnBlockers(checked(ready), ['samples'])).rejects.toThrow('no such kind');
  });

  let copy: ScratchCompany;
  beforeAll(() => {
    copy = createScratchCompany('launch');
  });
  afterAll(() => copy.remove());

  test('stops at the command line, with the list and what to do', async () => {
    const file = copy.path('content/site.yaml');
    const shipped = readContentFiles(copy.path('content')).get('site.yaml') ?? '';
    writeFileSync(file, shipped.replace(/(?<=^domain: ).*/m, 'lindqvist-instruments.com'));

    const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((done) => {
      const site = resolve(import.meta.dirname, '../../../site');
      const env = { ...process.env, COMPANY: copy.path() };
      execFile(process.execPath, [astro, 'build', '--root', site], { env }, (error, _, stderr) =>
        done({ code: error?.code, stderr }),
      );
    });

    expect(code).toBe(1);
    expect(stderr).toMatch(/content\/site\.yaml:\d+: .*[\s\S]*claims\.yaml/);
    expect(stderr).toContain('This is the sample');
  });
});
