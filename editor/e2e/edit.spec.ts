/** `npm start` on a copy of the sample, as an owner uses it, and as a hostile page would. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { readContentFiles } from '@website/content-model/checks/content/content-files.ts';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { project } from '@website/content-model/company.ts';
import { listRoutes } from '@website/content-model/routes.ts';
import {
  createScratchCompany,
  type ScratchCompany,
} from '@website/content-model/test-helpers/scratch-company.ts';
import sharp from 'sharp';
import { findAxeViolations } from '../../site/e2e/axe.ts';
import { expect, test } from '../../site/e2e/test.ts';
import { button, notice, panel, texts } from './edit-page.ts';
import { listening, startEditing } from './edit-server.ts';

// One server for all tests, in order. Each leaves the content as it was; after a failure, the others go
// on with a new server.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 900 } });

let copy: ScratchCompany;
let server: Awaited<ReturnType<typeof startEditing>>;
let hostile: Server;
let address = '';
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
let before: ReturnType<typeof readContentFiles>;
const contentNow = () => readContentFiles(copy.path('content'));

test.beforeAll(async ({ browser }) => {
  copy = createScratchCompany('edit-mode');
  before = contentNow();
  hostile = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<p>Hello'),
  );
  await listening(hostile);
  server = await startEditing({ COMPANY: copy.path() });
  ({ address } = server);
  const context = await browser.newContext();
  await (await context.newPage()).goto(server.key, { timeout: 240_000 });
  cookies = await context.cookies();
  await context.close();
});
test.beforeEach(async ({ context, page, allowErrors }) => {
  // How the server answers what it refuses. The page shows why.
  allowErrors(/status of 422/);
  await context.addCookies(cookies);
  // Most of these tests are about the panel.
  await page.addInitScript(() => localStorage.setItem('typing', 'panel'));
});
test.afterAll(async () => {
  await server.stop();
  hostile.close();
  copy.remove();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(address + path);
  await expect(page.getByRole('region', { name: 'Edit this site' })).toBeVisible();
  const welcome = panel(page).filter({ hasText: 'Click any words and start typing' });
  if (await welcome.isVisible()) await panel(page).getByRole('button', { name: 'Close' }).click();
}

async function undoAll(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await expect(button(page, 'Undo')).toBeEnabled();
    const done = page.waitForEvent('load');
    await button(page, 'Undo').click();
    await done;
  }
  await expect(button(page, 'Undo')).toBeDisabled();
}

test('the owner types into a headline with the keyboard, and the page shows it', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('typing', 'page'));
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialog.accept();
  });
  await open(page, '/');
  const heading = page.getByRole('heading', { level: 1 });
  const typing = page.getByRole('textbox', { name: 'Headline of the home page' });
  await heading.focus();
  await page.keyboard.press('Enter');
  await expect(typing).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('We build <clocks>');
  await expect(page.locator('edit-tools').getByText('without < > { }')).toBeVisible();
  await expect(button(page, 'Save')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('We build AI, and measure what it changes.');
  await expect(heading).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('We build clocks,');
  // Without chosen words, there is nothing to make italic, and one goes on typing.
  await button(page, 'Italic').click();
  await page.keyboard.type(' and set them right.');
  for (let letter = 0; letter < 15; letter++) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+I');
  await expect(page.locator('edit-tools').getByText('42 characters left')).toBeVisible();
  const began = Date.now();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(notice(page)).toContainText('Saved.');
  await expect(heading.locator('em')).toHaveText('set them right.');
  console.log(`Save to the changed page: ${Date.now() - began} ms`);
  await expect(heading).toHaveText('We build clocks, and set them right.');
  await expect(heading).toBeFocused();

  // Names in braces stay whole, and leaving saves.
  const lede = page.locator('[data-edit]', { hasText: 'Most projects' }).first();
  await lede.click();
  await expect(lede.locator('[data-name]')).toHaveText([/\$10k/, /weeks/, /2024/, /58 of 63/]);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Now: ');
  await page.getByRole('region', { name: 'Edit this site' }).click({ position: { x: 3, y: 3 } });
  await expect(notice(page)).toContainText('Introduction of the home page');
  await expect(lede).toContainText('Now: Custom AI');
  const home = readFileSync(copy.path('content/home.yaml'), 'utf8');
  expect(home).toContain('We build clocks, and *set them right.*');
  expect(home).toMatch(/Now: Custom AI[^"]*\{project-price\}/);
  // The browser asks nothing when what was typed is saved.
  expect(dialogs).toEqual([]);
  await undoAll(page, 2);
  expect(contentNow()).toEqual(before);
});

test('a price changes everywhere, people come and go, and undo brings all back', async ({
  page,
}) => {
  await open(page, '/ai-chatbots');
  await page.getByRole('main').getByText('$10k–$50k').first().click();
  await panel(page).getByRole('spinbutton', { name: 'most' }).fill('60000');
  await button(page, 'Save').click();
  await expect(page.getByRole('main').getByText('$10k–$60k').first()).toBeVisible();
  await open(page, '/');
  await expect(page.locator('#services').getByText('$10k–$60k')).toHaveCount(1);

  const quote = loadContent().testimonials[0];
  await page.getByText(`${quote?.name}`, { exact: true }).first().click();
  await button(page, 'Remove').click();
  await expect(page.getByText(`${quote?.name}`, { exact: true })).toHaveCount(0);

  await open(page, '/team');
  const person = `${loadContent().teamMembers[0]?.name}`;
  await page.getByRole('heading', { name: person }).click();
  await button(page, 'Add a Copy').click();
  await expect(page.getByRole('heading', { name: `${person} 2` })).toBeVisible();

  await open(page, '/careers');
  const [first = '', second = ''] = loadContent().jobs.map(({ title }) => title);
  const order = async () => {
    const text = (await page.getByRole('main').textContent()) ?? '';
    return text.indexOf(second) < text.indexOf(first);
  };
  await page.getByRole('heading', { name: second }).click();
  await button(page, 'Move Up').click();
  await expect.poll(order).toBe(true);

  await undoAll(page, 4);
  expect(contentNow()).toEqual(before);
});

test('a price leads to the currency of all, a removal takes along what names it, and the checklist opens a field', async ({
  page,
}) => {
  await open(page, '/ai-chatbots');
  await page.getByRole('main').getByText('$10k–$50k').first().click();
  await expect(panel(page)).toContainText('In USD.');
  await button(page, 'Change the Currency of the Whole Site').click();
  await panel(page).getByRole('textbox', { name: 'currency' }).fill('€');
  await button(page, 'Save').click();
  await expect(page.getByRole('main').getByText('€10k–€50k').first()).toBeVisible();
  await open(page, '/');
  await expect(page.getByRole('option', { name: 'Less than €10k' })).toBeAttached();

  const product = page.getByRole('heading', { name: `${loadContent().products[1]?.title}` });
  await product.click();
  await button(page, 'Remove').click();
  await button(page, 'Remove Both').click();
  await expect(product).toHaveCount(0);

  await button(page, 'Checklist').click();
  await expect(panel(page)).toContainText(/\d+ left to do before/);
  await button(page, 'The privacy page').last().click();
  await expect(panel(page).getByLabel('reviewed')).toBeFocused();

  await open(page, '/');
  await undoAll(page, 2);
  expect(contentNow()).toEqual(before);
});

/** Drops a gray picture of this size on an element. */
async function dropPicture(page: Page, on: Locator, size: number): Promise<void> {
  const create = { width: size, height: size, channels: 3, background: 'gray' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const dataTransfer = await page.evaluateHandle((base64) => {
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'IMG 1.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, bytes.toString('base64'));
  await on.dispatchEvent('drop', { dataTransfer });
}

test('a photograph is dropped on a person, an accent is tried and kept, and both go again', async ({
  page,
}) => {
  const colors = () => readFileSync(copy.path('colors.yaml'), 'utf8');
  const colorsBefore = colors();
  await open(page, '/team');
  const person = `${loadContent().teamMembers[1]?.name}`;
  const heading = page.getByRole('heading', { name: person });
  const photograph = page.locator('main img');

  await dropPicture(page, heading, 100);
  await expect(notice(page)).toContainText('must have at least 340 x 340 pixels');
  await expect(photograph).toHaveCount(0);
  await dropPicture(page, heading, 400);
  await expect(photograph).toHaveCount(1);

  await button(page, 'Colors').click();
  await panel(page).getByLabel('Accent').fill('#ffee00');
  await expect(panel(page).getByRole('status')).toContainText('it needs');
  await panel(page).getByLabel('Accent').fill('#00727a');
  await expect(panel(page).getByRole('status')).toContainText('Both work');
  const accent = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent-bold'),
    );
  await expect.poll(accent).toContain('#00727a');
  await button(page, 'Save').click();
  await expect(notice(page)).toContainText('accent #00727a');
  await expect.poll(accent).toContain('#00727a');
  expect(colors()).not.toBe(colorsBefore);

  await undoAll(page, 2);
  await expect(photograph).toHaveCount(0);
  expect(colors()).toBe(colorsBefore);
  expect(readdirSync(copy.path('pictures'))).toEqual([]);
  expect(contentNow()).toEqual(before);
});

test('a wrong edit is explained as one types, and is not saved', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('heading', { level: 1 }).click();
  const text = panel(page).getByRole('textbox', { name: 'heading' });

  await text.fill('A <b>bold</b> claim');
  await expect(panel(page).getByRole('status')).toContainText('without < > { }');
  await expect(button(page, 'Save')).toBeDisabled();

  expect(contentNow()).toEqual(before);
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('heading', { level: 2 }).first().click();
  await expect(text).toHaveValue('A <b>bold</b> claim');
  page.once('dialog', (dialog) => dialog.accept());
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('what no page shows can be changed too, and a question shows its answer', async ({ page }) => {
  await open(page, '/docs');
  await page.getByRole('main').getByText('API reference', { exact: true }).first().click();
  await panel(page).getByText('Other fields').click();
  await panel(page).getByRole('textbox', { name: 'link' }).fill('/support');
  await button(page, 'Save').click();
  await expect(notice(page)).toContainText('“/api” becomes “/support”');
  await undoAll(page, 1);

  await open(page, '/support');
  const question = page.locator('summary[aria-description], summary:has([data-edit])').first();
  await question.click();
  await expect(panel(page).getByRole('textbox').first()).toBeFocused();
  await expect(page.locator('details[open]').first()).toBeVisible();
  expect(contentNow()).toEqual(before);
});

test('a link is changed with Enter and followed with Alt, and a phone has the panel below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/team');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.click();

  const box = await panel(page).boundingBox();
  expect(box?.x).toBe(0);
  expect(box?.width).toBe(390);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(heading).toBeInViewport();

  await page.keyboard.press('Escape');
  await expect(heading).toBeFocused();
  const link = page.getByRole('main').locator('a[data-edit]').first();
  const href = `${await link.getAttribute('href')}`;
  await expect(link).toHaveAccessibleDescription('Press Enter to change this text.');
  await link.press('Enter');
  await expect(panel(page).getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  // Chromium would show a page that it has prepared as it was before a change, and tell the notice there.
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  await link.press('Alt+Enter');
  await expect(page).toHaveURL(new URL(href, address).href);
});

test('the tools have no violation of accessibility, in light and in dark', async ({ page }) => {
  const expectNone = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAxeViolations(page, 'edit-tools'), colorScheme).toEqual([]);
    }
  };
  await open(page, '/team');
  await page.getByRole('heading', { level: 3 }).first().click();
  await expectNone();

  for (const name of ['Pages', 'Colors', 'Checklist', 'Publish']) {
    await button(page, name).click();
    await expect(panel(page).getByRole('heading', { name, exact: false })).toBeVisible();
    await expectNone();
  }

  await page.evaluate(() => localStorage.setItem('typing', 'page'));
  await page.getByRole('heading', { level: 3 }).first().click();
  await expect(button(page, 'Italic')).toBeVisible();
  await expectNone();
});

test('another site in the same browser can read and change nothing, and no secrets are served', async ({
  page,
  allowErrors,
}) => {
  // What edit mode refuses.
  allowErrors(/CORS policy|^Failed to load resource/);
  const port = (hostile.address() as AddressInfo).port;
  await page.goto(`http://127.0.0.1:${port}`);

  const results = await page.evaluate(async (target) => {
    const body = JSON.stringify({ changes: [] });
    const json = { 'content-type': 'application/json' };
    const tries: [string, RequestInit][] = [
      ['/', {}],
      ['/@edit/state', { method: 'POST', headers: json, body }],
      ['/@edit/save', { method: 'POST', headers: json, body }],
    ];
    const read = tries.map(([path, init]) =>
      fetch(target + path, init).then(
        (response) => response.text(),
        () => 'blocked',
      ),
    );
    // A form or a request like it needs no permission: it arrives, and must be refused there.
    await fetch(`${target}/@edit/undo`, { method: 'POST', mode: 'no-cors', body });
    return Promise.all(read);
  }, address);
  expect(results).toEqual(['blocked', 'blocked', 'blocked']);

  const rebound = await new Promise((done) => {
    const headers = { host: 'hostile.example', accept: 'text/html' };
    request(address, { headers }, (response) => {
      response.resume();
      done(response.statusCode);
    }).end();
  });
  expect(rebound).toBe(403);

  const own = await page.request.get(address);
  expect(own.headers()).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
  const file = (path: string) => page.request.get(`${address}/@fs${resolve(project, path)}`);
  expect((await file('site/package.json')).status()).toBe(200);
  expect((await file('package.json')).status()).toBe(403);
  expect(contentNow()).toEqual(before);
});

/** A page as the development server has it now. */
async function served(page: Page, path: string) {
  const response = await page.request.get(address + path, { headers: { accept: 'text/html' } });
  return { status: response.status(), text: await response.text() };
}
const soon = { timeout: 120_000 };

test('a mistake in a file is shown with its cause on every page, which comes back on its own', async ({
  page,
}) => {
  const jobs = copy.path('content/jobs.yaml');
  const right = readFileSync(jobs, 'utf8');

  writeFileSync(jobs, right.replace('- id:', '- idd:'));
  const cause = /jobs\.yaml:\d+: .*found an unknown field; must be id/;
  await expect
    .poll(() => served(page, '/'), soon)
    .toMatchObject({ status: 500, text: expect.stringMatching(cause) });
  const { text } = await served(page, '/careers');
  expect(text).not.toMatch(/node_modules|astro\.build|at .*:\d+:\d+\)/);
  // The client that makes an open page reload itself.
  expect(text).toContain('/@vite/client');

  writeFileSync(jobs, right);
  await expect.poll(() => served(page, '/careers'), soon).toMatchObject({ status: 200 });
});

test('a file that is added, changed or removed is noticed at once', async ({ page }) => {
  const shows = (text: string) => expect.objectContaining({ text: expect.stringContaining(text) });
  const stray = copy.path('content/notes.yaml');
  writeFileSync(stray, 'a: 1');
  await expect
    .poll(() => served(page, '/team'), soon)
    .toEqual(shows('found a file that no page reads'));
  rmSync(stray);
  await expect.poll(() => served(page, '/team'), soon).toMatchObject({ status: 200 });

  const service = copy.path('content/services/ai-robotics.yaml');
  const like = readFileSync(copy.path('content/services/ai-chatbots.yaml'), 'utf8')
    .replace(/(?<=^title: ).*/m, 'AI Robotics')
    .replace(/(?<=^contactOption: ).*/m, 'AI Robotics')
    .replace(/(?<=^page:\n {2}description: )[\s\S]*?(?=\n {2}\w)/m, 'Robots that lift.');
  writeFileSync(service, like);
  await expect.poll(() => served(page, '/ai-robotics'), soon).toEqual(shows('<title>AI Robotics'));
  expect(await served(page, '/')).toEqual(shows('AI Robotics</option>'));
  rmSync(service);
  await expect.poll(() => served(page, '/ai-robotics'), soon).toMatchObject({ status: 404 });

  const site = copy.path('content/site.yaml');
  const name = readFileSync(site, 'utf8');
  writeFileSync(site, name.replace(/^name: .*/m, 'name: Another Company'));
  await expect
    .poll(() => served(page, '/team'), soon)
    .toEqual(shows('<title>Team · Another Company'));
  writeFileSync(site, name);
  expect(contentNow()).toEqual(before);
});

test('each text of each page opens its field when it is pressed, or says what it is worked out from', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('typing', 'page'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  /** Without the pauses between its events that a person would make. */
  const press = (x: number, y: number) =>
    Promise.all(
      (['mousePressed', 'mouseReleased'] as const).map((type) =>
        devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }),
      ),
    );
  const wrong: string[] = [];
  const worked: string[] = [];
  let [pressed, hidden] = [0, 0];
  for (const path of process.env.PAGES?.split(',') ?? [
    ...listRoutes(loadContent()),
    '/nothing-here',
  ]) {
    await open(page, path);
    const all = await page.evaluateHandle(texts);

    for (;;) {
      const next = await all.evaluate((one) => one.next());
      if (next === undefined) break;
      if (next.fault) wrong.push(`${path}: ${next.fault}`);
      if (next.x === undefined || next.y === undefined) {
        hidden++;
        continue;
      }
      await press(next.x, next.y);
      pressed++;
    }
    if (path !== '/api') worked.push(...(await all.evaluate((one) => one.worked)));
  }

  console.log(`Texts pressed: ${pressed}, not shown at this width: ${hidden}`);
  expect(wrong).toEqual([]);
  expect(pressed).toBeGreaterThan(2500);
  // Numbers, initials, names of days and the places of the planets: no words of a sentence.
  expect(worked.filter((text) => text.split(/\s+/).length > 2 && !text.includes('°'))).toEqual([]);
});
