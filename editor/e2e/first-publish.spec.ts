/** From an archive to a published company, as the README says, with the mouse and the keyboard. */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { unzipSync } from 'fflate';
import { findTraces, tracesOf } from '../../site/e2e/owner-edits/traces.ts';
import { button, middleOf, notice, panel } from './edit-page.ts';
import { startEditing } from './edit-server.ts';
import { clone, emptyRemote, install, newRoot, run, sendAll, unpack } from './fresh-clone.ts';
import { companies } from './rebrand/companies.ts';

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

async function publishOnline(page: Page, first?: () => Promise<void>): Promise<void> {
  await press(page, button(page, 'Publish'));
  await first?.();
  await buildPreview(page);
  await press(page, button(page, 'Publish Now'));
  await expect(notice(page)).toContainText('Published.');
}

let editing: Awaited<ReturnType<typeof startEditing>>;
test.afterAll(async () => {
  await editing.stop();
  rmSync(root, { recursive: true });
});

test('a new company is made, edited and published, and a host builds it', async ({ page }) => {
  test.slow();
  const mine = install(unpack(join(root, 'mine')));
  editing = await startEditing({ COMPANY: '', DIST: '' }, mine);
  await page.goto(editing.key);
  await expect(panel(page).getByRole('heading', { name: 'Make it yours' })).toBeVisible();
  const { name: _, main, accent, ...answers } = companies[0] ?? {};
  for (const [option, words] of Object.entries({ ...answers, name: 'Maaslicht' })) {
    const input = panel(page).locator(`[id="${option}"]`);
    if (option.startsWith('email-')) continue;
    await press(page, input);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(words);
  }
  await panel(page).locator('#main').fill(`${main}`);
  await panel(page).locator('#accent').fill(`${accent}`);
  for (const name of ['Team', 'Idea to MVP']) await press(page, panel(page).getByLabel(name));
  await press(page, button(page, 'Make My Site'));
  await expect(button(page, 'Publish')).toBeVisible({ timeout: 120_000 });
  const spelling = ['cspell', '--no-progress', '--no-must-find-files', 'company.json'];
  run(mine, 'npx', ...spelling, 'companies/maaslicht/content/site.yaml');
  await press(page, button(page, 'Close'));
  await change(page, page.getByRole('heading', { level: 1 }), 'Light on the river.');
  const card = page.locator('#services li p').first();
  await change(page, card, 'We build models that see what people miss, and prove it.');
  await page.goto(`${editing.address}/team`);
  const person = `${loadContent().teamMembers[0]?.name}`;
  await change(page, page.getByRole('heading', { name: person }), 'Noor van Dijk');

  await press(page, button(page, 'Publish'));
  await press(page, panel(page).getByLabel('As a folder'));
  await press(page, button(page, 'Continue'));
  await expect(panel(page)).toContainText('becomes “Noor van Dijk”');
  await expect(button(page, 'Save the Site')).toBeHidden();
  await buildPreview(page);
  await press(page, button(page, 'Save the Site'));
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

  const online = emptyRemote(root);
  await press(page, button(page, 'Close'));
  await publishOnline(page, async () => {
    await press(page, button(page, 'Publish Another Way'));
    await press(page, panel(page).getByLabel('Through an online copy'));
    await press(page, panel(page).getByLabel('Address of the online copy'));
    await page.keyboard.insertText(online);
    await press(page, button(page, 'Continue'));
    await expect(panel(page)).toContainText('Your company’s folder');
  });
  const host = clone(root, 'host');
  run(host, 'npm', 'run', 'build');
  const home = readFileSync(join(host, 'site/dist/index.html'), 'utf8');
  expect(home).toContain('Light on the river.');
  expect(home).toContain('We build models that see what people miss');
  expect(readFileSync(join(host, 'site/dist/team.html'), 'utf8')).toContain('Noor van Dijk');
  expect(findTraces(join(host, 'site/dist'), tracesOf(loadContent().site)).found).toEqual([]);
  // The same commit gives the same bytes, in whatever folder.
  expect(digests(join(host, 'site/dist'))).toEqual(digests(folder));

  const file = join(host, 'companies/maaslicht/content/home.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Light on the river.', 'Light at sea.'));
  sendAll(host);
  await page.goto(editing.address);
  await change(page, page.getByRole('heading', { level: 1 }), 'Light on the lake.');
  await press(page, button(page, 'Publish'));
  await buildPreview(page);
  await press(page, button(page, 'Publish Now'));
  const both = panel(page).getByRole('group', { name: 'Headline of the home page' });
  await expect(both).toContainText('Light on the lake.');
  await press(page, both.getByText('Light at sea.'));
  await press(page, button(page, 'Keep These'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Light at sea.');
  await publishOnline(page);
  expect(run(root, 'git', '-C', 'remote', 'rev-list', '--count', 'main').trim()).toBe('5');
});
