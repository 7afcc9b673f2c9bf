import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findFreePort } from '../scripts/free-port.ts';
import { skipWithoutNginx } from './test/needs-nginx.ts';
import { writeBuild } from './test/synthetic-build.ts';

/** Starts a program, and collects what it prints. */
function start(program: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, program), ...args], {
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const ended = once(child, 'close');
  return {
    readOutput: () => output,
    code: async () => (await ended)[0],
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'website-serve-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The home page, and whether its policy allows its script. */
async function home(address: string) {
  const answer = await fetch(address).catch(() => undefined);
  const html = (await answer?.text()) ?? '';
  const [, script = 'no script'] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  return { script, isAllowed: policy.includes(hashOf(script)) };
}
const release = (number: number) => ({
  script: `release(${String(number).padStart(6, '0')})`,
  isAllowed: true,
});

describe('npm run serve', () => {
  test('says at once that nginx is missing, and what to do', async () => {
    const server = start('serve.ts', { NGINX: join(folder, 'nginx'), ROOT: folder });

    expect(await server.code()).toBe(1);
    expect(server.readOutput()).toMatch(/^There is no nginx \(.*\): "npm run preview" .*\.\n$/);
  });

  test.skipIf(skipWithoutNginx)('takes up a new build, with its policies', async () => {
    const port = String(await findFreePort());
    const address = `http://127.0.0.1:${port}/`;
    await writeBuild(folder, 1);
    const server = start('serve.ts', { ROOT: folder, PORT: port });

    try {
      await expect.poll(() => home(address), { timeout: 20_000 }).toEqual(release(1));
      rmSync(folder, { recursive: true });
      await writeBuild(folder, 2);
      await expect.poll(() => home(address), { timeout: 20_000 }).toEqual(release(2));
    } finally {
      await server.stop();
    }
  });
});
