import { describe, expect, test } from 'vitest';
import { contentFolder } from '../../company.ts';
import { createCompleteCompany } from '../../test-helpers/complete-company.ts';
import { parseEdits } from '../../test-helpers/parse-edits.ts';
import { type ContentFiles, checkContent } from './check-content.ts';
import { decodeText, isContentFile, readContentFiles } from './content-files.ts';
import { loadContent } from './load-content.ts';
import { formatProblem } from './problem.ts';

/** The sample, with a value for every field of the company. */
const files = new Map(readContentFiles(contentFolder)).set(
  'site.yaml',
  createCompleteCompany(new Date()),
);
const service = 'services/ai-analytics.yaml';

/**
 * Wrong values of a field, and what the build says after the file and the line. An ellipsis stands
 * for words of the sample.
 */
const wrongValues: Record<string, Record<string, string>> = {
  'jobs.yaml type': {
    Fulltime:
      '…, type: found "Fulltime"; must be one of "Full-time", "Part-time", "Contract", "Internship"',
  },
  'jobs.yaml min': {
    '"4,200,000"':
      '…, salary.min: found "4,200,000"; must be a plain number, without quotation marks, commas or other signs',
  },
  'jobs.yaml max': { '1': '…, salary.max: found 1; must not be below min' },
  'jobs.yaml currency': {
    RUPEES: '…, salary.currency: found "RUPEES"; must be a currency, like "EUR" or "€"',
  },
  'cookies.yaml inUse': { yes: '…, inUse: found "yes"; must be true or false' },
  'jobs.yaml id': {
    Senior_Engineer:
      'Senior_Engineer, id: found "Senior_Engineer"; must be small letters, digits and hyphens, like "ai-vision-pro"',
  },
  'jobs.yaml department': {
    ['D'.repeat(41)]: '…, department: found "DDD…"; must be at most 40 characters',
    '<b>Sales</b>':
      '…, department: found "<b>Sales</b>"; must be one line of plain text, without < > { }',
    TODO: '…, department: found "TODO" in "TODO"; must be replaced: it is left over from a draft',
    Ω: '…, department: found "Ω" in "Ω"; must be left out or replaced: the fonts of the site do not have it',
    '“Sales”':
      '…, department: found "“Sales”"; must have straight quotation marks (") or none: the page would show these',
    'Our **best**':
      '…, department: found "**" in "Our **best**"; must be left out: the page would show this sign as it is',
    'Sales,': '…, department: found "Sales,"; must not end with a comma: the page would show it',
    'S\uFFFDles':
      '…, department: found a letter that was lost when the file was saved in "S\uFFFDles"; must be typed again: save the file with the encoding UTF-8',
    'Sa\u200Bles':
      '…, department: found an invisible character (U+200B) in "Sa\u200Bles"; must be removed: delete the words around it, and type them again',
    'Sales: all':
      'found "department: Sales: all"; must have straight quotation marks around the whole text, because it has a colon',
    '@home':
      'found "department: @home"; must have straight quotation marks around the whole text, because it begins with @',
    '&Co sales':
      'found a value that begins with &; must have straight quotation marks around the whole text',
    'Sales #1':
      'found "#1" after the value, which YAML takes for a note; must have straight quotation marks around the whole text, or be on a line of its own if it is a note',
    '*home':
      'found a value that begins with *; must have straight quotation marks around the whole text',
    '"Sales': 'found "department: "Sales"; must end with the quotation mark that it begins with',
    '"Sal"es"':
      'found "department: "Sal"es""; must have a straight quotation mark at each end and none between: use “ ” or ’ there',
  },
  'careers.yaml heading': {
    'Work *here': 'heading: found "Work *here"; must have its asterisks in pairs',
  },
  'site.yaml general': {
    'hello at company': 'email.general: found "hello at company"; must be an email address',
  },
  'site.yaml phone': {
    '(202) 555-0142':
      'phone: found "(202) 555-0142"; must begin with the country code, like "+1 202 555 0142"',
    '+12025550142': 'phone: found 12025550142; must be a text: put it in quotation marks',
  },
  'site.yaml domain': {
    'https://example.com':
      'domain: found "https://example.com"; must be a bare domain, like "company.example"',
    '"company.example':
      'found "domain: "company.example"; must end with the quotation mark that it begins with',
  },
  'site.yaml zone': {
    'Asia/Bengaluru':
      'hours.zone: found "Asia/Bengaluru"; must be a time zone, like "Asia/Kolkata"',
  },
  'site.yaml closes': { '"00:00"': 'hours.closes: found "00:00"; must be later than opens' },
  'site.yaml days': {
    '[Fri, Mon]':
      'hours.days: found a list of 2; must have each day once, in the order of the week',
  },
  'site.yaml href': {
    'linkedin.com/us':
      'social 1.href: found "linkedin.com/us"; must be a full address that begins with https://',
  },
  'site.yaml founded': {
    '2999': 'founded: found 2999; must not be in the future: today is …',
  },
  'articles/fair-four-ways.md title': {
    'Fair: or not':
      'found "title: Fair: or not"; must have straight quotation marks around the whole text, because it has a colon',
    'Fair to {nobody}':
      'title: found {nobody} in "Fair to {nobody}"; must be a name in claims.yaml, such as {money-back}',
  },
  'docs.yaml uptime': { '101': 'status.items 1.uptime: found 101; must be at most 100' },
};

/** Other wrong edits. The message is about the changed line, so many lines above it, or elsewhere. */
const wrongEdits = parseEdits(String.raw`
team.yaml: s/(?<=stats: \[)[a-z-]+/expert/
  stats 1: found "expert"; must be removed from the list, or be a figure of claims.yaml: …
home.yaml: s/\{project-weeks\}/{project-week}/ elsewhere
  description: found {project-week} in …; must be a name in claims.yaml, such as {money-back}
site.yaml: s/^name:/nmae:/
  nmae: found an unknown field; must be name
site.yaml: s/^phone: .*/photo: team.jpg/
  photo: found an unknown field; must be removed: there is no such field here, only name, …
jobs.yaml: s/ {4}department: .*\n// 2 above
  …, department: found nothing; must be a text
jobs.yaml: s/(?<=^ {2}- id: ).*(?=[\s\S]*^ {2}- id: (.*))/$1/ elsewhere
  …, id: found "…"; must be different from every id above
jobs.yaml: s/[\s\S]*/- id: engineer/
  found a list of 1; must have its records below "list:"
site.yaml: s/[\s\S]*/# later/
  found nothing; must be a group of fields, each on a line of its own
site.yaml: s/^ {2}general:/\tgeneral:/
  found a tab at the beginning of the line; must begin with ordinary spaces
site.yaml: s/^domain:/name: Again\ndomain:/
  found "…"; must be there only once in its group: remove one of the two
articles/fair-four-ways.md: s/featured: false/featured: true/
  featured: found 2 featured articles; must be at most one
articles/fair-four-ways.md: s/^author:/auhtor:/
  auhtor: found an unknown field; must be author
articles/fair-four-ways.md: s/(?<=featured: .*\n)---\n// 10 above
  found a line "---" without a second one; must have its fields between two lines "---", and its text below them
articles/fair-four-ways.md: s/^---\n//
  found no fields at the top; must begin with its fields between two lines "---", and have its text below them
category-chips.yaml: s/(?<=name: All, count: )\d+/1000/
  all, count: found 1000; must be …, the sum of the categories
support.yaml: s|(?<=link: )/docs|/doc|
  resources.items 1.link: found a link to "/doc"; must be one of /, …
support.yaml: s|(?<=link: )/docs|/team#nobody|
  resources.items 1.link: found a link to "/team#nobody"; must lead to /team or a part of it: #leadership, …
cookies.yaml: s/(?<=duration: )\d+ years/9 years/
  …, duration: found "9 years"; must be at most "…", as the category … says
cookies.yaml: s/name: session_id/name: theme/
  session-id, name: found "theme"; must be removed: the cookie page of every company lists the theme
cookie-categories.yaml: s/inUse: false/inUse: true/
  …, inUse: found true; must be false: no cookie of this category is in use
third-party-services.yaml: s/(?<=cookies:\s+(?:\[|- ))\w+/_unknown/
  …, cookies 1: found "_unknown"; must be the name of a cookie in cookies.yaml
docs.yaml: s/(?<=popular:[\s\S]*?id: ).*/another-guide/
  popular.items 1.id: found "another-guide"; must be the name of a file in guides/, without ".md"
guides/confidence.md: s/^section: .*/section: basics/
  section: found "basics"; must be one of first-steps, …: the ids of the sections in docs.yaml
guides/ask-for-a-key.md: s|GET /api/v1/models|GET /api/v2/models|
  text 13.apiCall: found "GET /api/v2/models"; must be one of POST /api/v1/models/predict, …: the calls in openapi.yaml
site.yaml: s/^name:/services: [ai-marketing, ai-marketing]\nname:/ elsewhere
  services 2: found the same as number 1 of the list; must be changed, or removed
site.yaml: s/^name:/services: [ai-robots]\nname:/
  services 1: found "ai-robots"; must be the name of a file in services/, without ".yaml"
services/ai-analytics.yaml: s/(?<=value: )"?[-+]\d+%"?/"-99%"/
  page.stories.items …metrics …value: found "−99%"; must be "…%", as its readings say
services/ai-analytics.yaml: s/(?<=^contactOption: ).*/AI Development & Integration/ elsewhere
  contactOption: found "AI Development & Integration"; must not be that of …
terms.md: s/\{company\}/{compnay}/
  found "{compnay}"; must be a name in claims.yaml, or one of {company}, …
terms.md: s/(?<=^## .*) \{#.*\}//
  found a heading without an anchor; must end with one, like "## Your rights {#rights}"
terms.md: s/\{company\}/{#nowhere}/
  found a reference to #nowhere; must be the anchor of a heading
privacy.md: s|\{company\}|<b>us</b>|
  found HTML; must be words, bold, code or a link
terms.md: s/^updated:/update:/
  update: found an unknown field; must be updated
sdks.yaml: s/(?<=install: .*)\{domain\}/{company}/
  …install: found …; must be one line, with nothing in braces but {domain}
openapi.yaml: s/(?<=#\/components\/schemas\/)\w+/Nothing/ elsewhere
  paths.…: found "#/components/schemas/Nothing"; must be the name of something under components
jobs.yaml: s/(?<=requirements:\n {6}- ).*/Languages: English/
  …, requirements 1: found a group of fields; must be a text: with a colon or in braces, put all of it in quotation marks
site.yaml: s/^name: /name:/
  found "name:…"; must have an ordinary space after the colon
site.yaml: s/^name: /name = /
  found "name = …"; must begin with the name of a field and a colon, or further to the right if it belongs to the text above
site.yaml: s/^ {2}careers:/   careers:/ 1 above
  found "general: …"; must begin exactly above or below the other fields of its group: line … begins further to the right
jobs.yaml: s/^ {4}department:/   department:/
  found "department: …"; must begin exactly below the other fields of its group: count the spaces before it
jobs.yaml: s/(?<=requirements:\n {6}- .*\n) {6}- /      /
  found …; must begin with a hyphen and a space, like the line above
jobs.yaml: s/(?<=requirements:\n) {6}- /      • / 1 above
  …, requirements: found …; must be a list: lines that begin with a hyphen and a space
jobs.yaml: s/^ {4}department: .*/<<<<<<< HEAD\n    department: A\n=======\n    department: B\n>>>>>>> main/
  found "<<<<<<< HEAD"; must be removed: keep one of the two versions, without these marks
jobs.yaml: s/^ {2}- id: (?=.*\n(?: {4}.*\n)*(?![\s\S]))/---\n  - id: /
  found "---"; must be removed, with no "---" in the file
perks.yaml: s/^ {2}- id: [^\n]*(\n(?: {4}[^\n]*\n)+)/$&  - id: new-one$1/ elsewhere
  new-one: found the same as number 1 of the list; must be changed, or removed
team-members.yaml: s/(?<= name: ).*(?=[\s\S]*? name: (.*))/$1/ elsewhere
  …, name: found "…"; must be different from that of …
claims.yaml: s/(?<=title: Open positions\n {4}value: ).*/"1"/
  figures.open-positions.value: found "1"; must be at least …: so many jobs are listed in jobs.yaml
claims.yaml: s/(?<=title: Open positions\n {4}value: ).*/many/
  figures.open-positions.value: found "many"; must begin with a number, like "50+"
site.yaml: s|(?<=href: ).*|https://github.com/lindqvist| elsewhere
  social: found a list of 4; must have each address once
services/ai-analytics.yaml: s/^price: .*\n// elsewhere
  page.engagement.price: found {service-price} in …; must be removed, or price must be in this file
`);

function listMessages(files: ContentFiles): string[] {
  const result = checkContent(files);
  return 'problems' in result ? result.problems.map((problem) => formatProblem(problem)) : [];
}

/** The build's messages for the content with one file changed. `undefined` removes the file. */
function listMessagesWith(file: string, text: string | undefined): string[] {
  const changed = new Map(files);
  if (text === undefined) changed.delete(file);
  else changed.set(file, text);
  return listMessages(changed);
}

/** Replaces the first match in a file. Returns the text, and the line of the match. */
function changeFile(file: string, from: RegExp, to: string) {
  const text = files.get(file) ?? '';
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has nothing like ${from}`);
  return { changed, line: text.slice(0, text.search(from)).split('\n').length };
}

/** Creates a pattern from a text. Its ellipses match anything. */
function createPattern(text: string): RegExp {
  return new RegExp(
    `^${text
      .split('…')
      .map((words) => words.replace(/[^\w\s]/g, '\\$&'))
      .join('.*')}$`,
  );
}

test('the shipped content can be published', () => {
  const result = checkContent(files);

  expect('problems' in result ? result.problems : []).toEqual([]);
});

test('the point that must stay in a picture may be its middle', () => {
  const portrait = '    portrait: { file: ada-lovelace.jpg, focus: [0.5, 0.5] }\n';
  const { changed } = changeFile('team-members.yaml', /(?<= name: .*\n)/, portrait);

  expect(listMessagesWith('team-members.yaml', changed)).toEqual([]);
});

describe('a wrong edit is refused, with file, line, field, actual and expected value', () => {
  const valueEdits = Object.entries(wrongValues).flatMap(([fileAndField, messages]) => {
    const [file = '', field] = fileAndField.split(' ');
    const from = new RegExp(`(?<=^[ -]*${field}: ).*`, 'm');
    return Object.entries(messages).map(([to, says]) => ({ file, from, to, says, where: '' }));
  });

  test.for([...valueEdits, ...wrongEdits])(
    '$file, $from → $to',
    ({ file, from, to, says, where }) => {
      const { changed, line } = changeFile(file, from, to);

      const [message, ...otherMessages] = listMessagesWith(file, changed);

      const location =
        where === 'elsewhere' ? '…' : `${file}:${line - Number.parseInt(where || '0', 10)}`;
      expect(message).toMatch(createPattern(`companies/orrery/content/${location}: ${says}`));
      expect(otherMessages).toEqual([]);
    },
  );

  test('a missing file', () => {
    expect(listMessagesWith('home.yaml', undefined)).toEqual([
      'companies/orrery/content/home.yaml:1: found nothing; must be there: the site is made from it',
    ]);
  });

  test('a file with another extension', () => {
    expect(listMessagesWith('services/a-new-one.yml', 'icon: waves')).toEqual([
      'companies/orrery/content/services/a-new-one.yml:1: found a file that no page reads; ' +
        'must be renamed to services/a-new-one.yaml',
    ]);
  });

  test('a file with another name, or in another folder', () => {
    expect(listMessagesWith('about.yaml', 'a: 1')).toEqual([
      'companies/orrery/content/about.yaml:1: found a file that no page reads; must be removed, ' +
        'or moved to the place and the name of a content file, with .yaml at its end',
    ]);
    expect(listMessagesWith('services/Copy of it.yaml', files.get(service))[0]).toContain(
      'the name of the file: found "Copy of it"; must be small letters, digits and hyphens',
    );
  });

  test('a link to a service whose file is gone', () => {
    const support = files.get('support.yaml')?.replace(/(?<=link: )\/\S*/, '/ai-robots');

    expect(listMessagesWith('support.yaml', support)).toEqual([
      expect.stringMatching(/found a link to "\/ai-robots"; must be one of .*\/ai-chatbots/),
    ]);
  });

  test('a link to an article or a guide that is not there, or not published', () => {
    const text = 'As [before](/news/halving-a-model), or [after](/docs/confidence).\n';
    const fair = 'articles/fair-four-ways.md';
    const texts = new Map(files).set(fair, `${files.get(fair)}\n${text}`);
    const line = Number(texts.get(fair)?.split('\n').indexOf(text.trim())) + 1;
    const change = (file: string, from: RegExp, to: string) =>
      new Map(texts).set(file, `${files.get(file)}`.replace(from, to));
    const leaveOut = (file: string) => new Map([...texts].filter(([name]) => name !== file));

    expect(listMessages(texts)).toEqual([]);
    expect(
      listMessages(change('articles/halving-a-model.md', /^(?=featured)/m, 'hidden: true\n')),
    ).toEqual([
      expect.stringMatching(`ways.md:${line}: .*"/news/halving-a-model"; must be one of .*ways`),
    ]);
    expect(listMessages(leaveOut('docs.yaml'))).toContainEqual(
      expect.stringMatching(`ways.md:${line}: .*must lead elsewhere.*there is no docs.yaml`),
    );
    expect(listMessages(leaveOut('api.yaml'))).toContainEqual(
      expect.stringMatching(/key.md:\d+: .*"GET .*must be removed: there is no api.yaml/),
    );
  });

  test('two pages with one description', () => {
    const { team } = loadContent();
    const text = files
      .get('news.yaml')
      ?.replace(
        /^description:[\s\S]*?(?=\n\w)/m,
        `description: ${JSON.stringify(team.description)}`,
      );

    expect(listMessagesWith('news.yaml', text)).toEqual([
      expect.stringContaining('must be different from the description of every other page'),
    ]);
  });
});

test.for([
  ['Windows line ends', (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))],
  ['the line ends of old Macs', (text: string) => Buffer.from(text.replaceAll('\n', '\r'))],
  ['a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['what Notepad calls Unicode', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['accents apart from their letters', (text: string) => Buffer.from(text.normalize('NFD'))],
] as const)('a file may have %s', ([, written]) => {
  for (const text of ['name: José\nrole: Curator\n', files.get('terms.md') ?? '']) {
    expect(decodeText(written(text))).toBe(text);
  }
});

test('mistakes of every kind are reported together, in the order of files and lines', () => {
  const edits: [file: string, from: RegExp, to: string][] = [
    ['articles/fair-four-ways.md', /featured: false/, 'featured: true'],
    ['claims.yaml', /(?<=evidence: ).*/, '3'],
    ['home.yaml', /(?<=^title: ).*/m, 'Ω'],
    ['home.yaml', /(?<=budgets:)(?:\n +- \{.*)+/, ' many'],
    ['jobs.yaml', /(?<=type: )Full-time/, 'Fulltime'],
    ['jobs.yaml', /(?<=currency: )\w+/, 'RUPEES'],
    ['products.yaml', /(?<=priceNote: ).*/, '"For {nobody}"'],
    ['products.yaml', /(?<=^ {4}icon: ).*/m, 'nose'],
    [service, /(?<=^icon: ).*/m, 'nose'],
    ['support.yaml', /(?<=link: )\/docs/, '/doc'],
  ];
  const changed = new Map(files);
  for (const [file, from, to] of edits) {
    const text = changed.get(file) ?? '';
    changed.set(file, text.replace(from, to));
    expect(changed.get(file)).not.toBe(text);
  }

  const result = checkContent(changed);

  const problems = 'problems' in result ? result.problems : [];
  expect(problems.map(({ file, field }) => `${file.split('content/')[1]} ${field}`)).toEqual([
    'articles/fair-four-ways.md featured',
    expect.stringMatching(/^claims\.yaml .*evidence$/),
    'home.yaml title',
    'home.yaml contact.budgets',
    expect.stringMatching(/^jobs\.yaml .*, type$/),
    expect.stringMatching(/^jobs\.yaml .*, salary\.currency$/),
    expect.stringMatching(/^products\.yaml .*, icon$/),
    expect.stringMatching(/^products\.yaml .*, priceNote$/),
    'services/ai-analytics.yaml icon',
    'support.yaml resources.items 1.link',
  ]);
});

describe('every file may have anything in it, and is refused in words', () => {
  const replaceAll = (change: (text: string) => string) =>
    new Map(Array.from(files, ([file, text]) => [file, change(text)]));

  test.for(['', 'null', '[]', '- 1', '"', 'a: *b', 'list: null', 'list: [null]', '---', '\0'])(
    'as a whole: %j',
    (wrong) => {
      const messages = listMessages(replaceAll(() => wrong));

      const accepted = [...files.keys()].filter(
        (file) => !messages.some((message) => message.includes(`content/${file}:`)),
      );
      expect(accepted).toEqual([]);
    },
  );

  test.for(['null', '[[]]'])('in each field: %s', (wrong) => {
    const messages = listMessages(
      replaceAll((text) => text.replaceAll(/(?<=^ *\w+: ).+$/gm, wrong)),
    );

    expect(messages.length).toBeGreaterThan(files.size);
  });
});

test.for(['.DS_Store', 'Thumbs.db', 'site.yaml~', '.site.yaml.swp', 'services/desktop.ini'])(
  'files that a system or an editor leaves behind are not content: %s',
  (path) => {
    expect(isContentFile(path)).toBe(false);
  },
);
