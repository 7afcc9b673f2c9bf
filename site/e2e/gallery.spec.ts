import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { astro } from '../test-helpers/scratch-company.ts';
import { axeViolations } from './axe.ts';

const port = 4329;
let server: ChildProcess;

test.beforeAll(async () => {
  server = spawn(process.execPath, [astro, 'dev', '--port', String(port)], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) =>
    server.stdout?.on('data', (text) => /ready/.test(text) && resolve(text)),
  );
});

test.afterAll(() => {
  server.kill();
});

test('during development, /gallery shows every component in both themes', async ({ page }) => {
  // The development server compiles every component first.
  test.slow();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));

  // On the first visit, the development server prepares packages and reloads the page.
  await page.goto(`http://localhost:${port}/gallery`, { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });

  for (const theme of ['light', 'dark']) {
    const parts = page.locator(`[data-gallery=${theme}]`).getByRole('heading', { level: 2 });
    await expect(parts.nth(12)).toBeVisible();
  }
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
});
