import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scratchSite } from './scratch-site.ts';

const copy = scratchSite('dev');
const address = 'http://localhost:4399';
let server: ChildProcess;

const page = async (path: string) => {
  const response = await fetch(address + path, { headers: { accept: 'text/html' } });
  return { status: response.status, text: await response.text() };
};

function edit(file: string, change: (text: string) => string): () => void {
  const path = copy.path('src/content', file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  return () => writeFileSync(path, before);
}

beforeAll(async () => {
  server = spawn(process.execPath, [copy.path('build/astro.ts'), 'dev', '--port', '4399'], {
    // Without the test runner's variables: with them, Astro does not watch files.
    env: { PATH: process.env.PATH },
    stdio: 'ignore',
  });
  // The first page compiles everything: half a minute here, more on a busy machine.
  await vi.waitFor(() => page('/'), { timeout: 180_000, interval: 200 });
}, 180_000);
afterAll(() => {
  server.kill();
  copy.remove();
});

const soon = { timeout: 30_000 };

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
}, 60_000);

test('an added or removed file is noticed', async () => {
  writeFileSync(copy.path('src/content/notes.yaml'), 'a: 1');

  await expect
    .poll(() => page('/team'), soon)
    .toMatchObject({
      status: 500,
      text: expect.stringContaining('found a file that no page reads'),
    });

  rmSync(copy.path('src/content/notes.yaml'));
  await expect.poll(() => page('/team'), soon).toMatchObject({ status: 200 });
}, 60_000);

test('a content change appears on the page at once', async () => {
  edit('site.yaml', (text) => text.replace(/^name: .*/m, 'name: Another Company'));

  await expect
    .poll(() => page('/team'), soon)
    .toMatchObject({
      text: expect.stringContaining('<title>Team · Another Company'),
    });
}, 60_000);
