import { expect, test } from 'vitest';
import { readArticle, readGuide, readSections } from './read-markdown.ts';

/** Reads a document whose text begins on line 4. */
const read = (text: string) => readSections(`\n\n\n${text}`).parts;

test('a document is read into sections, with placeholders kept apart', () => {
  const text = [
    '## Scope {#scope}',
    'We are {company}, see {#rights}. Write',
    'to {email.legal}.',
    '',
    '- **One:** the `theme`',
    '- Two, in the [docs](/docs)',
    '## Rights {#rights}',
    '### Access {#access}',
    'All of it.',
  ];

  expect(read(text.join('\n'))).toEqual([
    {
      id: 'scope',
      title: 'Scope',
      subsections: [],
      blocks: [
        {
          paragraph: [
            'We are ',
            { fillIn: 'company' },
            ', see ',
            { section: 'rights' },
            '. Write to ',
            { fillIn: 'email.legal' },
            '.',
          ],
        },
        {
          list: [
            [{ strong: 'One:' }, ' the ', { code: 'theme' }],
            ['Two, in the ', { link: '/docs', words: 'docs' }],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Rights',
      blocks: [],
      subsections: [{ id: 'access', title: 'Access', blocks: [{ paragraph: ['All of it.'] }] }],
    },
  ]);
});

test('two passages share an anchor if each is for a different build', () => {
  const text = '## How {#how when=email}\nBy email.\n## How {#how when=intake}\nBy post.';

  expect(read(text)).toMatchObject([
    { id: 'how', when: 'email', blocks: [{ paragraph: ['By email.'] }] },
    { id: 'how', when: 'intake', blocks: [{ paragraph: ['By post.'] }] },
  ]);
});

test('a passage may depend on who sends the pages, and another on how messages are delivered', () => {
  const text = `## Logs {#logs when=host}\nTheirs.\n## Logs {#logs when=server}\nOurs.
## Mail {#mail when=email}\nYours.\n## Mail {#mail when=intake}\nOurs.`;

  expect(read(text).map(({ id, when }) => `${id} ${when}`)).toEqual([
    ...['logs host', 'logs server', 'mail email', 'mail intake'],
  ]);
});

test('a paragraph can be for one kind of build', () => {
  const text = '## A {#a}\nOne.\n\n{when=intake} Two {company}.';

  expect(read(text)[0]?.blocks).toEqual([
    { paragraph: ['One.'] },
    { paragraph: ['Two ', { fillIn: 'company' }, '.'], when: 'intake' },
  ]);
});

const section = '## A {#a}\n';

test.each([
  ['a heading without an anchor', '## Scope', 4, 'found a heading without an anchor'],
  [
    'a "when" that is misspelt',
    '## How {#how when=post}\nx',
    4,
    'found when=post; must be one of when=email, when=intake, when=service, when=host, when=server',
  ],
  ['an anchor with capitals', '## Scope {#Scope}\nx', 4, 'found the anchor #Scope'],
  ['a class in a heading', '## Scope {#scope .large}\nx', 4, 'found "class'],
  ['half an anchor', '## Scope {#scope\nx', 4, 'found braces in heading'],
  ['a heading of the fourth level', `${section}x\n#### B {#b}`, 6, 'must begin with ## or ###'],
  ['an anchor twice', `${section}x\n\n## B {#a}\nx`, 7, 'found the anchor #a again'],
  [
    'an anchor twice in one build',
    `## A {#a when=email}\nx\n${section}x`,
    6,
    'found the anchor #a again',
  ],
  ['an anchor in one build alone', '## A {#a when=email}\nx', 4, 'found no #a with when=intake'],
  ['an anchor for a host alone', '## A {#a when=host}\nx', 4, 'found no #a with when=server'],
  [
    'an anchor twice where messages are emails and a host sends the pages',
    '## A {#a when=email}\nx\n## A {#a when=intake}\nx\n## A {#a when=host}\nx',
    8,
    'found the anchor #a again',
  ],
  [
    'a subsection of a section for one build',
    '## A {#a when=email}\nx\n## A {#a when=intake}\nx\n### B {#b}\nx',
    8,
    'must be a section of its own',
  ],
  [
    'a subsection before any section',
    '### A {#a}\nx',
    4,
    'found a subsection before the first section',
  ],
  ['text before the first heading', 'Hello.\n## A {#a}', 4, 'found text before the first heading'],
  [
    'a section without text',
    `${section}x\n## B {#b}\n`,
    6,
    'found a heading with nothing below it',
  ],
  [
    'an unknown name in braces',
    `${section}One\nor {phone}.`,
    6,
    'found "{phone}"; must be a name in claims.yaml, or one of {company}',
  ],
  ['a brace that is left open', `${section}Write to {company.`, 5, 'found "{"'],
  ['a paragraph for no build', `${section}x\n\n{when=post} y`, 7, 'found "{when=post}"'],
  ['an anchor that no heading has', `${section}x\n\n- See {#b}.`, 7, 'found a reference to #b'],
  ['a tag in a sentence', `${section}One\n\nA <b>bold</b> word.`, 7, 'found HTML'],
  ['a table', `${section}| a |\n| - |\n| b |`, 5, 'found a table'],
  ['italic words', `${section}An *italic* word`, 5, 'found words in italics'],
  ['a numbered list', `${section}1. one`, 5, 'found a numbered list'],
  ['a list within a list', `${section}- one\n  - two`, 5, 'must be one paragraph'],
  ['braces in bold', `${section}**{company}**`, 5, 'must be outside of bold, code and links'],
  ['bold in a link', `${section}[**x**](/docs)`, 5, 'must hold plain words alone'],
  [
    'a link without encryption',
    `${section}[x](http://a.example)`,
    5,
    'found a link to "http://a.example"',
  ],
  [
    'an email address in the text',
    `${section}Write to a@a.example.`,
    5,
    'found a link to "mailto:a@a.example"',
  ],
  ['a link to a place on the page', `${section}[x](#a)`, 5, 'found a link to "#a"'],
])('refused: %s', (_, text, line, complaint) => {
  expect(() => read(text)).toThrow(new RegExp(`^line ${line}: `));
  expect(() => read(text)).toThrow(complaint);
});

test('an article has headings without anchors, and refuses what a page could not show', () => {
  expect(readArticle('Read **this**.\n\n## Why\n\n- [Ada](ada@a.example)').parts).toEqual([
    { paragraph: ['Read ', { strong: 'this' }, '.'] },
    { heading: 'Why' },
    { list: [[{ link: 'ada@a.example', words: 'Ada' }]] },
  ]);
});

test('an article may have numbered lists and tables', () => {
  const text = '1. One\n2. **Two**\n\n| Days | Error |\n| --- | ---: |\n| **All** | 9% |';

  expect(readArticle(text).parts).toEqual([
    { numbered: [['One'], [{ strong: 'Two' }]] },
    {
      table: {
        sides: ['left', 'right'],
        head: [['Days'], ['Error']],
        rows: [[[{ strong: 'All' }], ['9%']]],
      },
    },
  ]);
});

const call = '```api\nGET /api/v1/models/{model_id}\n```';

test('a guide may also show a call of the API', () => {
  expect(readGuide(`Look:\n\n${call}`).parts).toEqual([
    { paragraph: ['Look:'] },
    { apiCall: 'GET /api/v1/models/{model_id}' },
  ]);
});

test.each([
  ['no text', '', 1, 'found no text below the fields; must have one'],
  ['a title', '# Title', 1, 'must begin with ##'],
  ['an anchor', '## Why {#why}\nx', 1, 'found the anchor #why'],
  ['a heading at the end', 'x\n\n## Why', 3, 'found a heading with nothing below it'],
  ['a picture', '![A cat](cat.jpg)', 1, 'found a picture; must be removed: only an article'],
  ['a call of the API', call, 1, 'must be a heading, a paragraph, a list or a table'],
  ['a list that begins later', 'x\n\n3. three', 3, 'found a list that begins with 3'],
  ['a table without rows', '| a |\n| - |', 1, 'found a table without rows'],
  ['a column in the middle', '| a |\n| :-: |\n| b |', 1, 'must be on the left (---) or right'],
  ['a picture in a table', '| a |\n| - |\n| ![b](b.jpg) |', 3, 'found a picture'],
])('refused in an article: %s', (_, text, line, complaint) => {
  expect(() => readArticle(text)).toThrow(new RegExp(`^line ${line}: `));
  expect(() => readArticle(text)).toThrow(complaint);
});

test.each(['```\nnpm ci\n```', '```api\nCall us\n```', '    GET /api/v1/models'])(
  'refused in a guide: code that is no call of the API: %j',
  (text) => {
    expect(() => readGuide(text)).toThrow('line 1: found code; must be a call of the API: ```api');
  },
);
