import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { changedText, filesToEdit, wrongEdits } from '../build/content/wrong-edits.ts';

const content = resolve(import.meta.dirname, '../src/content');
const files = filesToEdit();
const yamlFiles = [...files.keys()].filter((file) => file.endsWith('.yaml'));

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, keywords: ['patternErrorMessage'] });
const compiled = new Map<string, ValidateFunction>();

/** The schema that a content file names in its first line. */
function schemaOf(file: string): ValidateFunction {
  const [, address = ''] =
    /^# yaml-language-server: \$schema=(.*)/.exec(files.get(file) ?? '') ?? [];
  const path = resolve(content, file, '..', address);
  const known = compiled.get(path) ?? ajv.compile(JSON.parse(readFileSync(path, 'utf8')));
  compiled.set(path, known);
  return known;
}

/** What an editor underlines in a content file. */
function redLines(file: string, text: string): string[] {
  const document = parseDocument(text);
  if (document.errors.length > 0) return document.errors.map(({ message }) => message);
  const validate = schemaOf(file);
  validate(document.toJS());
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test('the schemas are those of the content now, and every file names its own', () => {
  const script = resolve(import.meta.dirname, 'editor-schemas.ts');

  const { stdout, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });

  expect(stdout + stderr).toBe('');
});

test.for(yamlFiles)('an editor finds nothing to underline in %s', (file) => {
  expect(redLines(file, files.get(file) ?? '')).toEqual([]);
});

describe('an editor underlines a wrong edit, unless only the build can see it', () => {
  const inYaml = wrongEdits.filter(({ file }) => file.endsWith('.yaml'));

  test.for(inYaml)('$what', ({ file, from, to, onlyBuild = false }) => {
    const { changed } = changedText(files, { file, from, to });

    expect(redLines(file, changed).length > 0).toBe(!onlyBuild);
  });
});

test('an editor explains a field with the words above it in our schema', () => {
  const { properties } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../schemas/site.json'), 'utf8'),
  );

  expect(properties.domain.description).toContain('without "https://"');
  expect(properties.sample.description).toContain('True while the record is invented.');
});
