import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Site } from '../../schemas/site.ts';
import { readLegalMarkdown } from './markdown.ts';

const head = '---\ntitle: Terms\n---\n';

/** Reads a document whose text begins on line 4. */
const read = (text: string) => readLegalMarkdown(`${head}${text}`);

test('a document is read into its sections, with what stands in braces set apart', () => {
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

  expect(read(text.join('\n'))).toEqual({
    title: 'Terms',
    sections: [
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
    ],
  });
});

test('two passages share an anchor where each is for another build', () => {
  const text = '## How {#how when=mail}\nBy mail.\n## How {#how when=intake}\nBy post.';

  expect(read(text).sections).toMatchObject([
    { id: 'how', when: 'mail', blocks: [{ paragraph: ['By mail.'] }] },
    { id: 'how', when: 'intake', blocks: [{ paragraph: ['By post.'] }] },
  ]);
});

const section = '## A {#a}\n';

test.each([
  ['a heading without an anchor', '## Scope', 4, 'a heading ends with its anchor'],
  ['a heading with half an anchor', '## Scope {#}', 4, 'a heading ends with its anchor'],
  ['an anchor with a capital', '## Scope {#Scope}', 4, 'a heading ends with its anchor'],
  ['a "when" that is misspelt', '## How {#how when=post}\nx', 4, 'a heading ends with its'],
  ['a "when" without its name', '## How {#how mail}\nx', 4, 'a heading ends with its anchor'],
  ['a heading in bold', '## **Scope** {#scope}\nx', 4, 'a heading ends with its anchor'],
  ['a heading of the first level', '# Scope {#scope}\nx', 4, 'headings begin with ## or ###'],
  ['a heading of the fourth level', `${section}x\n#### B {#b}`, 6, 'headings begin with ##'],
  ['an anchor twice', `${section}x\n\n## B {#a}\nx`, 7, 'another heading has the anchor #a'],
  ['an anchor twice, below', `${section}x\n### B {#a}\nx`, 6, 'another heading has the anchor #a'],
  ['an anchor twice in one build', `## A {#a when=mail}\nx\n${section}x`, 6, 'another heading has'],
  ['an anchor in one build alone', '## A {#a when=mail}\nx', 4, '#a is missing with when=intake'],
  [
    'a subsection of a section for one build',
    '## A {#a when=mail}\nx\n## A {#a when=intake}\nx\n### B {#b}\nx',
    8,
    'a section with a "when" has no subsections',
  ],
  ['a subsection before any section', '### A {#a}\nx', 4, 'there is a subsection before the first'],
  ['text before the first heading', 'Hello.\n## A {#a}', 4, 'there is text before the first'],
  ['a section without text', `${section}x\n## B {#b}\n`, 6, 'nothing follows this heading'],
  ['a subsection without text', `${section}x\n### B {#b}\n`, 6, 'nothing follows this heading'],
  ['an unknown name in braces', `${section}One\nor {phone}.`, 6, '"{phone}" is not one of company'],
  ['an empty pair of braces', `${section}Write to {}.`, 5, '"{}" is not one of'],
  ['a brace that is left open', `${section}Write to {company.`, 5, '"{" is not one of'],
  ['a brace that is never opened', `${section}Write to company}.`, 5, '"}" is not one of'],
  [
    'an anchor that no heading has',
    `${section}x\n\n- See {#b}.`,
    7,
    'no heading has the anchor #b',
  ],
  ['a tag in a sentence', `${section}One\n\nA <b>bold</b> word.`, 7, 'no place for this (html)'],
  ['a tag on its own', `${section}<div>x</div>`, 5, 'no place for this (html)'],
  ['a comment', `${section}x\n\n<!-- later -->`, 7, 'no place for this (html)'],
  ['a tag in a list', `${section}- one\n- <i>two</i>`, 6, 'no place for this (html)'],
  ['a table', `${section}| a |\n| - |\n| b |`, 5, 'no place for this (table)'],
  ['a picture', `${section}![A seal](/seal.png)`, 5, 'no place for this (image)'],
  ['a quotation', `${section}> x`, 5, 'no place for this (blockquote)'],
  ['a block of code', `${section}x\n\n    code`, 7, 'no place for this (code)'],
  ['italic words', `${section}An *italic* word`, 5, 'no place for this (emphasis)'],
  ['a forced line break', `${section}One  \ntwo`, 5, 'no place for this (break)'],
  ['a footnote', `${section}x[^1]\n\n[^1]: y`, 5, 'no place for this (footnoteReference)'],
  ['a numbered list', `${section}1. one`, 5, 'no place for this (list)'],
  ['a list within a list', `${section}- one\n  - two`, 5, 'an entry of a list is one paragraph'],
  ['a list to tick off', `${section}- [ ] one`, 5, 'an entry of a list is one paragraph'],
  ['braces in bold', `${section}**{company}**`, 5, 'bold, code and links have no braces'],
  ['braces in code', `${section}\`{company}\``, 5, 'bold, code and links have no braces'],
  ['bold in a link', `${section}[**x**](/docs)`, 5, 'bold, code and links hold plain words alone'],
  ['a link without encryption', `${section}[x](http://a.example)`, 5, 'not to "http://a.example"'],
  ['a link that is a script', `${section}[x](javascript:a)`, 5, 'not to "javascript:a"'],
  [
    'a mail address in a link',
    `${section}[x](mailto:a@a.example)`,
    5,
    'not to "mailto:a@a.example"',
  ],
  [
    'a mail address in the text',
    `${section}Write to a@a.example.`,
    5,
    'not to "mailto:a@a.example"',
  ],
  ['a link to a place on the page', `${section}[x](#a)`, 5, 'not to "#a"'],
])('refused: %s', (_, text, line, complaint) => {
  expect(() => read(text)).toThrow(new RegExp(`^line ${line}: `));
  expect(() => read(text)).toThrow(complaint);
});

test('refused: a document without its head', () => {
  expect(() => readLegalMarkdown('## A {#a}\nx')).toThrow(
    'line 1: the head of the page is missing',
  );
});

test('a mistake in the head of the page is named by its line in the file', () => {
  const source = '---\ntitle: Terms\nsummary: ]\n---\n## A {#a}\nx';

  expect(() => readLegalMarkdown(source)).toThrow(/at line 3\b/);
});

describe.each(['privacy', 'terms'])('the document %s', (name) => {
  const content = (file: string) =>
    readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8');

  test('has the name and the addresses of the company from its own file', () => {
    const site: Site = parse(content('site.yaml'));

    expect(content(`${name}.md`)).not.toContain(site.name);
    expect(content(`${name}.md`)).not.toContain(site.domain);
    expect(content(`${name}.md`)).toContain('{company}');
  });
});
