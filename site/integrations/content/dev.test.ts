import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { astro, scratchCompany } from '../../test-helpers/scratch-company.ts';

const site = resolve(import.meta.dirname, '../..');
const copy = scratchCompany('dev');
let address = '';
let server: ChildProcess;

/** On a taken port, Astro would use another one, and the tests would talk to another server. */
function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  return new Promise((done) => {
    probe.once('listening', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

const page = async (path: string) => {
  const response = await fetch(address + path, { headers: { accept: 'text/html' } });
  return { status: response.status, text: await response.text() };
};

/** Changes a file, and returns a function that puts it right again. */
function edit(file: string, change: (text: string) => string): () => void {
  const path = copy.path('content', file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  return () => writeFileSync(path, before);
}

beforeAll(async () => {
  const port = String(await freePort());
  address = `http://localhost:${port}`;
  server = spawn(process.execPath, [astro, 'dev', '--root', site, '--port', port], {
    // Without the test runner's variables: with them, Astro does not watch files.
    env: { PATH: process.env.PATH, COMPANY: copy.path() },
    stdio: 'ignore',
  });
  // The first page compiles everything: half a minute here, more on a busy machine.
  await vi.waitFor(() => page('/'), { timeout: 300_000, interval: 200 });
});
afterAll(() => {
  server.kill();
  copy.remove();
});

const soon = { timeout: 120_000 };

test('a mistake is shown with its cause on every page, and the page comes back on its own', async () => {
  const undo = edit('jobs.yaml', (text) => text.replace('- id:', '- idd:'));

  await expect
    .poll(() => page('/'), soon)
    .toMatchObject({
      status: 500,
      text: expect.stringMatching(/jobs\.yaml:\d+<\/code>.*found an unknown field; must be id/),
    });
  const { text } = await page('/careers');
  expect(text).not.toMatch(/node_modules|astro\.build|at .*:\d+:\d+\)/);
  // The client that makes an open page reload itself.
  expect(text).toContain('/@vite/client');

  undo();
  await expect.poll(() => page('/careers'), soon).toMatchObject({ status: 200 });
});

test('an added or removed file is noticed', async () => {
  writeFileSync(copy.path('content/notes.yaml'), 'a: 1');

  await expect
    .poll(() => page('/team'), soon)
    .toMatchObject({
      status: 500,
      text: expect.stringContaining('found a file that no page reads'),
    });

  rmSync(copy.path('content/notes.yaml'));
  await expect.poll(() => page('/team'), soon).toMatchObject({ status: 200 });
});

test('a new service appears with its file', async () => {
  const file = copy.path('content/services/ai-robotics.yaml');
  const like = readFileSync(copy.path('content/services/ai-chatbots.yaml'), 'utf8')
    .replace(/(?<=^plate: ).*/m, '7')
    .replace(/(?<=^title: ).*/m, 'AI Robotics')
    .replace(/(?<=^contactOption: ).*/m, 'AI Robotics')
    .replace(/(?<=^page:\n {2}description: )[\s\S]*?(?=\n {2}\w)/m, 'Robots that lift.');
  const shows = (text: string) => expect.objectContaining({ text: expect.stringContaining(text) });

  writeFileSync(file, like);
  await expect.poll(() => page('/ai-robotics'), soon).toEqual(shows('<title>AI Robotics'));
  expect(await page('/')).toEqual(shows('AI Robotics</option>'));

  rmSync(file);
  await expect.poll(() => page('/ai-robotics'), soon).toMatchObject({ status: 404 });
});

test('a content change appears on the page at once', async () => {
  edit('site.yaml', (text) => text.replace(/^name: .*/m, 'name: Another Company'));

  await expect
    .poll(() => page('/team'), soon)
    .toMatchObject({
      text: expect.stringContaining('<title>Team, and how we count · Another Company'),
    });
});
