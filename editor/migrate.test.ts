import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withName } from './yaml-edit.ts';

const old = `# Ours
rule: # short
  compare:   "Beside the *others*"
  ask: >-
    Ask
    us
orrery:
  failed: Broken
intake: { held: { more: More, open: Open } }
service: { previous: "Before {numeral}", next: "After {numeral}" }
search: { ask:  Ask }
`;
const new110 = old
  .replace('rule:', 'comparison:')
  .replace('compare:', 'others:')
  .replace('orrery:\n  failed: Broken\n', '')
  .replace('more: More, ', '')
  .replace(/service: .*\n/, '');

test.each([
  ['from 1.0.0', '1.0.0', old, new110],
  ['from 1.0.0, written on Windows', '1.0.0', old, new110],
  ['a second time', '1.0.0', new110, new110],
  ['from 1.10.0, which has its own meaning of the words', '1.10.0', old, old],
  ['with a mistake that the build will name', '1.0.0', 'rule: [', 'rule: ['],
])('an update changes only what 1.1.0 has named anew: %s', (title, from, before, after) => {
  const like = (text: string) => (/Windows/.test(title) ? text.replaceAll('\n', '\r\n') : text);
  const company = mkdtempSync(join(tmpdir(), 'company-'));
  const file = join(company, 'content/labels.yaml');
  mkdirSync(join(company, 'content'));
  writeFileSync(file, like(before));

  execFileSync(process.execPath, [join(import.meta.dirname, 'migrate.ts'), from, company]);

  expect(readFileSync(file, 'utf8')).toBe(like(after));
  rmSync(company, { recursive: true });
});

test('an update drops what 1.2.0 no longer shows, and keeps the rest', () => {
  const company = mkdtempSync(join(tmpdir(), 'company-'));
  const home = join(company, 'content/home.yaml');
  const service = join(company, 'content/services/ours.yaml');
  mkdirSync(join(company, 'content/services'), { recursive: true });
  writeFileSync(
    home,
    'services:\n  label: Ours # short\n  machine:\n    heading: One\n    text: Two\n',
  );
  writeFileSync(service, 'icon: gears\ncaption: Three gears\npage: { caption: Gears }\n');

  execFileSync(process.execPath, [join(import.meta.dirname, 'migrate.ts'), '1.1.0', company]);

  expect(readFileSync(home, 'utf8')).toBe('services:\n  label: Ours # short\n');
  expect(readFileSync(service, 'utf8')).toBe('icon: gears\npage: { caption: Gears }\n');
  rmSync(company, { recursive: true });
});

test('a new name must be free', () => {
  expect(() => withName('a: 1\nb: 2\n', ['a'], 'b')).toThrow('can’t be written');
});
