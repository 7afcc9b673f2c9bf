import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWords } from './words.ts';

test('the service uses the words of the build, and its own for what an older build lacks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'intake-words-'));
  const own = { language: 'de', email: { inquiry: { subject: 'Frage von {name}' } } };
  writeFileSync(join(folder, 'labels.json'), JSON.stringify(own));

  const words = readWords('en', join(folder, 'answer.html'));
  rmSync(folder, { recursive: true });

  expect(words).toMatchObject({ language: 'de', locale: 'de' });
  expect(words.email.inquiry.subject).toBe('Frage von {name}');
  expect(words.email.inquiry.name).toBe('Name');
  expect(words.forms.labels).toEqual(readWords('de').forms.labels);
});
