/** From an archive to a published company, as the README says, with the mouse and the keyboard. */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { unzipSync } from 'fflate';
import { findTraces, listTraces } from '../../site/e2e/owner-edits/traces.ts';
import { expect, test } from '../../site/e2e/test.ts';
import { button, middleOf, notice, panel } from './edit-page.ts';
import { startEditing } from './edit-server.ts';
import { clone, emptyRemote, install, newRoot, run, unpack } from './fresh-clone.ts';

const root = newRoot();

const digest = (path: string, bytes: Uint8Array) => `${path} ${hash('sha256', bytes)}`;

/** Every file in a folder, with a digest of its bytes. */
const digests = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => digest(relative(folder, path), readFileSync(path)))
    .sort();

async function press(page: Page, on: Locator): Promise<void> {
  await page.mouse.click(...(await middleOf(on)));
}

/** Presses a text, types another one in its place, and saves it. */
async function change(page: Page, text: Locator, words: string): Promise<void> {
  await expect(button(page, 'Publish')).toBeVisible();
  await press(page, text);
  await expect(page.locator('[contenteditable="plaintext-only"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
  await press(page, button(page, 'Save'));
  await expect(notice(page)).toContainText(`becomes “${words}”`);
  await expect(page.getByText(words).first()).toBeVisible();
}

async function buildPreview(page: Page): Promise<void> {
  await press(page, button(page, 'Build a Preview'));
  await expect(panel(page).getByRole('link', { name: 'Open the preview' })).toBeVisible({
    timeout: 240_000,
  });
}

let editing: Awaited<ReturnType<typeof startEditing>>;
test.afterAll(async () => {
  await editing.stop();
  rmSync(root, { recursive: true });
});

test('a new company is made, edited and published, and a host builds it', async ({
  page,
  allowErrors,
}) => {
  test.slow();
  // The server starts again with the new company, and refuses to publish over what a colleague has changed.
  allowErrors(/^Failed to load resource|WebSocket/i);
  const answers = {
    name: 'Maaslicht',
    service: 'River models',
    domain: 'maaslicht.example',
    email: 'hallo@maaslicht.example',
  };
  const mine = install(unpack(join(root, 'mine')));
  editing = await startEditing({ COMPANY: '', DIST: '' }, mine);
  await page.goto(editing.key);
  // The sample is only to look at.
  await expect(notice(page)).toContainText('This is the sample.');
  await expect(page.locator('[data-edit]')).toHaveCount(0);
  await press(page, button(page, 'Make It Yours'));
  for (const [id, words] of Object.entries(answers)) {
    const input = panel(page).locator(`[id="${id}"]`);
    await press(page, input);
    await page.keyboard.insertText(words);
  }
  await panel(page).getByLabel('Where should messages arrive?').selectOption('email');
  await panel(page).locator('#main').fill('#06262b');
  await panel(page).locator('#accent').fill('#00666e');
  await press(page, button(page, 'Make My Site'));
  await expect(button(page, 'Publish')).toBeVisible({ timeout: 120_000 });
  const spelling = ['cspell', '--no-progress', '--no-must-find-files', 'company.json'];
  run(mine, 'npx', ...spelling, 'companies/maaslicht/content/site.yaml');
  await press(page, button(page, 'Close'));
  await press(page, button(page, 'Checklist'));
  const left = () => panel(page).locator('.launch strong').innerText();
  const before = Number.parseInt(await left(), 10);
  expect(before).toBeLessThanOrEqual(25);
  await press(page, button(page, 'Close'));
  await change(page, page.locator('h1 mark'), 'Light on the river.');
  const service = page.locator('#services mark').first();
  await change(page, service, 'We build models that see what people miss, and prove it.');
  await press(page, button(page, 'Checklist'));
  expect(Number.parseInt(await left(), 10)).toBe(before - 2);
  await press(page, button(page, 'Close'));

  await press(page, button(page, 'Publish'));
  await expect(panel(page)).toContainText('becomes “Light on the river.”');
  await expect(button(page, 'Save as a Folder')).toBeHidden();
  await buildPreview(page);
  await press(page, button(page, 'Save as a Folder'));
  await expect(panel(page)).toContainText('Your site is saved');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    press(page, button(page, 'Download as a Zip')),
  ]);
  const zip = unzipSync(readFileSync(await saved.path()));
  const folder = join(mine, 'ready-to-upload', `${answers.domain}`);
  expect(
    Object.entries(zip)
      .map(([path, bytes]) => digest(path, bytes))
      .sort(),
  ).toEqual(digests(folder));

  // What a developer does once: the folder becomes a clone of the online copy.
  const online = emptyRemote(root);
  run(mine, 'git', 'init', '--quiet', '--initial-branch=main');
  run(mine, 'git', 'remote', 'add', 'origin', online);
  run(mine, 'git', 'config', 'branch.main.remote', 'origin');
  run(mine, 'git', 'config', 'branch.main.merge', 'refs/heads/main');
  await press(page, button(page, 'Close'));
  await press(page, button(page, 'Publish'));
  await expect(panel(page)).toContainText(`The online copy: ${online}`);
  await buildPreview(page);
  await press(page, button(page, 'Publish Now'));
  await expect(notice(page)).toContainText('Published to');
  const host = clone(root, 'host');
  run(host, 'npm', 'run', 'build');
  const home = readFileSync(join(host, 'site/dist/index.html'), 'utf8');
  expect(home).toContain('Light on the river.');
  expect(home).toContain('We build models that see what people miss');
  // What nobody has written yet shows its hint.
  expect(home).toContain('<mark data-blank="home.yaml');
  expect(findTraces(join(host, 'site/dist'), listTraces(loadContent().site)).found).toEqual([]);
  // The same commit gives the same bytes, in whatever folder.
  expect(digests(join(host, 'site/dist'))).toEqual(digests(folder));
});
