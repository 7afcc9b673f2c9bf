import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { statuses } from '@website/form-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFolder, shownPath } from '../../company.ts';
import { dayAfter } from '../../src/lib/dates/day-after.ts';
import { astro, type ScratchCompany, scratchCompany } from '../../test-helpers/scratch-company.ts';
import { type CheckedContent, type ContentFiles, checkContent } from '../content/check-content.ts';
import { readContentFiles } from '../content/content-files.ts';
import { type BuiltSite, intakeOf } from './built-site.ts';
import { type Kind, kinds, type LaunchFinding } from './finding.ts';
import { refuseBlockers } from './gate.ts';
import { contentFindings, pageFindings } from './launch-check.ts';
import { readyContent } from './ready-content.ts';
import { blockersAmong, reportText } from './report.ts';

const today = new Date();
const ready = readyContent(today);

function checked(files: ContentFiles): CheckedContent {
  const result = checkContent(files);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems[0]));
  return result;
}

const findingsFor = (files: ContentFiles, intake?: URL) =>
  contentFindings(checked(files), { today, intake });

const placeOf = ({ file, line }: LaunchFinding) => `${file}:${line}`;

test('every sample in the repository is listed with its file and line', async () => {
  const shipped = readContentFiles(contentFolder);
  const written = Array.from(shipped, ([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) => (/(?<![\w-])(?:x-)?sample: true/.test(line) ? [index + 1] : []))
      .map((line) => `${shownPath(contentFolder)}/${file}:${line}`),
  ).flat();

  const samples = (await findingsFor(shipped)).filter(({ kind }) => kind === 'sample');

  expect(samples.map(placeOf).sort()).toEqual(written.sort());
});

test('with real values, nothing stands in the way of a launch', async () => {
  const findings = await findingsFor(ready);

  expect(blockersAmong(findings)).toEqual([]);
  expect(reportText(findings)).toContain('Nothing stands in the way');
});

interface Planted {
  kind: Kind;
  what: string;
  file: string;
  from: RegExp;
  to: string;
}

const planted: Planted[] = [
  {
    kind: 'sample',
    what: 'an invented person',
    file: 'team-members.yaml',
    from: /sample: false/,
    to: 'sample: true',
  },
  {
    kind: 'sample',
    what: 'an invented client story',
    file: 'services/ai-analytics.yaml',
    from: /(?<=stories:[\s\S]*?)sample: false/,
    to: 'sample: true',
  },
  {
    kind: 'sample',
    what: 'the meaning of an invented figure',
    file: 'claims.yaml',
    from: /sample: false/,
    to: 'sample: true',
  },
  {
    kind: 'sample',
    what: 'an invented API',
    file: 'openapi.yaml',
    from: /x-sample: false/,
    to: 'x-sample: true',
  },
  {
    kind: 'reserved-name',
    what: 'a domain for examples',
    file: 'site.yaml',
    from: /(?<=^domain: ).*/m,
    to: 'company.example',
  },
  {
    kind: 'reserved-name',
    what: 'an address at example.com',
    file: 'site.yaml',
    from: /(?<=support: ).*/,
    to: 'help@example.com',
  },
  {
    kind: 'reserved-name',
    what: 'a phone number from a film',
    file: 'site.yaml',
    from: /(?<=^phone: ).*/m,
    to: '+1 (202) 555-0142',
  },
  {
    kind: 'unreachable',
    what: 'no address and no service that receives messages',
    file: 'site.yaml',
    from: /^ {2}general: .*\n/m,
    to: '',
  },
  {
    kind: 'not-set',
    what: 'a privacy policy without the name of the company',
    file: 'site.yaml',
    from: /^ {2}entity: .*\n/m,
    to: '',
  },
  {
    kind: 'left-out',
    what: 'no phone number',
    file: 'site.yaml',
    from: /^phone: .*\n/m,
    to: '',
  },
  {
    kind: 'left-out',
    what: 'a social network without an address',
    file: 'site.yaml',
    from: /^ {4}href: .*\n/m,
    to: '',
  },
  {
    kind: 'no-evidence',
    what: 'a claim that nobody can prove',
    file: 'claims.yaml',
    from: /(?<=evidence: ).*/,
    to: 'None yet',
  },
  {
    kind: 'not-reviewed',
    what: 'terms that nobody has reviewed',
    file: 'terms.md',
    from: /^reviewed: .*\n/m,
    to: '',
  },
  {
    kind: 'not-reviewed',
    what: 'a privacy policy that was changed after its review',
    file: 'privacy.md',
    from: /(?<=^reviewed: ).*/m,
    to: '2020-01-31',
  },
  {
    kind: 'expires-soon',
    what: 'a review of more than a year ago',
    file: 'cookie-policy.yaml',
    from: /(?<=^reviewed: ).*/m,
    to: dayAfter(today, -400),
  },
  {
    kind: 'expires-soon',
    what: 'a security.txt with few days left',
    file: 'site.yaml',
    from: /(?<=expires: ).*/,
    to: `"${dayAfter(today, 70)}"`,
  },
  {
    kind: 'menus-unchecked',
    what: 'menus of browsers from half a year ago',
    file: 'cookie-policy.yaml',
    from: /(?<=checked: ).*/,
    to: dayAfter(today, -200),
  },
  {
    kind: 'past-date',
    what: 'a product for a quarter that has passed',
    file: 'upcoming-products.yaml',
    from: /(?<=status: ).*/,
    to: 'Coming Q2 2025',
  },
  {
    kind: 'past-date',
    what: 'a month that has passed, in a sentence',
    file: 'team-members.yaml',
    from: /(?<=education: ).*/,
    to: 'A second degree, expected in March 2024',
  },
  {
    kind: 'old-article',
    what: 'an article of three years ago',
    file: 'articles.yaml',
    from: /(?<=date: )\S+(?![\s\S]*date: )/,
    to: dayAfter(today, -1100),
  },
  {
    kind: 'larger-total',
    what: 'more positions than the page lists',
    file: 'claims.yaml',
    from: /(?<=title: Open positions\n {4}value: ).*/m,
    to: '"999"',
  },
  {
    kind: 'log-retention',
    what: 'a log that is kept longer than promised',
    file: 'site.yaml',
    from: /(?<=logRetention: ).*/,
    to: '7 days',
  },
  {
    kind: 'leads-nowhere',
    what: 'one more link to a page that does not exist',
    file: 'support.yaml',
    from: /(?<=link: )\/docs/,
    to: '/community',
  },
];

describe('a finding of each kind', () => {
  let before: Set<string>;
  beforeAll(async () => {
    before = new Set((await findingsFor(ready)).map((one) => JSON.stringify(one)));
  });

  test.for(planted)('$kind: $what', async ({ kind, file, from, to }) => {
    const text = ready.get(file) ?? '';
    const changed = text.replace(from, to);

    const findings = await findingsFor(new Map(ready).set(file, changed));
    const added = findings.filter((one) => !before.has(JSON.stringify(one)));

    // A removed field is reported at its group, in the line above or at the top of the file.
    const line = text.slice(0, text.search(from)).split('\n').length;
    const isRemoved = to === '';
    expect(added.filter((one) => one.kind === kind)).toEqual([
      {
        kind,
        severity: kinds[kind].severity,
        file: `${shownPath(contentFolder)}/${file}`,
        line: isRemoved ? expect.any(Number) : line,
        field: expect.stringMatching(/\w/),
        found: expect.stringMatching(/\w/),
        todo: kinds[kind].todo,
      },
    ]);
  });
});

describe('on the built pages', () => {
  const pageWith = (html: string, name = 'team.html'): BuiltSite => ({
    pages: new Map([[name, `<!doctype html><title>T</title><main>${html}</main>`]]),
    time: 0,
  });
  const found = (html: string) =>
    pageFindings(checked(ready), pageWith(html)).map(({ kind, file, found }) => [
      kind,
      file,
      found,
    ]);

  test.for([
    ['placeholder', '<p>Lorem ipsum dolor</p>', '"Lorem ipsum"'],
    ['placeholder', '<p>Dear {name},</p>', '"{name}"'],
    ['placeholder', '<p>Write to us@company.test</p>', '"company.test"'],
    [
      'email-only',
      '<a href="mailto:a@b.se?subject=x">Reset it<span> by email</span></a>',
      '"Reset it"',
    ],
    ['email-only', '<form method="dialog" aria-label="Message"></form>', 'the form "Message"'],
    ['leads-nowhere', '<a href="/services">All of them</a>', '"All of them", to /services'],
  ] as const)('%s: %s', ([kind, html, what]) => {
    expect(found(html)).toEqual([[kind, 'site/dist/team.html', what]]);
  });

  test.for([
    '<a href="mailto:a@b.se">a@b.se</a>',
    '<pre>curl https://api.company.example/{id}</pre>',
    '<p>GET /models/{id}</p>',
    '<form method="post" action="https://b.se/contact" aria-label="Message"></form>',
  ])('nothing in %s', (html) => {
    expect(found(html)).toEqual([]);
  });

  test('a label from the content is reported at its place there', () => {
    const { content } = checked(ready);
    const label = content.support.quickActions.items[0]?.label;

    const [finding] = pageFindings(
      checked(ready),
      pageWith(`<a href="mailto:a@b.se">${label}</a>`),
    );

    expect(finding).toMatchObject({
      file: `${shownPath(contentFolder)}/support.yaml`,
      kind: 'email-only',
    });
    const line = ready.get('support.yaml')?.split('\n')[(finding?.line ?? 0) - 1];
    expect(line).toContain(label);
  });
});

describe('an intake service', () => {
  let status = 0;
  const server = createServer((_, response) => response.writeHead(status).end());
  let address: URL;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/intake`);
  });
  afterAll(() => new Promise<void>((done) => server.close(() => done())));
  const silence = async (url: URL) =>
    (await findingsFor(ready, url)).filter(({ kind }) => kind === 'intake-silent');

  test('that refuses an empty message is ready', async () => {
    status = statuses.refused;
    expect(await silence(address)).toEqual([]);
  });

  test('that answers anything else is a blocker', async () => {
    status = 404;
    expect(await silence(address)).toMatchObject([
      { severity: 'blocker', found: expect.stringContaining('/intake/contact answers') },
    ]);
  });

  test('that does not answer is a blocker', async () => {
    const [finding] = await silence(new URL('http://127.0.0.1:9/'));
    expect(finding?.found).toMatch(/does not answer$/);
  });

  test('is found in the forms of a built site', () => {
    const html = '<form action="https://forms.company.se/in/contact" method="post">';
    const site = { pages: new Map([['index.html', html]]), time: 0 };
    expect(intakeOf(site)?.href).toBe('https://forms.company.se/in');
  });
});

describe('a build for a real domain', () => {
  test('begins once there is no blocker', async () => {
    await expect(refuseBlockers(checked(ready), [])).resolves.toBeUndefined();
  });

  test('refuses a blocker, unless its kind is named', async () => {
    const text = ready.get('jobs.yaml') ?? '';
    const files = new Map(ready).set('jobs.yaml', text.replace('sample: false', 'sample: true'));

    await expect(refuseBlockers(checked(files), [])).rejects.toThrow(/--despite sample/);
    await expect(refuseBlockers(checked(files), ['no-evidence'])).rejects.toThrow('1 blocker');
    await expect(refuseBlockers(checked(files), ['sample'])).resolves.toBeUndefined();
  });

  test('refuses a kind that does not exist', async () => {
    await expect(refuseBlockers(checked(ready), ['samples'])).rejects.toThrow('no such kind');
  });

  let copy: ScratchCompany;
  beforeAll(() => {
    copy = scratchCompany('launch');
  });
  afterAll(() => copy.remove());

  test('stops at the command line, with the list and what to do', async () => {
    const file = copy.path('content/site.yaml');
    const shipped = readContentFiles(copy.path('content')).get('site.yaml') ?? '';
    writeFileSync(file, shipped.replace(/(?<=^domain: ).*/m, 'lindqvist-instruments.com'));

    const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((done) => {
      const site = resolve(import.meta.dirname, '../..');
      const env = { ...process.env, COMPANY: copy.path() };
      execFile(process.execPath, [astro, 'build', '--root', site], { env }, (error, _, stderr) =>
        done({ code: error?.code, stderr }),
      );
    });

    expect(code).toBe(1);
    expect(stderr).toMatch(/content\/team-members\.yaml:\d+: /);
    expect(stderr).toContain('npm run build -- --despite sample --despite ');
  });
});
