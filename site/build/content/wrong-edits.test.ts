import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { isContent, readContentFiles } from './content-files.ts';
import { problemLine } from './problem.ts';

const files = readContentFiles(resolve(import.meta.dirname, '../../src/content'));

/** The build's messages for the content with one file changed. `undefined` removes the file. */
function messagesFor(file: string, text: string | undefined): string[] {
  const changed = new Map(files);
  if (text === undefined) changed.delete(file);
  else changed.set(file, text);
  const result = checkContent(changed);
  return 'problems' in result ? result.problems.map((problem) => problemLine(problem)) : [];
}

/** Changes the first match, and returns its line. */
function edit(file: string, from: RegExp, to: string) {
  const text = files.get(file) ?? '';
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has nothing like ${from}`);
  return { changed, line: text.slice(0, text.search(from)).split('\n').length };
}

const service = 'services/ai-analytics.yaml';

interface WrongEdit {
  what: string;
  file: string;
  from: RegExp;
  to: string;
  /**
   * The message after the file and the line. An ellipsis stands for words of the sample content.
   */
  says: string;
  /** How many lines below the change the problem is reported, if not on the same line. */
  below?: number;
  /** True if the problem may be reported somewhere else. */
  elsewhere?: true;
}

const wrongEdits: WrongEdit[] = [
  {
    what: 'a figure with a value of its own',
    file: 'team.yaml',
    from: /(?<=value: )"\{experts\}"/,
    to: '80+',
    says: 'stats 1.value: found "80+"; must be {experts}, which is …',
  },
  {
    what: 'a figure that the register does not have',
    file: 'careers.yaml',
    from: /(?<=label: )Countries/,
    to: 'Offices',
    says: 'stats 2.label: found "Offices"; must be the title of a figure in claims.yaml',
  },
  {
    what: 'a figure with a meaning of its own',
    file: 'services/ai-development.yaml',
    from: /(?<=description: )"\{roi.meaning\}"/,
    to: 'Return on investment',
    says: 'page.figures 3.description: found "Return on investment"; must be {roi.meaning}, as the register explains …',
  },
  {
    what: 'a claim defined twice',
    file: 'claims.yaml',
    from: /^ {2}money-back:/m,
    to: '  price-notice:',
    says: 'found text that is not YAML; must be mended: Map keys must be unique',
  },
  {
    what: 'a claim that the register does not have',
    file: 'home.yaml',
    from: /\{experts\}"/,
    to: '{expert}"',
    says: 'hero.stats 4.value: found {expert} in "{expert}"; must be a name in claims.yaml, such as {money-back}',
  },
  {
    what: 'a misspelt field',
    file: 'site.yaml',
    from: /^name:/m,
    to: 'nmae:',
    says: 'nmae: found an unknown field; must be name',
  },
  {
    what: 'a misspelt optional field',
    file: 'site.yaml',
    from: /^phone:/m,
    to: 'telephone:',
    says: 'telephone: found an unknown field; must be phone',
  },
  {
    what: 'a field left out',
    file: 'jobs.yaml',
    from: / {2}department: .*\n/,
    to: '',
    says: '…, department: found nothing; must be a text',
    below: -2,
  },
  {
    what: 'a field with nothing after its colon',
    file: 'site.yaml',
    from: /(?<=^name:).*/m,
    to: '',
    says: 'name: found nothing; must be a text',
  },
  {
    what: 'a number written as a text',
    file: 'jobs.yaml',
    from: /(?<=min: )\d+/,
    to: '"4,200,000"',
    says: '…, salary.min: found "4,200,000"; must be a number, without quotation marks',
  },
  {
    what: 'a word in place of true or false',
    file: 'jobs.yaml',
    from: /(?<=sample: )true/,
    to: 'yes',
    says: '…, sample: found "yes"; must be true or false',
  },
  {
    what: 'a salary that ends below its beginning',
    file: 'jobs.yaml',
    from: /(?<=max: )\d+/,
    to: '1',
    says: '…, salary.max: found 1; must not be below min',
  },
  {
    what: 'a currency that does not exist',
    file: 'jobs.yaml',
    from: /(?<=currency: )\w+/,
    to: 'RUPEES',
    says: '…, salary.currency: found "RUPEES"; must be a currency code, like "USD"',
  },
  {
    what: 'a choice that does not exist',
    file: 'jobs.yaml',
    from: /(?<=type: )Full-time/,
    to: 'Fulltime',
    says: '…, type: found "Fulltime"; must be one of "Full-time", "Part-time", "Contract", "Internship"',
  },
  {
    what: 'two records with one id',
    file: 'jobs.yaml',
    from: /(?<=^- id: ).*(?=[\s\S]*^- id: (.*))/m,
    to: '$1',
    says: '…, id: found "…"; must be different from every id above',
    elsewhere: true,
  },
  {
    what: 'an id with capital letters',
    file: 'jobs.yaml',
    from: /(?<=^- id: ).*/m,
    to: 'Senior_Engineer',
    says: 'Senior_Engineer, id: found "Senior_Engineer"; must be small letters, digits and hyphens, like "ai-vision-pro"',
  },
  {
    what: 'a list where a single record belongs',
    file: 'site.yaml',
    from: /^/,
    to: '- ',
    says: 'found text that is not YAML; must be mended: …',
    elsewhere: true,
  },
  {
    what: 'a record where a list belongs',
    file: 'jobs.yaml',
    from: /[\s\S]*/,
    to: 'title: Engineer',
    says: 'found a group of fields; must be a list of records that each begin with "- id:", or []',
  },
  {
    what: 'an empty file',
    file: 'site.yaml',
    from: /[\s\S]*/,
    to: '# later',
    says: 'found nothing; must be a group of fields, each on a line of its own',
  },
  {
    what: 'a quotation mark that is never closed',
    file: 'site.yaml',
    from: /(?<=^domain: ).*$/m,
    to: '"example.com',
    says: 'found text that is not YAML; must be mended: Missing closing "quote',
  },
  {
    what: 'a tab for indentation',
    file: 'site.yaml',
    from: /^ {2}general:/m,
    to: '\tgeneral:',
    says: 'found text that is not YAML; must be mended: Tabs are not allowed as indentation',
  },
  {
    what: 'a field twice',
    file: 'site.yaml',
    from: /^domain:/m,
    to: 'name: Again\ndomain:',
    says: 'found text that is not YAML; must be mended: Map keys must be unique',
  },
  {
    what: 'a text that is too long for its place',
    file: 'jobs.yaml',
    from: /(?<=department: ).*/,
    to: 'D'.repeat(41),
    says: '…, department: found "DDD…"; must be at most 40 characters',
  },
  {
    what: 'HTML in a text',
    file: 'jobs.yaml',
    from: /(?<=department: ).*/,
    to: '<b>Engineering</b>',
    says: '…, department: found "<b>Engineering</b>"; must be one line of plain text, without < > { }',
  },
  {
    what: 'a placeholder in braces',
    file: 'site.yaml',
    from: /(?<=label: ).*/,
    to: '"{label}"',
    says: 'social 1.label: found {label} in "{label}"; must be a name in claims.yaml, such as {money-back}',
  },
  {
    what: 'a note to oneself',
    file: 'jobs.yaml',
    from: /(?<=department: ).*/,
    to: 'TODO',
    says: '…, department: found "TODO" in "TODO"; must be replaced: it is left over from a draft',
  },
  {
    what: 'a letter that the fonts lack',
    file: 'jobs.yaml',
    from: /(?<=department: ).*/,
    to: 'Ω',
    says: '…, department: found "Ω" in "Ω"; must be made of letters that the fonts have (see decision 0006)',
  },
  {
    what: 'an asterisk without its pair',
    file: 'careers.yaml',
    from: /(?<=^heading: ).*/m,
    to: 'Work *here',
    says: 'heading: found "Work *here"; must have its asterisks in pairs',
  },
  {
    what: 'a digit between asterisks',
    file: 'careers.yaml',
    from: /(?<=^heading: ).*/m,
    to: 'Work *95*',
    says: 'heading: found "9" between asterisks in "Work *95*"; must be only letters, hyphens and spaces between asterisks',
  },
  {
    what: 'an email address with a space',
    file: 'site.yaml',
    from: /(?<=general: ).*/,
    to: 'hello at company',
    says: 'email.general: found "hello at company"; must be an email address',
  },
  {
    what: 'a phone number without a country code',
    file: 'site.yaml',
    from: /(?<=^phone: ).*/m,
    to: '(202) 555-0142',
    says: 'phone: found "(202) 555-0142"; must begin with the country code, like "+1 202 555 0142"',
  },
  {
    what: 'a domain with https',
    file: 'site.yaml',
    from: /(?<=^domain: ).*/m,
    to: 'https://example.com',
    says: 'domain: found "https://example.com"; must be a bare domain, like "company.example"',
  },
  {
    what: 'a time zone that does not exist',
    file: 'site.yaml',
    from: /(?<=zone: ).*/,
    to: 'Asia/Bengaluru',
    says: 'hours.zone: found "Asia/Bengaluru"; must be a time zone, like "Asia/Kolkata"',
  },
  {
    what: 'hours that close before they open',
    file: 'site.yaml',
    from: /(?<=closes: ).*/,
    to: '"00:00"',
    says: 'hours.closes: found "00:00"; must be later than opens',
  },
  {
    what: 'a security.txt that has expired',
    file: 'site.yaml',
    from: /(?<=expires: ).*/,
    to: '"2020-01-31"',
    says: 'securityTxt.expires: found "2020-01-31"; must be from … to …: 60 to 398 days after the build',
  },
  {
    what: 'a security.txt that hardly ever expires',
    file: 'site.yaml',
    from: /(?<=expires: ).*/,
    to: '"2999-12-31"',
    says: 'securityTxt.expires: found "2999-12-31"; must be from … to …: 60 to 398 days after the build',
  },
  {
    what: 'a last day of security.txt with a month’s name',
    file: 'site.yaml',
    from: /(?<=expires: ).*/,
    to: 'October 31, 2027',
    says: 'securityTxt.expires: found "October 31, 2027"; must be a date, like "2024-12-15"',
  },
  {
    what: 'a social address without https',
    file: 'site.yaml',
    from: /(?<=href: ).*/,
    to: 'linkedin.com/us',
    says: 'social 1.href: found "linkedin.com/us"; must be a full address that begins with https://',
  },
  {
    what: 'a date in another order',
    file: 'articles.yaml',
    from: /(?<=date: ).*/,
    to: '"19.11.2024"',
    says: '…, date: found "19.11.2024"; must be a date, like "2024-12-15"',
  },
  {
    what: 'two featured articles',
    file: 'articles.yaml',
    from: /featured: false/,
    to: 'featured: true',
    says: '…, featured: found 2 featured articles; must be exactly one',
    elsewhere: true,
  },
  {
    what: 'no featured article',
    file: 'articles.yaml',
    from: /featured: true/,
    to: 'featured: false',
    says: 'found 0 featured articles; must be exactly one',
    elsewhere: true,
  },
  {
    what: 'an old article above a new one',
    file: 'articles.yaml',
    from: /(?<=date: )"\d{4}(?=[\s\S]*)(?=[\s\S]{0,60}featured: false)/,
    to: '"1999',
    says: '…, date: found "…"; must not be later than the article before it (…): newest first',
    elsewhere: true,
  },
  {
    what: 'a category without its drawing',
    file: 'articles.yaml',
    from: /(?<=category: ).*/,
    to: 'Opinion',
    says: '…, category: found "Opinion"; must be one of "AI Research", …',
  },
  {
    what: 'a count of all articles that is not their sum',
    file: 'category-chips.yaml',
    from: /(?<=name: All, count: )\d+/,
    to: '1000',
    says: 'all, count: found 1000; must be …, the sum of the categories',
  },
  {
    what: 'a link to a page that does not exist',
    file: 'support.yaml',
    from: /(?<=link: )\/docs/,
    to: '/doc',
    says: 'resources.items 1.link: found "/doc"; must be a page of this site, like "/docs"',
  },
  {
    what: 'an icon that does not exist',
    file: 'core-values.yaml',
    from: /(?<=icon: ).*/,
    to: 'rocket',
    says: '…, icon: found "rocket"; must be one of "compass", "ruler", "spline", "orbit"',
  },
  {
    what: 'a cookie that outlives its category',
    file: 'cookies.yaml',
    from: /(?<=duration: )\d+ years/,
    to: '9 years',
    says: '…, duration: found "9 years"; must be at most "…", as the category … says',
  },
  {
    what: 'a category in use without a cookie in use',
    file: 'cookie-categories.yaml',
    from: /inUse: false/,
    to: 'inUse: true',
    says: '…, inUse: found true; must be false: no cookie of this category is in use',
  },
  {
    what: 'a service’s cookie that is not described',
    file: 'third-party-services.yaml',
    from: /(?<=cookies:\s+(?:\[|- ))\w+/,
    to: '_unknown',
    says: '…, cookies 1: found "_unknown"; must be the name of a cookie in cookies.yaml',
  },
  {
    what: 'an uptime above 100 percent',
    file: 'docs.yaml',
    from: /(?<=uptime: ).*/,
    to: '101',
    says: 'status.items 1.uptime: found 101; must be at most 100',
  },
  {
    what: 'a popular guide under another title',
    file: 'docs.yaml',
    from: /(?<=popular:[\s\S]*?title: ).*/,
    to: 'Another title',
    says: 'popular.items 1.title: found "Another title"; must be "…", as the guide has it',
    elsewhere: true,
  },
  {
    what: 'two plates of one number',
    file: service,
    from: /(?<=^plate: )\d+/m,
    to: '1',
    says: 'plate: found …; must be a number from 1 to … that no other service has',
    elsewhere: true,
  },
  {
    what: 'more services than planets',
    file: service,
    from: /(?<=^plate: )\d+/m,
    to: '9',
    says: 'plate: found 9; must be at most 8',
  },
  {
    what: 'steps numbered 1, 1, 3',
    file: service,
    from: /number: 2/,
    to: 'number: 1',
    says: 'page.process.steps 2.number: found 1; must be 2: steps are numbered from 1, in their order',
  },
  {
    what: 'a step that takes less at most than at least',
    file: service,
    from: /(?<=least: )\d+/,
    to: '99',
    says: 'page.process.steps 1.duration.weeks.most: found …; must not be below least',
    elsewhere: true,
  },
  {
    what: 'a change that contradicts its percentage',
    file: service,
    from: /(?<=value: )"?[-+]\d+%"?/,
    to: '"-99%"',
    says: 'page.stories.items …metrics …value: found "-99%"; must be "…%", as its readings say',
  },
  {
    what: 'an address that is not the name of its file',
    file: service,
    from: /(?<=^route: ).*/m,
    to: '/team',
    says: 'route: found "/team"; must be "/ai-analytics", as the file is named',
  },
  {
    what: 'two services with one option of the form',
    file: service,
    from: /(?<=^contactOption: ).*/m,
    to: 'AI Development & Integration',
    says: 'contactOption: found "AI Development & Integration"; must not be that of …',
    elsewhere: true,
  },
  {
    what: 'three figures where four belong',
    file: service,
    from: / {4}- metric: .*\n {6}description: .*\n {6}sample: .*\n/,
    to: '',
    says: 'page.figures: found a list of 3; must be exactly 4 entries',
    elsewhere: true,
  },
  {
    what: 'a price that is no budget of the contact form',
    file: service,
    from: /(?<=price: )>-\n(?: {6}.*\n)+/,
    to: 'About $30,000\n',
    says: 'page.engagement.price: found "About $30,000"; must name a budget of the contact form: …',
  },
  {
    what: 'a fill-in that does not exist',
    file: 'terms.md',
    from: /\{company\}/,
    to: '{compnay}',
    says: 'found "{compnay}"; must be a name in claims.yaml, or one of {company}, …',
  },
  {
    what: 'a heading without an anchor',
    file: 'terms.md',
    from: /(?<=^## .*) \{#.*\}/m,
    to: '',
    says: 'found a heading without an anchor; must end with one, like "## Your rights {#rights}"',
  },
  {
    what: 'a reference to no section',
    file: 'terms.md',
    from: /\{company\}/,
    to: '{#nowhere}',
    says: 'found a reference to #nowhere; must be the anchor of a heading',
  },
  {
    what: 'a tag in a legal text',
    file: 'privacy.md',
    from: /\{company\}/,
    to: '<b>us</b>',
    says: 'found something else (html); must be words, bold, code or a link',
  },
  {
    what: 'a misspelt field above a legal text',
    file: 'terms.md',
    from: /^updated:/m,
    to: 'update:',
    says: 'update: found an unknown field; must be updated',
  },
  {
    what: 'a fill-in that an install line does not know',
    file: 'sdks.yaml',
    from: /(?<=install: .*)\{domain\}/,
    to: '{company}',
    says: '…install: found …; must be one line, with nothing in braces but {domain}',
  },
  {
    what: 'an API example that refers to nothing',
    file: 'openapi.yaml',
    from: /(?<=#\/components\/schemas\/)\w+/,
    to: 'Nothing',
    says: 'paths.…: found "#/components/schemas/Nothing"; must be the name of something under components',
    elsewhere: true,
  },
  {
    what: 'a path whose braces nobody describes',
    file: 'openapi.yaml',
    from: /\/\{model_id\}:/,
    to: '/{model}:',
    says: 'paths./api/v1/models/{model}.get: found parameters model_id in the path; must describe what stands in braces: model',
    elsewhere: true,
  },
];

/** Turns a text into a pattern in which an ellipsis matches anything. */
function pattern(text: string): RegExp {
  return new RegExp(
    `^${text
      .split('…')
      .map((part) => part.replace(/[^\w\s]/g, '\\$&'))
      .join('.*')}$`,
  );
}

test('the shipped content can be published', () => {
  const result = checkContent(files);

  expect('problems' in result ? result.problems : []).toEqual([]);
});

describe('a wrong edit is refused, with file, line, field, actual and expected value', () => {
  test.for(wrongEdits)('$what', ({ file, from, to, says, below = 0, elsewhere }) => {
    const { changed, line } = edit(file, from, to);

    const [message, ...others] = messagesFor(file, changed);

    const place = elsewhere ? '…' : `${file}:${line + below}`;
    expect(message).toMatch(pattern(`site/src/content/${place}: ${says}`));
    expect(others).toEqual([]);
  });

  test('a missing file', () => {
    expect(messagesFor('jobs.yaml', undefined)).toEqual([
      'site/src/content/jobs.yaml:1: found nothing; must be there: the site is made from it',
    ]);
  });

  test('a file with another extension', () => {
    expect(messagesFor('services/ai-robotics.yml', 'plate: 7')).toEqual([
      'site/src/content/services/ai-robotics.yml:1: found a file that no page reads; ' +
        'must have the name of a content file, with .yaml at its end',
    ]);
  });
});

test('several problems are all reported, in the order of files and lines', () => {
  const { changed } = edit('jobs.yaml', /(?<=type: )Full-time/, 'Fulltime');

  const messages = messagesFor('jobs.yaml', changed.replace(/(?<=currency: )\w+/, 'RUPEES'));

  expect(messages).toHaveLength(2);
  expect(messages[0]).toContain('"Fulltime"');
  expect(messages[1]).toContain('"RUPEES"');
});

test.for(['.DS_Store', 'Thumbs.db', 'site.yaml~', '.site.yaml.swp', 'services/desktop.ini'])(
  'files that a system or an editor leaves behind are not content: %s',
  (path) => {
    expect(isContent(path)).toBe(false);
  },
);
