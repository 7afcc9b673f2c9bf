import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import {
  createPublicDocument,
  listEndpoints,
} from '@website/content-model/lib/api/api-reference.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CodeSamples, getKeyVariable, renderCodeSamples } from './code-samples.ts';

const { openApi, site } = loadContent();
const key = getKeyVariable(site.name);
const origin = `https://api.${site.domain}`;
const endpoints = listEndpoints(createPublicDocument(openApi, site.domain));

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

/** What the server was asked for, and what it answers. */
let received: unknown;
let answer: unknown;
const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  const body = await text(request);
  received = {
    method,
    url: origin + url,
    authorization: headers.authorization,
    ...(body && { type: headers['content-type'], body: JSON.parse(body) }),
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
const folder = mkdtempSync(join(tmpdir(), 'samples-'));

beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Runs a sample as a visitor would: in its own file, with the key in the environment. */
function run(sample: string, file: string, command: string) {
  const path = join(folder, file);
  const { port } = server.address() as AddressInfo;
  writeFileSync(path, sample.replaceAll(origin, `http://127.0.0.1:${port}`));
  const env = { ...process.env, [key]: 'sk_test', NO_PROXY: '*', NO_COLOR: '1' };
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(command, [path], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}

/** All strings, numbers and booleans in a value, as any language prints them. */
function leaves(value: unknown): string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leaves)
    : [String(value)];
}

// That the examples of the document are valid is in content-model/checks/content/openapi.test.ts.
test.for(cases)(
  '$id in $language runs as it is, asks what is documented, and prints the answer',
  async ({ endpoint: { call, success }, language, file, command }) => {
    answer = success.data;

    const { code, output } = await run(renderCodeSamples(call, key)[language], file, command);

    expect(code, output).toBe(0);
    expect(received).toEqual({
      method: call.method,
      url: call.url,
      authorization: 'Bearer sk_test',
      ...(call.body !== undefined && { type: 'application/json', body: call.body }),
    });
    for (const leaf of leaves(success.data)) {
      expect(output.toLowerCase()).toContain(leaf.toLowerCase());
    }
  },
);
