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
import { addToList, changeList, createEntryFile, entryFolders } from './actions/entries.ts';
import { checkFields, saveFields } from './actions/fields.ts';
import { changePage } from './actions/pages.ts';
import { savePicture } from './actions/pictures.ts';
import { getLaunchItems } from './actions/publish.ts';
import { getState, undo } from './actions/state.ts';
import { Refusal } from './refusal.ts';
import { Session } from './session.ts';

const site = resolve(import.meta.dirname, '../../site');
const copy = createScratchCompany('editing');
const folder = copy.path('content');
const before = readContentFiles(folder);
const bytes = () => listContentFiles(folder).map((path) => readFileSync(path, 'base64'));
const bytesBefore = bytes();
afterAll(copy.remove);

/** A field by its title, or by its part and its name. */
const fieldOf = (session: Session, called: string) => {
  const { fields } = getState(session);
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
  const session = new Session({ folder });
  const { fields } = getState(session);
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
    await saveFields(session, { changes }).then(
      () => {
        saved += changes.length;
      },
      () => undefined,
    );
  }
  expect(readContentFiles(folder)).not.toEqual(before);
  for (let step = 0; step < count; step++) undo(session);

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
  const session = new Session({ folder: other.path('content') });
  const random = randomNumbers(11);
  const done = new Set<string>();
  let steps = 0;

  for (let tries = 0; done.size < wanted.length && tries < 120; tries++) {
    const fields = getState(session).fields.filter(({ lists }) => lists.length > 0);
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
      changeList(session, {
        id: `${field?.id}`,
        level,
        action: name as never,
        title: `Robots ${tries}`,
      });
      done.add(`${action}`);
      steps++;
      expect(getState(session).notice).toContain(
        name === 'add' && kind === 'service' ? 'Robots' : field?.lists[level]?.name,
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  expect([...done]).toEqual(wanted);
  expect(files()).not.toEqual(start);
  for (let step = 0; step < steps; step++) undo(session);

  expect(files()).toEqual(start);
  other.remove();
});

test('a service is copied with a name of its own, moved and removed, but never the last one', () => {
  const session = new Session({ folder });
  const services = () => yaml(readFileSync(copy.path('content/site.yaml'), 'utf8')).services;
  const titleOf = (name: string) => fieldOf(session, `Title of ${name}`).id;
  const order = services();

  changeList(session, {
    id: titleOf('AI Chatbots'),
    level: 0,
    action: 'add',
    title: 'AI Robotics',
  });
  expect(getState(session).go).toBe('/ai-robotics');
  expect(() =>
    changeList(session, {
      id: titleOf('AI Chatbots'),
      level: 0,
      action: 'add',
      title: 'AI Robotics',
    }),
  ).toThrow('already');
  expect(fieldOf(session, 'Contact option of AI Robotics').value).toBe('AI Robotics');
  changeList(session, { id: titleOf('AI Robotics'), level: 0, action: 'up' });
  expect(services()).toEqual([...order.slice(0, -1), 'ai-robotics', order.at(-1)]);
  changeList(session, { id: titleOf('AI Robotics'), level: 0, action: 'remove' });

  expect(getState(session).undo).toBe('AI Robotics was removed from “Services”');
  expect(bytes()).toEqual(bytesBefore);
  expect(() =>
    changeList(session, { id: titleOf('AI Development'), level: 0, action: 'up' }),
  ).toThrow('Already first');
  for (let step = 0; step < 3; step++) undo(session);
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
  const session = new Session({ folder: other.path('content') });
  const names = ['site.yaml', 'home.yaml', 'testimonials.yaml', 'jobs.yaml'];
  const start = names.map(text);
  const listOf = (title: string) => getState(session).lists.find((one) => one.title === title);

  for (const title of [
    'Testimonials',
    'Jobs',
    'Social of the company',
    'Clients of the home page',
  ]) {
    expect(listOf(title)?.entries, title).toEqual([]);
    addToList(session, { id: `${listOf(title)?.id}` });
    expect(getState(session).notice).toContain(`was added to “${title}”`);
    expect(listOf(title)?.entries[0]?.name, title).toBeTruthy();
  }

  const { heading } = yaml(text('home.yaml')).testimonials;
  const { blank, help, value } = fieldOf(session, 'Heading of “testimonials”, the home page');
  expect({ heading, blank, value }).toEqual({
    ...{ heading: null, blank: 'home.yaml testimonials.heading', value: '' },
  });
  expect(text('home.yaml')).toMatch(new RegExp(`# ${help.slice(0, 20)}.*\\n *heading:\\n`));
  addToList(session, { id: `${listOf('Jobs')?.id}` });
  expect(listOf('Jobs')?.entries).toHaveLength(2);
  for (let step = 0; step < 5; step++) undo(session);
  expect(names.map(text)).toEqual(start);
  other.remove();
});

test('old addresses and sites in other languages are added without a file to begin with', async () => {
  const session = new Session({ folder });
  const listOf = (title: string) => getState(session).lists.find((one) => one.title === title);
  const redirects = () => yaml(readFileSync(copy.path('content/redirects.yaml'), 'utf8')).list;

  for (const title of ['Redirects', 'Redirects', 'Sites in other languages of the company'])
    addToList(session, { id: `${listOf(title)?.id}` });
  expect(listOf('Redirects')?.entries.map(({ name }) => name)).toEqual([
    ...['/old-page', '/old-page-2'],
  ]);
  const { id } = fieldOf(session, 'From of /old-page-2');
  expect(checkFields(session, { changes: [{ id, value: '/team' }] })).toContain(
    'must be an address that this site does',
  );
  await saveFields(session, {
    changes: [
      { id, value: '/about-us/' },
      { id: fieldOf(session, 'To of /old-page-2').id, value: '/docs' },
    ],
  });
  expect(redirects()).toEqual([
    { from: '/old-page', to: '/' },
    { from: '/about-us/', to: '/docs' },
  ]);
  expect(() => changePage(session, { path: '/docs', isLeftOut: true })).toThrow(
    '4 texts lead to “Documentation”',
  );
  changePage(session, { path: '/docs', isLeftOut: true, isAgreed: true });
  expect(redirects()).toHaveLength(1);

  for (let step = 0; step < 5; step++) undo(session);
  expect(bytes()).toEqual(bytesBefore);
  expect(existsSync(copy.path('content/redirects.yaml'))).toBe(false);
});

test.each([
  ['articles/fair-four-ways.md', 'Fair by four definitions that disagree'],
  ['guides/confidence.md', 'Read a confidence score'],
])('the text of %s is written below its other fields', async (file, title) => {
  const session = new Session({ folder });
  const text = () => fieldOf(session, `Text of ${title}`);
  const path = copy.path('content', file);
  const { id, value } = text();
  const source = readFileSync(path, 'utf8');
  expect(source.endsWith(`---\n\n${value}`)).toBe(true);

  await saveFields(session, {
    changes: [{ id, value: '## A heading\n\nA paragraph with **bold** words.' }],
  });
  expect(readFileSync(path, 'utf8')).toBe(
    source.replace(`${value}`, '## A heading\n\nA paragraph with **bold** words.\n'),
  );
  expect(checkFields(session, { changes: [{ id, value: '# Too large a heading' }] })).toBeTruthy();

  undo(session);
  expect(bytes()).toEqual(bytesBefore);
});

test('a guide is copied, hidden and removed, with what names it', () => {
  const session = new Session({ folder });
  const idOf = (name: string) => fieldOf(session, `Title of ${name}`).id;
  const sectionOf = (name: string) => fieldOf(session, `Section of ${name}`).value;
  const popular = () => yaml(readFileSync(copy.path('content/docs.yaml'), 'utf8')).popular.items;

  changeList(session, {
    id: idOf('Read a confidence score'),
    level: 0,
    action: 'add',
    title: 'Read two scores',
  });
  expect(getState(session).go).toBe('/docs');
  expect(sectionOf('Read two scores')).toBe('first-steps');
  changeList(session, { id: idOf('Read two scores'), level: 0, action: 'hide' });
  expect(() =>
    changeList(session, { id: idOf('Ask for an API key'), level: 0, action: 'hide' }),
  ).toThrow('a file in');
  expect(() =>
    changeList(session, { id: idOf('Ask for an API key'), level: 0, action: 'remove' }),
  ).toThrow(expect.objectContaining({ offer: 'Remove Both' }));
  changeList(session, {
    id: idOf('Ask for an API key'),
    level: 0,
    action: 'remove',
    isAgreed: true,
  });
  expect(popular().map(({ id }: { id: string }) => id)).not.toContain('ask-for-a-key');
  const { id } = fieldOf(session, 'docs.yaml guides sections 2: title');
  expect(() => changeList(session, { id, level: 0, action: 'remove' })).toThrow(
    '“Draw a first process” and',
  );
  changeList(session, { id, level: 0, action: 'remove', isAgreed: true });
  expect(globSync('guides/*.md', { cwd: folder })).toHaveLength(12 + 1 - 1 - 3);

  for (let step = 0; step < 4; step++) undo(session);
  expect(bytes()).toEqual(bytesBefore);
});

test('an article is copied with its text, hidden, renamed and removed', async () => {
  const other = createScratchCompany('editing-articles', resolve(site, 'e2e/companies/fennwick'));
  const session = new Session({ folder: other.path('content') });
  const files = () => globSync('articles/*.md', { cwd: other.path('content') }).sort();
  const start = files();
  const title = 'What a pallet forecast looks like after twelve years';
  const idOf = (name: string) => fieldOf(session, `Title of ${name}`).id;

  changeList(session, { id: idOf(title), level: 0, action: 'add', title: 'Tides of the North' });
  expect(getState(session)).toMatchObject({
    go: '/news',
    notice: expect.stringContaining('Tides of the North was added to “Articles”'),
  });
  expect(fieldOf(session, 'Featured of Tides of the North').value).toBe(false);
  const textOf = (name: string) => fieldOf(session, `Text of ${name}`).value;
  expect(textOf('Tides of the North')).toBe(textOf(title));
  expect(() =>
    changeList(session, { id: idOf(title), level: 0, action: 'add', title: 'Tides of the North' }),
  ).toThrow('already');
  expect(() => changeList(session, { id: idOf(title), level: 0, action: 'up' })).toThrow(
    'Change that to move it',
  );
  changeList(session, { id: idOf('Tides of the North'), level: 0, action: 'hide' });
  changeList(session, { id: idOf('Tides of the North'), level: 0, action: 'show' });
  await saveFields(session, {
    changes: [{ id: idOf('Tides of the North'), value: 'Tides of the South' }],
  });
  expect(getState(session).changed).toBe(idOf('Tides of the South'));
  expect(files()).toEqual([...start, 'articles/tides-of-the-south.md'].sort());
  changeList(session, { id: idOf('Tides of the South'), level: 0, action: 'remove' });
  expect(files()).toEqual(start);

  for (let step = 0; step < 5; step++) undo(session);
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
  const session = new Session({ folder: other.path('content'), copy: other.path() });
  const people = () => yaml(readFileSync(other.path('content/team-members.yaml'), 'utf8')).list;
  const nameOf = (name: string) => fieldOf(session, `Name of ${name}`).id;
  const { id, name } = people()[0];
  const picture = getState(session).fields.find(
    (one) => one.kind === 'picture' && one.title.includes(name),
  );
  const photo = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#345' },
  })
    .jpeg()
    .toBuffer();
  await savePicture(session, { id: `${picture?.id}`, data: photo });

  await saveFields(session, { changes: [{ id: nameOf(name), value: 'Ada Lovelace' }] });

  expect(people()[0]).toMatchObject({
    id: 'ada-lovelace',
    portrait: expect.stringMatching(/^ada-l/),
  });
  expect(readdirSync(other.path('pictures'))).toEqual([people()[0].portrait]);
  undo(session);
  expect(people()[0].id).toBe(id);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Published');
  await saveFields(session, { changes: [{ id: nameOf(name), value: 'Ada Lovelace' }] });
  expect(people()[0]).toMatchObject({ id, name: 'Ada Lovelace' });
  other.remove();
});

test('a page is left out once nothing leads there', () => {
  const session = new Session({ folder });

  expect(() => changePage(session, { path: '/docs', isLeftOut: true })).toThrow(
    '3 texts lead to “Documentation”',
  );
  for (const page of ['/api', '/docs'] as const)
    changePage(session, { path: page, isLeftOut: true, isAgreed: true });

  expect(readFileSync(copy.path('content/terms.md'), 'utf8')).not.toContain('](/api)');
  for (let count = 0; count < 2; count++) undo(session);
  expect(bytes()).toEqual(bytesBefore);
});

const starter = resolve(site, '../content-model/starter');

test('a page, a service, an article and a guide are added with blanks, which are on the checklist', async () => {
  const company = createScratchCompany('editing-starter', starter);
  const session = new Session({ folder: company.path('content') });
  const countBlanks = async () =>
    (await getLaunchItems(session)).filter(({ title }) => title === 'Blanks to fill in').length;
  const atFirst = await countBlanks();

  const pages = ['/team', '/careers', '/news', '/support', '/docs'] as const;
  const leftOut = getState(session).pages.filter(({ isLeftOut }) => isLeftOut);
  // An API reference begins with the description of an API.
  expect(leftOut.map(({ path }) => path)).toEqual(pages);
  for (const path of pages) {
    changePage(session, { path, isLeftOut: false });
    expect(getState(session)).toMatchObject({ go: path });
  }
  const withPages = await countBlanks();
  expect(withPages).toBeGreaterThan(atFirst + 30);
  for (const kind of entryFolders) createEntryFile(session, { kind, title: `New ${kind}` });
  expect(await countBlanks()).toBeGreaterThan(withPages);
  expect(() => createEntryFile(session, { kind: 'services', title: 'New Services' })).toThrow(
    'already',
  );

  const { id, blank } = fieldOf(session, 'Headline of the team page');
  expect(blank).toBe('team.yaml heading');
  await saveFields(session, { changes: [{ id, value: 'Two people, and *no one else*.' }] });
  expect(readFileSync(company.path('content/team.yaml'), 'utf8')).toMatch(
    /^# .*\nheading: Two people, and \*no one else\*\.$/m,
  );
  company.remove();
});

test('a blank that the site can do without is left out together with its hint, and undone', async () => {
  const company = createScratchCompany('editing-without', starter);
  const session = new Session({ folder: company.path('content') });
  const count = async () =>
    (await getLaunchItems(session)).filter(({ isBlocker }) => isBlocker).length;
  createEntryFile(session, { kind: 'services', title: 'Repairs' });
  const service = company.path('content/services/repairs.yaml');
  const [before, all] = [readFileSync(service, 'utf8'), await count()];
  const field = fieldOf(session, 'Supply of “engagement”, Repairs');

  expect(field).toMatchObject({ optional: true, value: '' });
  await saveFields(session, { changes: [{ id: field.id, value: null }] });

  expect(readFileSync(service, 'utf8')).not.toMatch(/supply|What a client has to bring/);
  expect(await count()).toBe(all - 1);
  undo(session);
  expect(readFileSync(service, 'utf8')).toBe(before);
  company.remove();
});

test('everything that a new company lists can be added, also what belongs to a part that is not there yet', () => {
  const company = createScratchCompany('editing-parts', starter);
  const session = new Session({ folder: company.path('content') });
  const stories = () => yaml(readFileSync(company.path(service), 'utf8')).page.stories;
  const service = 'content/services/your-service.yaml';
  const add = (title: string, numbers = {}) => {
    const list = getState(session).lists.find((one) => one.title.startsWith(title));
    if (list === undefined) throw new Error(title);
    addToList(session, { id: list.id, numbers });
  };

  const refused = getState(session).lists.filter(({ id, asks }) => {
    try {
      const numbers = Object.fromEntries(asks.map(({ path }) => [path, 1]));
      addToList(session, { id, numbers });
    } catch {
      return true;
    }
    undo(session);
    return false;
  });
  add('Items of “stories”');
  expect(stories().items).toHaveLength(1);
  add('Change of “metrics”, 1', { before: 20, after: 4 });

  expect(stories().items[0].metrics[0].change).toEqual({ before: 20, after: 4, unit: null });
  // The home page announces products only below others.
  expect(refused.map(({ title }) => title)).toEqual(['Upcoming products']);
  company.remove();
});

test('a number is asked for before something is added, because it cannot be blank', () => {
  const company = createScratchCompany('editing-numbers', starter);
  const session = new Session({ folder: company.path('content') });
  const price = getState(session).lists.find(({ title }) => title.startsWith('Price of'));

  expect(price?.asks.map(({ path }) => path)).toEqual(['least', 'most']);
  expect(() => addToList(session, { id: `${price?.id}` })).toThrow('A number is missing.');
  addToList(session, { id: `${price?.id}`, numbers: { least: 900, most: 1200 } });

  expect(readFileSync(company.path('content/services/your-service.yaml'), 'utf8')).toContain(
    'price:\n  least: 900\n  most: 1200\n',
  );
  company.remove();
});

test('a word of the interface can be the company’s own, and the language is back without it', async () => {
  const session = new Session({ folder });
  const { id, value, shown } = fieldOf(session, 'labels.yaml contact: book');
  expect({ value, shown }).toEqual({ value: null, shown: 'Book a Call' });
  const menu = fieldOf(session, 'labels.yaml shell sections: about');

  await saveFields(session, { changes: [{ id, value: 'Talk to Us' }] });
  await saveFields(session, { changes: [{ id: menu.id, value: 'Who we are' }] });

  const text = readFileSync(copy.path('content/labels.yaml'), 'utf8');
  expect(text).toContain('contact:\n  book: Talk to Us\n');
  expect(text).toContain('  sections:\n    about: Who we are\n');
  const count = fieldOf(session, 'labels.yaml search found: other');
  expect(checkFields(session, { changes: [{ id: count.id, value: 'Results' }] })).toContain(
    'must have {count}',
  );
  await saveFields(session, { changes: [{ id, value: null }] });
  await saveFields(session, { changes: [{ id: menu.id, value: '' }] });
  expect(readContentFiles(folder)).toEqual(before);
  for (let step = 0; step < 4; step++) undo(session);
  expect(bytes()).toEqual(bytesBefore);
});

test('every promise is a field, also those that only this company makes', () => {
  const session = new Session({ folder });
  const { names, fields } = getState(session);
  const { promises } = yaml(readFileSync(copy.path('content/claims.yaml'), 'utf8'));

  for (const name of Object.keys(promises))
    expect(fields.find(({ id }) => id === names[name])?.value, name).toBe(promises[name].value);
});

test('a form service is chosen field by field, and is gone again without a trace', async () => {
  const session = new Session({ folder });
  const service = fieldOf(session, 'site.yaml contactForm: service');
  const { id } = fieldOf(session, 'site.yaml contactForm: id');

  expect(service).toMatchObject({ kind: 'choice', optional: true, value: null });
  expect(service.options).toContain('formspree');
  await saveFields(session, { changes: [{ id: service.id, value: 'formspree' }] });
  expect(
    checkFields(session, { changes: [{ id, value: 'https://formspree.io/f/abc' }] }),
  ).toContain('without the rest of the address');
  await saveFields(session, { changes: [{ id, value: 'abc' }] });

  expect(yaml(readFileSync(copy.path('content/site.yaml'), 'utf8')).contactForm).toEqual({
    service: 'formspree',
    id: 'abc',
  });
  await saveFields(session, { changes: [{ id: service.id, value: null }] });
  await saveFields(session, { changes: [{ id, value: null }] });
  expect(readContentFiles(folder)).toEqual(before);
  for (let step = 0; step < 4; step++) undo(session);
  expect(bytes()).toEqual(bytesBefore);
});

test('what the check refuses is not written, and says why', async () => {
  const session = new Session({ folder });
  const { id } = fieldOf(session, 'Headline of the home page');

  const long = saveFields(session, { changes: [{ id, value: 'Too long. '.repeat(20) }] });

  await expect(long).rejects.toThrow('must be at most 80 characters');
  const price = fieldOf(session, 'Most of “price”, AI Chatbots');
  expect(checkFields(session, { changes: [{ id: price.id, value: 5 }] })).toMatch(
    /^Most of “price”, AI Chatbots: found 5/,
  );
  expect(checkFields(session, { changes: [{ id, value: '<b>bold</b>' }] })).toContain(
    'without < > { }',
  );
  await expect(
    saveFields(session, { changes: [{ id: '../../company.json', value: 'x' }] }),
  ).rejects.toThrow('no longer there');
  expect(readContentFiles(folder)).toEqual(before);
});

test('the currency of all prices changes in one step, and says where it comes from', async () => {
  const session = new Session({ folder });
  const { id } = fieldOf(session, 'Currency of the company');

  for (const value of ['€', 'CHF', '₹', 'British pounds'])
    expect(checkFields(session, { changes: [{ id, value }] }), value).toBeUndefined();
  await saveFields(session, { changes: [{ id, value: '€' }] });

  const { names, fields } = getState(session);
  expect(names.currency).toBe(id);
  expect(fieldOf(session, 'Currency of “price”, AI Chatbots')).toMatchObject({
    value: null,
    shown: 'EUR',
  });
  expect(fields.filter(({ shown }) => /\$\d/.test(shown)).map(({ title }) => title)).toEqual([]);
  undo(session);
  expect(bytes()).toEqual(bytesBefore);
});

test('what names a record goes along with it in one step, if the person agrees', () => {
  const session = new Session({ folder });
  const idOf = () =>
    `${getState(session).fields.find(({ part, name }) => /^products\.yaml list/.test(part) && name === 'title')?.id}`;

  for (let count = 2; count > 0; count--) {
    expect(() => changeList(session, { id: idOf(), level: 0, action: 'remove' })).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          /^“[\w-]+ in “status”, the documentation page” would lead nowhere/,
        ),
        offer: 'Remove Both',
      }),
    );
    changeList(session, { id: idOf(), level: 0, action: 'remove', isAgreed: true });
  }
  // The last one has a section, and a sentence leads there: that is for the person to say otherwise.
  expect(() =>
    changeList(session, { id: idOf(), level: 0, action: 'remove', isAgreed: true }),
  ).toThrow('The terms page: found a link to "/#products"');

  expect(yaml(readFileSync(copy.path('content/docs.yaml'), 'utf8')).status.items).toHaveLength(1);
  for (let step = 0; step < 2; step++) undo(session);
  expect(bytes()).toEqual(bytesBefore);
});

test('a message has the words of the panel, and no names of files or fields', () => {
  const session = new Session({ folder });
  const said = (called: string, value: string | number) =>
    checkFields(session, { changes: [{ id: fieldOf(session, called).id, value }] });

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
  const session = new Session({ folder });
  const items = await getLaunchItems(session);
  const opened = (title: RegExp) =>
    items
      .filter((one) => title.test(one.title))
      .map(({ id }) => getState(session).fields.find((field) => field.id === id)?.title);

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
  const law = fieldOf(session, 'Law of the company').id;
  await saveFields(session, { changes: [{ id: law, value: 'the law of India' }] });
  await saveFields(session, { changes: [{ id: law, value: '' }] });
  undo(session);
  undo(session);
  writeFileSync(path, text);
});

test('a copy of a record passes the check: with ids of its own, and nothing that only one may have', () => {
  const session = new Session({ folder });
  const idOf = (called: RegExp) =>
    `${getState(session).fields.find((one) => called.test(`${one.part}: ${one.name}`))?.id}`;

  // The first article is the featured one, and the value of a metric must agree with its readings.
  changeList(session, {
    id: idOf(/^articles\/\S+: title$/),
    level: 0,
    action: 'add',
    title: 'Another article',
  });
  changeList(session, {
    id: idOf(/^guides\/\S+: title$/),
    level: 0,
    action: 'add',
    title: 'Another guide',
  });
  changeList(session, {
    id: idOf(/^services\/ai-analytics\.yaml page process steps \d+: title$/),
    level: 0,
    action: 'add',
  });
  changeList(session, {
    id: idOf(/^services\/ai-analytics\.yaml page process steps \d+: title$/),
    level: 0,
    action: 'down',
  });

  const { fields } = getState(session);
  const featured = fields.filter(({ name, value }) => name === 'featured' && value === true);
  expect(featured).toHaveLength(1);
  for (let step = 0; step < 4; step++) undo(session);
  expect(bytes()).toEqual(bytesBefore);
});

test('a copy of a person keeps all words, with a number after the name, and an id that follows a new one', async () => {
  const session = new Session({ folder, copy: copy.path() });
  const people = () => yaml(readFileSync(copy.path('content/team-members.yaml'), 'utf8')).list;
  const [{ id, name, ...words }] = people();
  const copyOfFirst = () =>
    changeList(session, { id: fieldOf(session, `Name of ${name}`).id, level: 0, action: 'add' });

  copyOfFirst();
  expect(people()[1]).toEqual({ id: `${id}-2`, name: `${name} 2`, ...words });
  copyOfFirst();
  expect(people()[1]).toMatchObject({ id: `${id}-3`, name: `${name} 3` });
  await saveFields(session, {
    changes: [{ id: fieldOf(session, `Name of ${name} 3`).id, value: 'Ada Lovelace' }],
  });
  expect(people()[1]).toMatchObject({ id: 'ada-lovelace', name: 'Ada Lovelace' });

  for (let step = 0; step < 3; step++) undo(session);
  expect(bytes()).toEqual(bytesBefore);
});

test('a service that has only a title and a sentence can be copied', () => {
  const session = new Session({ folder });
  const small = copy.path('content/services/small.yaml');
  writeFileSync(small, 'title: Small\ndescription: One sentence.\n');

  changeList(session, {
    id: fieldOf(session, 'Title of Small').id,
    level: 0,
    action: 'add',
    title: 'Smaller',
  });

  expect(yaml(readFileSync(copy.path('content/services/smaller.yaml'), 'utf8'))).toEqual({
    ...{ title: 'Smaller', description: 'Smaller.' },
  });
  undo(session);
  rmSync(small);
  expect(bytes()).toEqual(bytesBefore);
});

test('a file from Windows keeps its line ends, and only the words of its field change', async () => {
  const paths = ['privacy.md', 'home.yaml'].map((file) => copy.path('content', file));
  const unix = paths.map((path) => readFileSync(path, 'utf8'));
  const windows = unix.map((text) => `\ufeff${text.replaceAll('\n', '\r\n')}`);
  for (const [index, path] of paths.entries()) writeFileSync(path, windows[index] ?? '');
  const session = new Session({ folder });
  const passage = getState(session).fields.find(({ value }) => value === 'What our server sees');
  const lede = fieldOf(session, 'Introduction of the home page');

  await saveFields(session, {
    changes: [
      { id: `${passage?.id}`, value: 'What we see' },
      { id: lede.id, value: 'Other words, in one line.' },
    ],
  });

  const [privacy = '', home = ''] = paths.map((path) => readFileSync(path, 'utf8'));
  expect(privacy).toBe(windows[0]?.replace('What our server sees', 'What we see'));
  expect(home.replaceAll('\r\n', '')).not.toContain('\n');
  undo(session);
  expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(windows);
  for (const [index, path] of paths.entries()) writeFileSync(path, unix[index] ?? '');
});

test('what the page does not show is put back', async () => {
  const session = new Session({ folder });
  session.showsText = async () => false;
  const { id } = fieldOf(session, 'Headline of the home page');

  await expect(
    saveFields(session, { changes: [{ id, value: 'Other words' }], page: '/' }),
  ).rejects.toThrow('Not saved');

  expect(getState(session)).toMatchObject({
    undo: undefined,
    notice: expect.stringContaining('as it was before'),
  });
  expect(readContentFiles(folder)).toEqual(before);
});

test('a file that was changed elsewhere meanwhile is not overwritten', async () => {
  const session = new Session({ folder });
  const { id } = fieldOf(session, 'Headline of the home page');
  await saveFields(session, { changes: [{ id, value: 'Other words' }] });
  await saveFields(new Session({ folder }), { changes: [{ id, value: 'Words of someone else' }] });

  expect(() => undo(session)).toThrow('can no longer be undone');
  expect(getState(session).undo).toBeUndefined();

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
