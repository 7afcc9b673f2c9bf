import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { endpointsOf, publishedDocument } from '@website/content-model/lib/api/api-reference.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DocumentedApi, serveDocumented } from '../../../test-helpers/documented-api.ts';
import { type CodeSamples, codeSamples, keyVariable } from './code-samples.ts';

const { openApi, site } = loadContent();
const document = publishedDocument(openApi, site.domain);
const key = keyVariable(site.name);
const endpoints = endpointsOf(document);

/** Whether a program is installed. In CI, all of them must be. */
const isThere = (command: string) =>
  process.env.CI !== undefined || spawnSync(command, ['--version']).error === undefined;

const languages = (
  [
    { language: 'curl', file: 'sample.sh', command: 'sh', needs: 'curl' },
    { language: 'typescript', file: 'sample.ts', command: process.execPath, needs: 'node' },
    { language: 'python', file: 'sample.py', command: 'python3', needs: 'python3' },
  ] satisfies { language: keyof CodeSamples; file: string; command: string; needs: string }[]
).filter(({ command, needs }) => isThere(command) && isThere(needs));
const cases = endpoints.flatMap((endpoint) =>
  languages.map((language) => ({ endpoint, ...language, id: endpoint.id })),
);

let api: DocumentedApi;
let folder: string;

beforeAll(async () => {
  api = await serveDocumented(document, 'sk_test');
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
});
beforeEach(() => {
  api.answers.length = 0;
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

interface Run {
  code: number;
  output: string;
}

/** Runs a sample as a visitor would: in its own file, with the key in the environment. */
function run(sample: string, file: string, command: string): Promise<Run> {
  const path = join(folder, file);
  writeFileSync(path, sample.replaceAll(`https://api.${site.domain}`, api.url));
  const env = { ...process.env, [key]: 'sk_test', NO_PROXY: '*', NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile(command, [path], { env }, (error, stdout, stderr) =>
      resolve({
        code: error ? Number(error.code ?? 1) : 0,
        output: stdout + stderr,
      }),
    );
  });
}

/** All strings, numbers and booleans in a value, as any language prints them. */
function leaves(value: unknown): string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leaves)
    : [String(value)];
}

test.for(cases)(
  '$id in $language runs as it is, and gets the documented answer',
  async ({ endpoint, language, file, command }) => {
    const sample = codeSamples(endpoint.call, key)[language];
    expect(sample).toContain(`https://api.${site.domain}`);

    const { code, output } = await run(sample, file, command);

    expect(api.answers).toEqual([{ status: endpoint.success.status, operation: endpoint.id }]);
    expect(code, output).toBe(0);
    for (const leaf of leaves(endpoint.success.data)) {
      expect(output.toLowerCase()).toContain(leaf.toLowerCase());
    }
  },
);
