/** From a fresh clone to a published company, as the README says, with the mouse and the keyboard. */
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { project } from '@website/content-model/company.ts';
import { findTraces, tracesOf } from '../../site/e2e/owner-edits/traces.ts';
import { button, notice, panel } from './edit-page.ts';
import { startEditing } from './edit-server.ts';
import { companies } from './rebrand/companies.ts';

const root = mkdtempSync(join(tmpdir(), 'first-publish-'));
const { COMPANY: _, DIST: __, ...env } = process.env;
const run = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  }).toString();

/** A clone with the packages that are installed here. */
function clone(name: string): string {
  const folder = join(root, name);
  run(root, 'git', 'clone', '--quiet', join(root, 'remote'), folder);
  run(root, 'cp', '-al', join(project, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Every file in a folder, with a digest of its bytes. */
const digests = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => `${relative(folder, path)} ${hash('sha256', readFileSync(path))}`)
    .sort();

async function press(page: Page, on: Locator): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Presses a text, types another one in its place, and saves it. */
async function change(page: Page, text: Locator, words: string): Promise<void> {
  await press(page, text);
  await expect(page.locator('[contenteditable="plaintext-only"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
  await press(page, button(page, 'Save'));
  await expect(notice(page)).toContainText(`becomes “${words}”`);
  await expect(page.getByText(words).first()).toBeVisible();
}

let editing: Awaited<ReturnType<typeof startEditing>>;
test.afterAll(async () => {
  await editing.stop();
  rmSync(root, { recursive: true });
});

test('a new company is made, edited and published, and a host builds it', async ({ page }) => {
  test.slow();
  run(root, 'git', 'init', '--quiet', '--bare', '--initial-branch=main', 'remote');
  const files = run(project, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const first = join(root, 'first');
  run(root, 'git', 'clone', '--quiet', 'remote', first);
  for (const file of files.split('\0').filter((one) => one && existsSync(join(project, one))))
    cpSync(join(project, file), join(first, file));
  run(first, 'git', 'add', '--all');
  const author = ['-c', 'user.name=Us', '-c', 'user.email=us@example.com'];
  run(first, 'git', ...author, 'commit', '--quiet', '--no-verify', '-m', 'Begin');
  run(first, 'git', 'push', '--quiet', 'origin', 'HEAD:main');
  const mine = clone('mine');
  const name = 'Maaslicht';
  const answers = Object.entries({ ...companies[0], name }).flatMap(([key, text]) => [
    `--${key}`,
    text,
  ]);

  run(mine, 'npm', 'run', 'rebrand', '--', ...answers);
  const spelling = ['cspell', '--no-progress', '--no-must-find-files', 'company.json'];
  run(mine, 'npx', ...spelling, 'companies/maaslicht/content/site.yaml');
  editing = await startEditing({ COMPANY: '', DIST: '' }, mine);
  await page.goto(editing.key);
  await press(page, button(page, 'Close'));
  await change(page, page.getByRole('heading', { level: 1 }), 'Light on the river.');
  const card = page.locator('#services li p').first();
  await change(page, card, 'We build models that see what people miss, and prove it.');
  await page.goto(`${editing.address}/team`);
  const person = `${loadContent().teamMembers[0]?.name}`;
  await change(page, page.getByRole('heading', { name: person }), 'Noor van Dijk');

  await press(page, button(page, 'Publish'));
  await expect(panel(page)).toContainText('The folder of your company goes along');
  await expect(panel(page)).toContainText('becomes “Noor van Dijk”');
  await press(page, button(page, 'Build a Preview'));
  await expect(panel(page).getByRole('link', { name: 'Open the preview' })).toBeVisible({
    timeout: 240_000,
  });
  await press(page, button(page, 'Publish Now'));
  await expect(notice(page)).toContainText('Published.');

  const host = clone('host');
  run(host, 'npm', 'run', 'build');
  const home = readFileSync(join(host, 'site/dist/index.html'), 'utf8');
  expect(home).toContain('Light on the river.');
  expect(home).toContain('We build models that see what people miss');
  expect(readFileSync(join(host, 'site/dist/team.html'), 'utf8')).toContain('Noor van Dijk');
  expect(findTraces(join(host, 'site/dist'), tracesOf(loadContent().site)).found).toEqual([]);
  // The same commit gives the same bytes, in whatever folder.
  expect(digests(join(host, 'site/dist'))).toEqual(digests(join(mine, '.scratch/preview')));
});
