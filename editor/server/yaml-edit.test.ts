import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { listContentFiles } from '@website/content-model/checks/content/content-files.ts';
import type { Path } from '@website/content-model/checks/content/problem.ts';
import { listValues } from '@website/content-model/checks/content/walk-content.ts';
import { sampleFolder } from '@website/content-model/company.ts';
import { expect, test } from 'vitest';
import { parse, parseDocument, type Scalar } from 'yaml';
import {
  moved,
  type Value,
  withCopy,
  withField,
  withoutEntry,
  withoutField,
  withValue,
} from './yaml-edit.ts';

const other = resolve(import.meta.dirname, '../../site/e2e/companies/fennwick');
const files = [sampleFolder, other]
  .flatMap((folder) => listContentFiles(resolve(folder, 'content')))
  .filter((path) => path.endsWith('.yaml'))
  .map((path) => readFileSync(path, 'utf8'))
  // The first file with a kind of place gets most of the cases.
  .sort((one, next) => one.length - next.length);

const isValue = (value: unknown): value is Value => /string|number|boolean/.test(typeof value);
const scalarsOf = (text: string) =>
  [...listValues(parse(text))].filter((part): part is { path: Path; value: Value } =>
    isValue(part.value),
  );
const listsOf = (text: string) =>
  [...listValues(parse(text))].filter(
    (part): part is { path: Path; value: unknown[] } =>
      Array.isArray(part.value) && part.value.length > 0,
  );

const awkward = [
  'Note: a colon',
  'a # hash',
  '#begins with one',
  `"double" and 'single' \\ quotes`,
  '- a hyphen first',
  'two\nlines',
  'two\n\nparagraphs\n',
  'a space at the end ',
  ' and at the beginning',
  'two  spaces',
  '🪐 emoji 👩‍🚀',
  'مرحبا بالعالم',
  'true',
  '1998',
  '',
  '[a, b]',
  '{name}: {value}',
  '*anchor & !tag',
  '>- | % @ `',
  'tab\tinside',
  'no-break\u00a0space and \u2028 separator',
  `${'a long sentence that needs several lines '.repeat(6)}end`,
];

const documents = new Map(files.map((text) => [text, parseDocument(text)]));
const documentOf = (text: string) => documents.get(text) as ReturnType<typeof parseDocument>;

function withPart(value: unknown, path: Path, part: unknown): unknown {
  const copy = structuredClone(value) as Record<string, never>;
  const parent = path.slice(0, -1).reduce((at, key) => at[key] as never, copy);
  (parent as Record<string, unknown>)[`${path.at(-1)}`] = part;
  return copy;
}

/** The text before and after the lines of a value. */
function aroundLines(text: string, path: Path): [string, string] {
  const node = documentOf(text).getIn(path, true) as Scalar;
  const [from, to] = node.range ?? [0, 0];
  const end = text.indexOf('\n', text[to - 1] === '\n' ? to - 1 : to);
  return [text.slice(0, text.lastIndexOf('\n', from) + 1), text.slice(end)];
}

/** Where a value stands: its style, and whether it is in a list or in brackets. */
function shapeOf(text: string, path: Path): string {
  const parent = documentOf(text).getIn(path.slice(0, -1), true) as { flow?: boolean };
  const { type } = documentOf(text).getIn(path, true) as Scalar;
  return `${type} ${typeof path.at(-1)} ${parent?.flow}`;
}

test('every value written back unchanged leaves the same bytes', () => {
  let cases = 0;
  for (const text of files) {
    for (const { path, value } of scalarsOf(text)) {
      cases++;
      if (withValue(text, path, value) !== text) expect.fail(`${path.join('.')} changed`);
    }
  }
  expect(cases).toBeGreaterThan(3000);
});

test('any text can be written, is read as it was typed, and changes no other line', () => {
  const seen = new Set<string>();
  let cases = 0;
  for (const text of files) {
    const value = documentOf(text).toJS();
    for (const [index, { path }] of scalarsOf(text).entries()) {
      // Each kind of place gets all texts, and some values one of them: each case reads a whole file.
      const shape = shapeOf(text, path);
      const one = index % 60 === 0 ? [awkward[cases % awkward.length] ?? ''] : [];
      const texts = seen.has(shape) ? one : awkward;
      seen.add(shape);
      for (const words of texts) {
        cases++;
        const result = withValue(text, path, words);

        const [before, after] = aroundLines(text, path);
        if (!result.startsWith(before) || !result.endsWith(after))
          expect.fail(`${path.join('.')} = ${JSON.stringify(words)} changed another line`);
        if (!isDeepStrictEqual(parse(result), withPart(value, path, words)))
          expect.fail(`${path.join('.')} = ${JSON.stringify(words)} is read differently`);
      }
    }
  }
  expect(cases).toBeGreaterThan(200);
});

test('an entry of any list can be copied, moved and removed, and nothing else changes', () => {
  let cases = 0;
  for (const text of files) {
    for (const { path, value } of listsOf(text)) {
      // Reading a whole file for each entry takes long.
      if (++cases % 10 > 0) continue;
      const at = (index: number) => [...path, index];
      const last = value.length - 1;

      const copied = withCopy(text, at(last));
      if (withoutEntry(copied, at(last + 1)) !== text) expect.fail(`${path.join('.')}: copy`);
      if (last > 0 && moved(moved(text, at(0), 1), at(1), -1) !== text)
        expect.fail(`${path.join('.')}: move`);
      const emptied = value.reduce<string>((rest) => withoutEntry(rest, at(0)), text);
      if (!isDeepStrictEqual(parse(emptied), withPart(parse(text), path, [])))
        expect.fail(`${path.join('.')}: remove`);
    }
  }
  expect(cases).toBeGreaterThan(200);
});

test('notes and the order of lines survive', () => {
  const text = `# yaml-language-server: $schema=team.json
# About the list.
list:
  # The founder.
  - id: ada
    name: Ada # not a note of ours
    tags: [one, two]

  # Came later.
  - id: bo
    bio: >-
      A folded text
      of two lines.
# The end.
`;

  expect(moved(text, ['list', 0], 1)).toBe(`# yaml-language-server: $schema=team.json
# About the list.
list:
  # Came later.
  - id: bo
    bio: >-
      A folded text
      of two lines.

  # The founder.
  - id: ada
    name: Ada # not a note of ours
    tags: [one, two]
# The end.
`);
  expect(withValue(text, ['list', 0, 'name'], 'Ada: the first')).toBe(
    text.replace('name: Ada', 'name: "Ada: the first"'),
  );
  expect(withValue(text, ['list', 1, 'bio'], 'A folded text of one line.')).toBe(
    text.replace('A folded text\n      of two lines.', 'A folded text of one line.'),
  );
  const added = withField(text, ['list', 0, 'hidden'], true);
  expect(added).toBe(text.replace('two]\n', 'two]\n    hidden: true\n'));
  expect(withoutField(added, ['list', 0, 'hidden'])).toBe(text);
});
