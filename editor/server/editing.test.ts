import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  listContentFiles,
  readContentFiles,
} from '@website/content-model/checks/content/content-files.ts';
import { createScratchCompany } from '@website/content-model/test-helpers/scratch-company.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { parse as yaml } from 'yaml';
import { editing, newEntries } from './editing.ts';
import { Refusal } from './refusal.ts';

const site = resolve(import.meta.dirname, '../../site');
const copy = createScratchCompany('editing');
const folder = copy.path('content');
const before = readContentFiles(folder);
const bytes = () => listContentFiles(folder).map((path) => readFileSync(path, 'base64'));
const bytesBefore = bytes();
afterAll(copy.remove);

/** A field by its title, or by its part and its name. */
const fieldOf = (edits: ReturnType<typeof editing>, called: string) => {
  const { fields } = edits.state();
  const field = fields.find((one) => [one.title, `${one.part}: ${one.name}`].includes(called));
  if (field === undefined) throw new Error(called);
  return field;
};

const wanted = ['add', 'remove', 'up', 'down', 'hide', 'show'].flatMap((one) => [
  one,
  `${one} service`,
]);

const count = process.env.LONG_TESTS ? 100 : 8;

test(`${count} edits and their undoing leave every file as it was`, async () => {
  const edits = editing(async () => true, folder);
  const { fields } = edits.state();
  const texts = fields.filter(
    ({ kind, value, part }) =>
      kind === 'text' &&
      `${value}`.length > 40 &&
      !/\{/.test(`${value}`) &&
      !part.startsWith('openapi'),
  );
  let saved = 0;
  const random = randomNumbers(7);

  while (saved < count) {
    const four = new Set(Array.from({ length: 4 }, () => texts[random(texts.length)]?.id ?? ''));
    const changes = Array.from(four, (id) => ({ id, value: `Words: #${random(999)}, and "more"` }));
    await edits.save(changes).then(
      () => {
        saved += changes.length;
      },
      () => undefined,
    );
  }
  expect(readContentFiles(folder)).not.toEqual(before);
  for (let step = 0; step < count; step++) edits.undo();

  expect(bytes()).toEqual(bytesBefore);
});

/** The same numbers in every run. */
function randomNumbers(seed: number) {
  let now = seed;
  return (most: number) => {
    now = (now * 48271) % 2147483647;
    return now % most;
  };
}

test('entries are added, moved and removed, and undone to the byte', () => {
  const other = createScratchCompany('editing-lists', resolve(site, 'e2e/companies/fennwick'));
  const files = () =>
    readdirSync(other.path(), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => [one.name, readFileSync(resolve(one.parentPath, one.name), 'base64')]);
  const start = files();
  const edits = editing(async () => true, other.path('content'));
  const random = randomNumbers(11);
  const done = new Set<string>();
  let steps = 0;

  for (let tries = 0; done.size < wanted.length && tries < 120; tries++) {
    const fields = edits.state().fields.filter(({ lists }) => lists.length > 0);
    const action = wanted.filter((one) => !done.has(one))[0];
    const [name, kind] = `${action}`.split(' ');
    const isService = ({ lists }: (typeof fields)[number]) => lists.at(-1)?.asksName === true;
    const isFor = ({ lists }: (typeof fields)[number]) => {
      const { isHidden } = lists.at(kind === 'service' ? -1 : 0) ?? {};
      return !/hide|show/.test(`${name}`) || isHidden === (name === 'show');
    };
    const some = fields.filter((one) => isService(one) === (kind === 'service') && isFor(one));
    const field = some[random(some.length)];
    const level = kind === 'service' ? (field?.lists.length ?? 0) - 1 : 0;
    try {
      edits.list(`${field?.id}`, level, name as never, `Robots ${tries}`);
      done.add(`${action}`);
      steps++;
      expect(edits.state().notice).toContain(
        name === 'add' && kind === 'service' ? 'Robots' : field?.lists[level]?.name,
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  expect([...done]).toEqual(wanted);
  expect(files()).not.toEqual(start);
  for (let step = 0; step < steps; step++) edits.undo();

  expect(files()).toEqual(start);
  other.remove();
});

test('a service is copied with a name of its own, moved and removed, but never the last one', () => {
  const edits = editing(async () => true, folder);
  const services = () => yaml(readFileSync(copy.path('content/site.yaml'), 'utf8')).services;
  const titleOf = (name: string) => fieldOf(edits, `Title of ${name}`).id;
  const order = services();

  edits.list(titleOf('AI Chatbots'), 0, 'add', 'AI Robotics');
  expect(edits.state().go).toBe('/ai-robotics');
  expect(() => edits.list(titleOf('AI Chatbots'), 0, 'add', 'AI Robotics')).toThrow('already');
  expect(fieldOf(edits, 'Contact option of AI Robotics').value).toBe('AI Robotics');
  edits.list(titleOf('AI Robotics'), 0, 'up');
  expect(services()).toEqual([...order.slice(0, -1), 'ai-robotics', order.at(-1)]);
  edits.list(titleOf('AI Robotics'), 0, 'remove');

  expect(edits.state().undo).toBe('AI Robotics was removed from “Services”');
  expect(bytes()).toEqual(bytesBefore);
  expect(() => edits.list(titleOf('AI Development'), 0, 'up')).toThrow('Already first');
  for (let step = 0; step < 3; step++) edits.undo();
  expect(bytes()).toEqual(bytesBefore);
});

test('what is added begins with blanks, and so do the words of its section', () => {
  const other = createScratchCompany('editing-first', resolve(site, 'e2e/companies/fennwick'));
  const text = (file: string) => readFileSync(other.path('content', file), 'utf8');
  const write = (file: string, words: string) => writeFileSync(other.path('content', file), words);
  const home = text('home.yaml').replace(/^(?:clients|testimonials):\n(?: .*\n)+/gm, '');
  write('home.yaml', home);
  write('testimonials.yaml', 'list: []\n');
  write('jobs.yaml', 'list: []\n');
  write('site.yaml', text('site.yaml').replace(/^social:\n(?: .*\n)+/m, ''));
  const edits = editing(async () => true, other.path('content'));
  const names = ['site.yaml', 'home.yaml', 'testimonials.yaml', 'jobs.yaml'];
  const start = names.map(text);
  const listOf = (title: string) => edits.state().lists.find((one) => one.title === title);

  for (const title of [
    'Testimonials',
    'Jobs',
    'Social of the company',
    'Clients of the home page',
  ]) {
    expect(listOf(title)?.entries, title).toEqual([]);
    edits.add(`${listOf(title)?.id}`);
    expect(edits.state().notice).toContain(`was added to “${title}”`);
    expect(listOf(title)?.entries[0]?.name, title).toBeTruthy();
  }

  const { heading } = yaml(text('home.yaml')).testimonials;
  const { blank, help, value } = fieldOf(edits, 'Heading of “testimonials”, the home page');
  expect({ heading, blank, value }).toEqual({
    ...{ heading: null, blank: 'home.yaml testimonials.heading', value: '' },
  });
  expect(text('home.yaml')).toMatch(new RegExp(`# ${help.slice(0, 20)}.*\\n *heading:\\n`));
  edits.add(`${listOf('Jobs')?.id}`);
  expect(listOf('Jobs')?.entries).toHaveLength(2);
  for (let step = 0; step < 5; step++) edits.undo();
  expect(names.map(text)).toEqual(start);
  other.remove();
});

test('old addresses and sites in other languages are added without a file to begin with', async () => {
  const edits = editing(async () => true, folder);
  const listOf = (title: string) => edits.state().lists.find((one) => one.title === title);
  const redirects = () => yaml(readFileSync(copy.path('content/redirects.yaml'), 'utf8')).list;

  for (const title of ['Redirects', 'Redirects', 'Sites in other languages of the company'])
    edits.add(`${listOf(title)?.id}`);
  expect(listOf('Redirects')?.entries.map(({ name }) => name)).toEqual([
    ...['/old-page', '/old-page-2'],
  ]);
  const { id } = fieldOf(edits, 'From of /old-page-2');
  expect(edits.check([{ id, value: '/team' }])).toContain('must be an address that this site does');
  await edits.save([
    { id, value: '/about-us/' },
    { id: fieldOf(edits, 'To of /old-page-2').id, value: '/docs' },
  ]);
  expect(redirects()).toEqual([
    { from: '/old-page', to: '/' },
    { from: '/about-us/', to: '/docs' },
  ]);
  expect(() => edits.page('/docs', true)).toThrow('4 texts lead to “Documentation”');
  edits.page('/docs', true, true);
  expect(redirects()).toHaveLength(1);

  for (let step = 0; step < 5; step++) edits.undo();
  expect(bytes()).toEqual(bytesBefore);
  expect(existsSync(copy.path('content/redirects.yaml'))).toBe(false);
});

test.each([
  ['articles/fair-four-ways.md', 'Fair by four definitions that disagree'],
  ['guides/confidence.md', 'Read a confidence score'],
])('the text of %s is written below its other fields', async (file, title) => {
  const edits = editing(async () => true, folder);
  const text = () => fieldOf(edits, `Text of ${title}`);
  const path = copy.path('content', file);
  const { id, value } = text();
  const source = readFileSync(path, 'utf8');
  expect(source.endsWith(`---\n\n${value}`)).toBe(true);

  await edits.save([{ id, value: '## A heading\n\nA paragraph with **bold** words.' }]);
  expect(readFileSync(path, 'utf8')).toBe(
    source.replace(`${value}`, '## A heading\n\nA paragraph with **bold** words.\n'),
  );
  expect(edits.check([{ id, value: '# Too large a heading' }])).toBeTruthy();

  edits.undo();
  expect(bytes()).toEqual(bytesBefore);
});

test('a guide is copied, hidden and removed, with what names it', () => {
  const edits = editing(async () => true, folder);
  const idOf = (name: string) => fieldOf(edits, `Title of ${name}`).id;
  const sectionOf = (name: string) => fieldOf(edits, `Section of ${name}`).value;
  const popular = () => yaml(readFileSync(copy.path('content/docs.yaml'), 'utf8')).popular.items;

  edits.list(idOf('Read a confidence score'), 0, 'add', 'Read two scores');
  expect(edits.state().go).toBe('/docs');
  expect(sectionOf('Read two scores')).toBe('first-steps');
  edits.list(idOf('Read two scores'), 0, 'hide');
  expect(() => edits.list(idOf('Ask for an API key'), 0, 'hide')).toThrow('a file in');
  expect(() => edits.list(idOf('Ask for an API key'), 0, 'remove')).toThrow(
    expect.objectContaining({ offer: 'Remove Both' }),
  );
  edits.list(idOf('Ask for an API key'), 0, 'remove', undefined, true);
  expect(popular().map(({ id }: { id: string }) => id)).not.toContain('ask-for-a-key');
  const { id } = fieldOf(edits, 'docs.yaml guides sections 2: title');
  expect(() => edits.list(id, 0, 'remove')).toThrow('“Draw a first process” and');
  edits.list(id, 0, 'remove', undefined, true);
  expect(globSync('guides/*.md', { cwd: folder })).toHaveLength(12 + 1 - 1 - 3);

  for (let step = 0; step < 4; step++) edits.undo();
  expect(bytes()).toEqual(bytesBefore);
});

test('an article is copied with its text, hidden, renamed and removed', async () => {
  const other = createScratchCompany('editing-articles', resolve(site, 'e2e/companies/fennwick'));
  const edits = editing(async () => true, other.path('content'));
  const files = () => globSync('articles/*.md', { cwd: other.path('content') }).sort();
  const start = files();
  const title = 'What a pallet forecast looks like after twelve years';
  const idOf = (name: string) => fieldOf(edits, `Title of ${name}`).id;

  edits.list(idOf(title), 0, 'add', 'Tides of the North');
  expect(edits.state()).toMatchObject({
    go: '/news',
    notice: expect.stringContaining('Tides of the North was added to “Articles”'),
  });
  expect(fieldOf(edits, 'Featured of Tides of the North').value).toBe(false);
  const textOf = (name: string) => fieldOf(edits, `Text of ${name}`).value;
  expect(textOf('Tides of the North')).toBe(textOf(title));
  expect(() => edits.list(idOf(title), 0, 'add', 'Tides of the North')).toThrow('already');
  expect(() => edits.list(idOf(title), 0, 'up')).toThrow('Change that to move it');
  edits.list(idOf('Tides of the North'), 0, 'hide');
  edits.list(idOf('Tides of the North'), 0, 'show');
  await edits.save([{ id: idOf('Tides of the North'), value: 'Tides of the South' }]);
  expect(edits.state().changed).toBe(idOf('Tides of the South'));
  expect(files()).toEqual([...start, 'articles/tides-of-the-south.md'].sort());
  edits.list(idOf('Tides of the South'), 0, 'remove');
  expect(files()).toEqual(start);

  for (let step = 0; step < 5; step++) edits.undo();
  expect(files()).toEqual(start);
  other.remove();
});

test('an id and a picture follow a new name, as long as they were never published', async () => {
  const other = createScratchCompany('editing-names');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: other.path(),
    });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'Begin');
  const edits = editing(async () => true, other.path('content'), other.path());
  const people = () => yaml(readFileSync(other.path('content/team-members.yaml'), 'utf8')).list;
  const nameOf = (name: string) => fieldOf(edits, `Name of ${name}`).id;
  const { id, name } = people()[0];
  const picture = edits
    .state()
    .fields.find((one) => one.kind === 'picture' && one.title.includes(name));
  const photo = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#345' },
  })
    .jpeg()
    .toBuffer();
  await edits.picture(`${picture?.id}`, photo);

  await edits.save([{ id: nameOf(name), value: 'Ada Lovelace' }]);

  expect(people()[0]).toMatchObject({
    id: 'ada-lovelace',
    portrait: expect.stringMatching(/^ada-l/),
  });
  expect(readdirSync(other.path('pictures'))).toEqual([people()[0].portrait]);
  edits.undo();
  expect(people()[0].id).toBe(id);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Published');
  await edits.save([{ id: nameOf(name), value: 'Ada Lovelace' }]);
  expect(people()[0]).toMatchObject({ id, name: 'Ada Lovelace' });
  other.remove();
});

test('a page is left out once nothing leads there', () => {
  const edits = editing(async () => true, folder);

  expect(() => edits.page('/docs', true)).toThrow('3 texts lead to “Documentation”');
  for (const page of ['/api', '/docs'] as const) edits.page(page, true, true);

  expect(readFileSync(copy.path('content/terms.md'), 'utf8')).not.toContain('](/api)');
  for (let count = 0; count < 2; count++) edits.undo();
  expect(bytes()).toEqual(bytesBefore);
});

const starter = resolve(site, '../content-model/starter');

test('a page, a service, an article and a guide are added with blanks, which are on the checklist', async () => {
  const company = createScratchCompany('editing-starter', starter);
  const edits = editing(async () => true, company.path('content'));
  const countBlanks = async () =>
    (await edits.launch()).filter(({ title }) => title === 'Blanks to fill in').length;
  const atFirst = await countBlanks();

  const pages = ['/team', '/careers', '/news', '/support', '/docs'] as const;
  const leftOut = edits.state().pages.filter(({ isLeftOut }) => isLeftOut);
  // An API reference begins with the description of an API.
  expect(leftOut.map(({ path }) => path)).toEqual(pages);
  for (const path of pages) {
    edits.page(path, false);
    expect(edits.state()).toMatchObject({ go: path });
  }
  const withPages = await countBlanks();
  expect(withPages).toBeGreaterThan(atFirst + 30);
  for (const kind of newEntries) edits.create(kind, `New ${kind}`);
  expect(await countBlanks()).toBeGreaterThan(withPages);
  expect(() => edits.create('services', 'New Services')).toThrow('already');

  const { id, blank } = fieldOf(edits, 'Headline of the team page');
  expect(blank).toBe('team.yaml heading');
  await edits.save([{ id, value: 'Two people, and *no one else*.' }]);
  expect(readFileSync(company.path('content/team.yaml'), 'utf8')).toMatch(
    /^# .*\nheading: Two people, and \*no one else\*\.$/m,
  );
  company.remove();
});

test('a number is asked for before something is added, because it cannot be blank', () => {
  const company = createScratchCompany('editing-numbers', starter);
  const edits = editing(async () => true, company.path('content'));
  const price = edits.state().lists.find(({ title }) => title.startsWith('Price of'));

  expect(price?.asks.map(({ path }) => path)).toEqual(['least', 'most']);
  expect(() => edits.add(`${price?.id}`)).toThrow('A number is missing.');
  edits.add(`${price?.id}`, { least: 900, most: 1200 });

  expect(readFileSync(company.path('content/services/your-service.yaml'), 'utf8')).toContain(
    'price:\n  least: 900\n  most: 1200\n',
  );
  company.remove();
});

test('a word of the interface can be the company’s own, and the language is back without it', async () => {
  const edits = editing(async () => true, folder);
  const { id, value, shown } = fieldOf(edits, 'labels.yaml contact: book');
  expect({ value, shown }).toEqual({ value: null, shown: 'Book a Call' });
  const menu = fieldOf(edits, 'labels.yaml shell sections: about');

  await edits.save([{ id, value: 'Talk to Us' }]);
  await edits.save([{ id: menu.id, value: 'Who we are' }]);

  const text = readFileSync(copy.path('content/labels.yaml'), 'utf8');
  expect(text).toContain('contact:\n  book: Talk to Us\n');
  expect(text).toContain('  sections:\n    about: Who we are\n');
  const count = fieldOf(edits, 'labels.yaml search found: other');
  expect(edits.check([{ id: count.id, value: 'Results' }])).toContain('must have {count}');
  await edits.save([{ id, value: null }]);
  await edits.save([{ id: menu.id, value: '' }]);
  expect(readContentFiles(folder)).toEqual(before);
  for (let step = 0; step < 4; step++) edits.undo();
  expect(bytes()).toEqual(bytesBefore);
});

test('every promise is a field, also those that only this company makes', () => {
  const edits = editing(async () => true, folder);
  const { names, fields } = edits.state();
  const { promises } = yaml(readFileSync(copy.path('content/claims.yaml'), 'utf8'));

  for (const name of Object.keys(promises))
    expect(fields.find(({ id }) => id === names[name])?.value, name).toBe(promises[name].value);
});

test('a form service is chosen field by field, and is gone again without a trace', async () => {
  const edits = editing(async () => true, folder);
  const service = fieldOf(edits, 'site.yaml contactForm: service');
  const { id } = fieldOf(edits, 'site.yaml contactForm: id');

  expect(service).toMatchObject({ kind: 'choice', optional: true, value: null });
  expect(service.options).toContain('formspree');
  await edits.save([{ id: service.id, value: 'formspree' }]);
  expect(edits.check([{ id, value: 'https://formspree.io/f/abc' }])).toContain(
    'without the rest of the address',
  );
  await edits.save([{ id, value: 'abc' }]);

  expect(yaml(readFileSync(copy.path('content/site.yaml'), 'utf8')).contactForm).toEqual({
    service: 'formspree',
    id: 'abc',
  });
  await edits.save([{ id: service.id, value: null }]);
  await edits.save([{ id, value: null }]);
  expect(readContentFiles(folder)).toEqual(before);
  for (let step = 0; step < 4; step++) edits.undo();
  expect(bytes()).toEqual(bytesBefore);
});

test('what the check refuses is not written, and says why', async () => {
  const edits = editing(async () => true, folder);
  const { id } = fieldOf(edits, 'Headline of the home page');

  const long = edits.save([{ id, value: 'Too long. '.repeat(20) }]);

  await expect(long).rejects.toThrow('must be at most 80 characters');
  const price = fieldOf(edits, 'Most of “price”, AI Chatbots');
  expect(edits.check([{ id: price.id, value: 5 }])).toMatch(
    /^Most of “price”, AI Chatbots: found 5/,
  );
  expect(edits.check([{ id, value: '<b>bold</b>' }])).toContain('without < > { }');
  await expect(edits.save([{ id: '../../company.json', value: 'x' }])).rejects.toThrow(
    'no longer there',
  );
  expect(readContentFiles(folder)).toEqual(before);
});

test('the currency of all prices changes in one step, and says where it comes from', async () => {
  const edits = editing(async () => true, folder);
  const { id } = fieldOf(edits, 'Currency of the company');

  for (const value of ['€', 'CHF', '₹', 'British pounds'])
    expect(edits.check([{ id, value }]), value).toBeUndefined();
  await edits.save([{ id, value: '€' }]);

  const { names, fields } = edits.state();
  expect(names.currency).toBe(id);
  expect(fieldOf(edits, 'Currency of “price”, AI Chatbots')).toMatchObject({
    value: null,
    shown: 'EUR',
  });
  expect(fields.filter(({ shown }) => /\$\d/.test(shown)).map(({ title }) => title)).toEqual([]);
  edits.undo();
  expect(bytes()).toEqual(bytesBefore);
});

test('what names a record goes along with it in one step, if the person agrees', () => {
  const edits = editing(async () => true, folder);
  const idOf = () =>
    `${edits.state().fields.find(({ part, name }) => /^products\.yaml list/.test(part) && name === 'title')?.id}`;

  for (let count = 2; count > 0; count--) {
    expect(() => edits.list(idOf(), 0, 'remove')).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          /^“[\w-]+ in “status”, the documentation page” would lead nowhere/,
        ),
        offer: 'Remove Both',
      }),
    );
    edits.list(idOf(), 0, 'remove', undefined, true);
  }
  // The last one has a section, and a sentence leads there: that is for the person to say otherwise.
  expect(() => edits.list(idOf(), 0, 'remove', undefined, true)).toThrow(
    'The terms page: found a link to "/#products"',
  );

  expect(yaml(readFileSync(copy.path('content/docs.yaml'), 'utf8')).status.items).toHaveLength(1);
  for (let step = 0; step < 2; step++) edits.undo();
  expect(bytes()).toEqual(bytesBefore);
});

test('a message has the words of the panel, and no names of files or fields', () => {
  const edits = editing(async () => true, folder);
  const said = (called: string, value: string | number) =>
    edits.check([{ id: fieldOf(edits, called).id, value }]);

  expect(said('Introduction of the home page', 'Free {of-charge}')).toBe(
    'Introduction of the home page: found {of-charge} in "Free {of-charge}"; must be a name in “Claims”, such as {money-back}.',
  );
  expect(said('Figure of the home page', 'photograph')).toMatch(
    /^Photograph of the home page: found nothing; must be there if “figure” is/,
  );
});

test('each problem of the launch list opens the field that it names, also one that is left out', async () => {
  const path = copy.path('content/site.yaml');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/^legal:\n(?: {2}.*\n)+|^phone.*\n/gm, ''));
  const edits = editing(async () => true, folder);
  const items = await edits.launch();
  const opened = (title: RegExp) =>
    items
      .filter((one) => title.test(one.title))
      .map(({ id }) => edits.state().fields.find((field) => field.id === id)?.title);

  const ofCompany = (name: string) => `${name} of the company`;

  expect(opened(/left out|legal texts need/)).toEqual([
    ...['Registered name', 'Representative'].map(ofCompany),
    ...[undefined, ...['Law', 'Data protection officer', 'Data representatives'].map(ofCompany)],
    ...['Day of the last accessibility test', 'Phone'].map(ofCompany),
  ]);
  expect(opened(/that are due/)).toEqual(
    ['privacy', 'terms', 'cookie policy'].map((page) => `Reviewed of the ${page} page`),
  );
  expect(opened(/Claims/).every((title) => /^Evidence of .*, the claims$/.test(`${title}`))).toBe(
    true,
  );
  const law = fieldOf(edits, 'Law of the company').id;
  await edits.save([{ id: law, value: 'the law of India' }]);
  await edits.save([{ id: law, value: '' }]);
  edits.undo();
  edits.undo();
  writeFileSync(path, text);
});

test('a copy of a record passes the check: with ids of its own, and nothing that only one may have', () => {
  const edits = editing(async () => true, folder);
  const idOf = (called: RegExp) =>
    `${edits.state().fields.find((one) => called.test(`${one.part}: ${one.name}`))?.id}`;

  // The first article is the featured one, and the value of a metric must agree with its readings.
  edits.list(idOf(/^articles\/\S+: title$/), 0, 'add', 'Another article');
  edits.list(idOf(/^guides\/\S+: title$/), 0, 'add', 'Another guide');
  edits.list(idOf(/^services\/ai-analytics\.yaml page process steps \d+: title$/), 0, 'add');
  edits.list(idOf(/^services\/ai-analytics\.yaml page process steps \d+: title$/), 0, 'down');

  const { fields } = edits.state();
  const featured = fields.filter(({ name, value }) => name === 'featured' && value === true);
  expect(featured).toHaveLength(1);
  for (let step = 0; step < 4; step++) edits.undo();
  expect(bytes()).toEqual(bytesBefore);
});

test('a copy of a person keeps all words, with a number after the name, and an id that follows a new one', async () => {
  const edits = editing(async () => true, folder, copy.path());
  const people = () => yaml(readFileSync(copy.path('content/team-members.yaml'), 'utf8')).list;
  const [{ id, name, ...words }] = people();
  const copyOfFirst = () => edits.list(fieldOf(edits, `Name of ${name}`).id, 0, 'add');

  copyOfFirst();
  expect(people()[1]).toEqual({ id: `${id}-2`, name: `${name} 2`, ...words });
  copyOfFirst();
  expect(people()[1]).toMatchObject({ id: `${id}-3`, name: `${name} 3` });
  await edits.save([{ id: fieldOf(edits, `Name of ${name} 3`).id, value: 'Ada Lovelace' }]);
  expect(people()[1]).toMatchObject({ id: 'ada-lovelace', name: 'Ada Lovelace' });

  for (let step = 0; step < 3; step++) edits.undo();
  expect(bytes()).toEqual(bytesBefore);
});

test('a service that has only a title and a sentence can be copied', () => {
  const edits = editing(async () => true, folder);
  const small = copy.path('content/services/small.yaml');
  writeFileSync(small, 'title: Small\ndescription: One sentence.\n');

  edits.list(fieldOf(edits, 'Title of Small').id, 0, 'add', 'Smaller');

  expect(yaml(readFileSync(copy.path('content/services/smaller.yaml'), 'utf8'))).toEqual({
    ...{ title: 'Smaller', description: 'Smaller.' },
  });
  edits.undo();
  rmSync(small);
  expect(bytes()).toEqual(bytesBefore);
});

test('a file from Windows keeps its line ends, and only the words of its field change', async () => {
  const paths = ['privacy.md', 'home.yaml'].map((file) => copy.path('content', file));
  const unix = paths.map((path) => readFileSync(path, 'utf8'));
  const windows = unix.map((text) => `\ufeff${text.replaceAll('\n', '\r\n')}`);
  for (const [index, path] of paths.entries()) writeFileSync(path, windows[index] ?? '');
  const edits = editing(async () => true, folder);
  const passage = edits.state().fields.find(({ value }) => value === 'What our server sees');
  const lede = fieldOf(edits, 'Introduction of the home page');

  await edits.save([
    { id: `${passage?.id}`, value: 'What we see' },
    { id: lede.id, value: 'Other words, in one line.' },
  ]);

  const [privacy = '', home = ''] = paths.map((path) => readFileSync(path, 'utf8'));
  expect(privacy).toBe(windows[0]?.replace('What our server sees', 'What we see'));
  expect(home.replaceAll('\r\n', '')).not.toContain('\n');
  edits.undo();
  expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(windows);
  for (const [index, path] of paths.entries()) writeFileSync(path, unix[index] ?? '');
});

test('what the page does not show is put back', async () => {
  const edits = editing(async () => false, folder);
  const { id } = fieldOf(edits, 'Headline of the home page');

  await expect(edits.save([{ id, value: 'Other words' }], '/')).rejects.toThrow('Not saved');

  expect(edits.state()).toMatchObject({
    undo: undefined,
    notice: expect.stringContaining('as it was before'),
  });
  expect(readContentFiles(folder)).toEqual(before);
});

test('a file that was changed elsewhere meanwhile is not overwritten', async () => {
  const edits = editing(async () => true, folder);
  const { id } = fieldOf(edits, 'Headline of the home page');
  await edits.save([{ id, value: 'Other words' }]);
  await editing(async () => true, folder).save([{ id, value: 'Words of someone else' }]);

  expect(() => edits.undo()).toThrow('can no longer be undone');
  expect(edits.state().undo).toBeUndefined();

  expect(readFileSync(copy.path('content/home.yaml'), 'utf8')).toContain('Words of someone else');
});

test('nothing that a build reads imports the editing tools', () => {
  const files = globSync('**/*.{ts,tsx,astro,css}', {
    cwd: site,
    exclude: (name) => /^(?:node_modules|edit|e2e|dist.*)$/.test(`${name}`),
  });

  const strays = files.filter((file) =>
    /['"](?:\.{1,2}\/|\/)+edit\//.test(readFileSync(resolve(site, file), 'utf8')),
  );

  expect(files.length).toBeGreaterThan(300);
  expect(strays).toEqual([]);
});
