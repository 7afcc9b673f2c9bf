import { expect, test } from 'vitest';
import { z } from 'zod';
import { collections } from '../../collections.ts';
import { createBlankMark, showHints } from '../../lib/text/blanks.ts';
import { findLaunchProblems } from '../launch/launch-check.ts';
import { formatReport } from '../launch/launch-report.ts';
import { checkContent } from './check-content.ts';
import { findFieldSchemas, findHint } from './field-schema.ts';
import type { Path } from './problem.ts';

const document = (title: string) => `---
title: ${title}
description: What ${title} says.
heading: ${title}
lede: In short.
updated: 2026-11-19
summary: { lines: [It is short.], note: A summary. }
contact: { label: Questions, heading: Ask, lede: Write to us. }
---

## Who {#who}

This site belongs to {legal.entity}.
`;

/** A company of five files, with some of them changed. */
const files = (changed: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      'site.yaml': 'name: Harbor\ndomain: harbor.example\nemail: { general: a@harbor.example }\n',
      'home.yaml': 'title: Boats\nhero: { heading: Boats that float, lede: We build boats. }\n',
      'services/boats.yaml': 'title: Boats\ndescription: A boat of wood.\n',
      'privacy.md': document('Privacy'),
      'terms.md': document('Terms'),
      ...changed,
    }),
  );

function check(changed?: Record<string, string>) {
  const checked = checkContent(files(changed));
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return checked;
}

test('a text with nothing after its colon is a blank, with its line, its field and its hint', () => {
  const { blanks, content } = check({
    'services/boats.yaml': 'title:\ndescription: A boat of wood.\n',
    'home.yaml': 'title: Boats\nhero:\n  heading: Boats that float\n  # A hint.\n  lede:\n',
  });

  expect(blanks).toMatchObject([
    { file: 'home.yaml', line: 5, field: 'hero.lede', hint: expect.stringMatching(/sentence/) },
    { file: 'services/boats.yaml', line: 1, field: 'title', hint: expect.stringMatching(/\w/) },
  ]);
  expect(showHints(content.services[0]?.title ?? '', blanks)).toBe(`[${blanks[1]?.hint}]`);
});

test('a text that quotes a blank shows its hint there', () => {
  const { blanks, content } = check({
    'site.yaml': 'name: Harbor\ndomain: harbor.example\nemail: { general: a@harbor.example }\n',
    'claims.yaml': 'promises:\n  answer: { value: , meaning: A reply., evidence: None yet }\n',
    'services/boats.yaml': 'title: Boats\ndescription: You hear from us {answer}.\n',
  });

  expect(showHints(content.services[0]?.description ?? '', blanks)).toBe(
    `You hear from us [${blanks[0]?.hint}].`,
  );
});

test('what is no text cannot be a blank', () => {
  const result = checkContent(files({ 'site.yaml': 'name: Harbor\ndomain:\nemail:\n' }));

  expect('problems' in result && result.problems).toMatchObject([
    { line: 2, field: 'domain', found: 'nothing' },
    { line: 3, field: 'email', found: 'nothing' },
  ]);
});

test('a character that stands for a blank cannot be typed', () => {
  const typed = String.fromCodePoint(0xf0000);
  const result = checkContent(
    files({
      'services/boats.yaml': `title: ${typed}\ndescription: A boat.\n`,
      'terms.md': document('Terms') + typed,
    }),
  );

  expect('problems' in result && result.problems.map(({ file }) => file)).toEqual([
    expect.stringContaining('services/boats.yaml'),
    expect.stringContaining('terms.md'),
  ]);
});

test('the launch check lists each blank that visitors would see, as a blocker', async () => {
  const checked = check({
    'services/boats.yaml': 'title:\ndescription: A boat of wood.\n',
    'services/later.yaml': 'title:\ndescription: Not yet.\nhidden: true\n',
  });

  const problems = await findLaunchProblems(checked, { today: new Date(), intake: undefined });

  expect(problems.filter(({ kind }) => kind === 'blank')).toMatchObject([
    { severity: 'blocker', file: expect.stringContaining('services/boats.yaml'), line: 1 },
  ]);
});

test('the report has every blank, below the name of its file', async () => {
  const checked = check({
    'site.yaml': 'name:\ndomain: harbor.example\nemail: { general: a@harbor.example }\n',
    'home.yaml': 'title:\nhero:\n  heading: Boats that float\n  lede:\n',
  });

  const report = formatReport(
    await findLaunchProblems(checked, { today: new Date(), intake: undefined }),
  );

  const rows = report.split('\n').map((row) => row.replace(/: .*/, ''));
  expect(rows.slice(0, 6)).toEqual([
    'BLOCKER blank',
    expect.stringMatching(/^ {2}\S+site\.yaml$/),
    '    line 1, name',
    expect.stringMatching(/^ {2}\S+home\.yaml$/),
    '    line 1, title',
    '    line 4, hero.lede',
  ]);
});

/** Texts that only somebody who writes about law or cookies meets, and the parts of a Markdown text. */
const withoutHints = /^(?:labels|openApi|redirects|privacy|terms|cookie|thirdParty)|^\w+ text\b/;

test('every text that can be a blank has a short hint in plain words', () => {
  const hints = Object.entries(collections).flatMap(([name, { schema }]) =>
    listTextPaths(schema)
      .map((path) => ({ name: `${name} ${path.join('.')}`, hint: findHint(schema, path) }))
      .filter((text) => !withoutHints.test(text.name)),
  );

  expect(hints.length).toBeGreaterThan(200);
  for (const { name, hint } of hints) {
    const [words = ''] = hint.split(' For example: ');
    expect.soft(words.length, name).toBeGreaterThan(10);
    expect.soft(words.length, name).toBeLessThanOrEqual(120);
    expect.soft(hint, name).not.toMatch(/[`{}"]|\bmust\b/);
  }
});

/** The paths of all texts that accept the mark of a blank, with one entry of each list. */
function listTextPaths(schema: z.core.$ZodType, path: Path = []): Path[] {
  const [inner] = findFieldSchemas(schema, []).slice(-1);
  if (schema instanceof z.ZodPipe) return listTextPaths(schema.in, path);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => listTextPaths(option, path));
  if (inner !== schema && inner) return listTextPaths(inner, path);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      listTextPaths(field, [...path, key]),
    );
  if (schema instanceof z.ZodArray) return listTextPaths(schema.element, [...path, 0]);
  if (schema instanceof z.ZodRecord) return listTextPaths(schema.valueType, [...path, 'name']);
  return z.safeParse(schema, createBlankMark(0)).success ? [path] : [];
}
