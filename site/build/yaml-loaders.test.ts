import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { describe, expect, onTestFinished, test } from 'vitest';
import { folder, list, record } from './yaml-loaders.ts';

type Entry = { id: string; data: unknown };

/** What a loader makes of a content folder with these files, in the order Astro hands it back. */
async function load(loader: Loader, files: Record<string, string>): Promise<unknown[]> {
  const root = await mkdtemp(join(tmpdir(), 'yaml-loaders-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, 'src/content', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  const entries = new Map<string, Entry>();
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    parseData: async ({ data }: Entry) => data,
    store: {
      clear: () => entries.clear(),
      set: (entry: Entry) => entries.set(entry.id, entry),
    },
  } as unknown as LoaderContext;

  await loader.load(context);

  return [...entries.keys()].sort().map((key) => entries.get(key)?.data);
}

describe('a content file that can be read', () => {
  test('keeps the order of its list, also past ten records', async () => {
    const ids = [...'qwertyuiopas'];
    const text = ids.map((id) => `- id: ${id}\n`).join('');

    const records = await load(list('jobs.yaml'), { 'jobs.yaml': text });

    expect(records).toEqual(ids.map((id) => ({ id })));
  });

  test('in a folder has the name of its file as its id', async () => {
    const files = {
      'services/ai-chatbots.yaml': 'plate: 6',
      'services/ai-analytics.yaml': 'plate: 5',
    };

    const records = await load(folder('services'), files);

    expect(records).toEqual([
      { id: 'ai-analytics', plate: 5 },
      { id: 'ai-chatbots', plate: 6 },
    ]);
  });

  test('may hold a single record', async () => {
    const records = await load(record('site.yaml'), { 'site.yaml': 'name: Orrery' });

    expect(records).toEqual([{ name: 'Orrery' }]);
  });
});

const broken = 'id: a\ntitle: "never closed\nplate: 1\n';

describe('the build stops and names the file', () => {
  test.each<[string, Loader, Record<string, string>, RegExp]>([
    [
      'a list cannot be read',
      list('jobs.yaml'),
      { 'jobs.yaml': '- id: a\n- id: b\n  id: c\n' },
      /jobs\.yaml: .* line 3,/,
    ],
    [
      'a single record cannot be read',
      record('site.yaml'),
      { 'site.yaml': broken },
      /site\.yaml: .* line \d/,
    ],
    [
      'a file of a folder cannot be read',
      folder('services'),
      { 'services/a.yaml': 'plate: 1', 'services/b.yaml': broken },
      /services\/b\.yaml: .* line \d/,
    ],
    [
      'a folder holds something else',
      folder('services'),
      { 'services/a.yaml': 'plate: 1', 'services/b.yml': 'plate: 2' },
      /services\/b\.yml: only \.yaml files/,
    ],
    [
      'a record has no id',
      list('jobs.yaml'),
      { 'jobs.yaml': '- id: a\n- title: b\n' },
      /jobs\.yaml: record 2 has no id/,
    ],
    [
      'a record is blank',
      list('jobs.yaml'),
      { 'jobs.yaml': '- id: a\n-\n' },
      /jobs\.yaml: record 2 has no id/,
    ],
    [
      'two records have the same id',
      list('jobs.yaml'),
      { 'jobs.yaml': '- id: a\n- id: b\n- id: a\n' },
      /jobs\.yaml: two records have the id "a"/,
    ],
    ['a list is empty', list('jobs.yaml'), { 'jobs.yaml': '[]' }, /jobs\.yaml: expected a list/],
    [
      'a file of records is blank',
      list('jobs.yaml'),
      { 'jobs.yaml': '# later\n' },
      /jobs\.yaml: expected a list/,
    ],
    [
      'a list is one record',
      list('jobs.yaml'),
      { 'jobs.yaml': 'id: a' },
      /jobs\.yaml: expected a list/,
    ],
    ['a list is missing', list('jobs.yaml'), {}, /jobs\.yaml: .*no such file/],
    ['a single record is missing', record('site.yaml'), {}, /site\.yaml: .*no such file/],
    ['a folder is missing', folder('services'), {}, /no such file.*services/],
  ])('when %s', async (_, loader, files, message) => {
    await expect(load(loader, files)).rejects.toThrow(message);
  });
});
