import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from '../../company.ts';
import { checkContent } from '../content/check-content.ts';
import { readContentFiles } from '../content/content-files.ts';
import { problemLine } from '../content/problem.ts';
import { pictureProblems } from './picture-problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${inside}<path d="M0 0h9v9z"/></svg>`;
const drawings: Record<string, string> = {
  'plain.svg': svg(
    '<style>.a{fill:url(#b)}</style><use href="#c"/><image href="data:image/png;base64,AA"/>',
  ),
  'script.svg': svg('<script>alert(1)</script>'),
  'handler.svg': svg('<g onload="alert(1)"/>'),
  'foreign.svg': svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
  'loads.svg': svg('<image href="https://elsewhere.example/pixel.png"/>'),
  'styles.svg': svg('<style>@import "https://elsewhere.example/a.css";</style>'),
  'heavy.svg': svg(`<path d="${'M0 0 '.repeat(20_000)}"/>`),
  'text.jpg': 'not a picture',
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(drawings)) writeFileSync(join(folder, name), text);
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a86' } }).jpeg();
  await photo(3000, 2000).toFile(join(folder, 'large.jpg'));
  await photo(300, 900).toFile(join(folder, 'small.jpg'));
  await photo(3000, 2000).toFormat('gif').toFile(join(folder, 'moves.png'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is said of the pictures of the sample after an edit, without those that nothing names. */
async function saidOf(file: string, before: RegExp, line: string): Promise<string[]> {
  const files = new Map(readContentFiles(contentFolder));
  const text = files.get(file) ?? '';
  files.set(
    file,
    text.replace(before, (found) => `${found}${line}\n`),
  );
  const problems = await pictureProblems(checkContent(files), folder);
  return problems.filter(({ field }) => field !== '').map(problemLine);
}
const logo = (name: string) => saidOf('site.yaml', /^name: .*\n/m, `logo: ${name}`);
const portrait = (value: string) =>
  saidOf('team-members.yaml', /^ {4}name: .*\n/m, `    portrait: ${value}`);

test('pictures that can be used are accepted', async () => {
  expect(await logo('plain.svg')).toEqual([]);
  expect(await portrait('large.jpg')).toEqual([]);
  expect(await portrait('{ file: large.jpg, focus: [0.5, 0.3] }')).toEqual([]);
});

test.each([
  ['ada.jpg', 'found "ada.jpg"; must be a file in '],
  ['Large.jpg', 'found "Large.jpg"; must be written like the file: "large.jpg"'],
  ['small.jpg', 'found a picture of 300 x 900 pixels; must have at least 340 x 340 pixels'],
  ['text.jpg', 'found a file that is no picture; must be a JPEG, PNG, WebP or AVIF file'],
  ['moves.png', 'found a file of the kind GIF; must be a JPEG, PNG, WebP or AVIF file'],
])('the portrait %s is refused with file, line and field', async (name, words) => {
  const [problem, ...others] = await portrait(name);

  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^companies\/orrery\/content\/team-members\.yaml:\d+: [\w-]+, portrait: /,
  );
  expect(problem).toContain(words);
});

test.each([
  ['script.svg', 'a script'],
  ['handler.svg', 'an event handler'],
  ['foreign.svg', 'a part that is not a drawing'],
  ['loads.svg', 'a reference to another file'],
  ['styles.svg', 'instructions that are not a drawing'],
  ['heavy.svg', 'a file of 100 KB'],
])('the logo %s is refused, because it is more than a drawing', async (name, words) => {
  expect(await logo(name)).toEqual([expect.stringContaining(`logo: found ${words}`)]);
});

test('a picture that no content names is reported, because it would be published', async () => {
  const problems = await pictureProblems(checkContent(readContentFiles(contentFolder)), folder);

  expect(problems.map(problemLine)).toContainEqual(
    expect.stringContaining('large.jpg:1: found a picture that no content names'),
  );
});
