import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { skipWithoutNginx } from './test/needs-nginx.ts';
import { writeBuild } from './test/synthetic-build.ts';

/** Starts a program, and collects what it prints. */
function start(program: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, program), ...args], {
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  const ended = once(child, 'close');
  return {
    said: () => said,
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
    expect(server.said()).toMatch(/^There is no nginx \(.*\): "npm run preview" .*\.\n$/);
  });

  test.skipIf(skipWithoutNginx)('takes up a new build, with its policies', async () => {
    const port = String(await freePort());
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

describe('npm run preview', () => {
  test('shows pages, assets and the not-found page, and a new build', async () => {
    const { assets } = await writeBuild(folder, 1);
    const server = start('../site/commands/preview.ts', { ROOT: folder, PORT: '0' });

    try {
      await expect.poll(server.said, { timeout: 20_000 }).toContain('http://');
      const address = /http:\S+/.exec(server.said())?.[0] ?? '';
      const ask = async (path: string, method = 'GET') => {
        const answer = await fetch(address + path, { method, redirect: 'manual' });
        return [answer.status, answer.headers.get('location'), (await answer.text()).length > 0];
      };
      const [asset = ''] = assets.keys();

      expect(await home(address)).toEqual(release(1));
      expect(await ask(asset)).toEqual([200, null, true]);
      expect(await ask('/constant', 'HEAD')).toEqual([200, null, false]);
      expect(await ask('/constant.html?a=1')).toEqual([301, '/constant?a=1', false]);
      expect(await ask('/nowhere')).toEqual([404, null, true]);
      for (const path of ['/_headers', '/index.html.br', '/..%2fpackage.json']) {
        expect(await ask(path)).toEqual([404, null, true]);
      }
      expect(await ask('/', 'POST')).toEqual([405, null, true]);
      await writeBuild(folder, 2);
      expect(await home(address)).toEqual(release(2));
    } finally {
      await server.stop();
    }
  });
});
