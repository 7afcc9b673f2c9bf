/**
 * `node editor/e2e/wishes.ts`: what the founder of a company wants to change first, done in the page with
 * nothing but presses and typing, from a fresh clone to the published site. Prints the seconds of each.
 * `keyboard` and `touch` do some of it with the keys alone, or with a finger on a phone.
 */
import { rmSync } from 'node:fs';
import { chromium, expect as expectSoon, type Locator, type Page } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import sharp from 'sharp';
import { launchOptions } from '../../site/e2e/browser.ts';
import { button, middleOf, notice, panel } from './edit-page.ts';
import { startEditing } from './edit-server.ts';
import { clone, emptyRemote, makeFullCompany, newRoot, sendAll, unpack } from './fresh-clone.ts';

type Hand = 'mouse' | 'keyboard' | 'touch';

const hand = (process.argv[2] ?? 'mouse') as Hand;
const only = process.argv.slice(3).map(Number);
const expect = expectSoon.configure({ timeout: 20_000 });

/** The element that has the keyboard, also within the tools. */
const hasFocus = (element: Element) => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return (
    active !== null &&
    (element.contains(active) || active.contains(element)) &&
    active !== document.body
  );
};

/** Presses something as this hand does. */
async function press(on: Locator): Promise<void> {
  const page = on.page();
  await expect(on).toBeVisible();
  if (hand === 'keyboard') {
    await reach(on);
    return page.keyboard.press('Enter');
  }
  const [x, y] = await middleOf(on);
  if (hand === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Does what makes the page show itself again. */
async function andReload(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('load', { timeout: 20_000 }), act()]);
  await expect(button(page, 'Publish')).toBeVisible();
}

const save = (page: Page) => andReload(page, () => press(button(page, 'Save')));

/** Types in place of what the focused text says. */
async function type(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(words);
}

/** A field of the panel, which may be among the others of its part. */
async function fill(page: Page, name: string, words: string): Promise<void> {
  const field = panel(page).getByLabel(new RegExp(`^${name}$`, 'i'));
  if (!(await field.isVisible())) await press(panel(page).locator('summary').first());
  await (hand === 'keyboard' ? reach(field) : press(field));
  await type(page, words);
}

async function reach(on: Locator): Promise<void> {
  for (let steps = 0; steps < 900; steps++) {
    if (await on.evaluate(hasFocus)) return;
    await on.page().keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not get to ${on}.`);
}

/** Chooses from a list in the panel by its first letters. */
async function choose(page: Page, name: string, words: string): Promise<void> {
  const field = panel(page).getByLabel(new RegExp(`^${name}$`, 'i'));
  if (!(await field.isVisible())) await press(panel(page).locator('summary').first());
  // A press on its name, since the list that a press on itself opens is the browser's.
  if (hand === 'keyboard') await reach(field);
  else await press(panel(page).locator('label', { hasText: new RegExp(`^${name}$`) }));
  await page.keyboard.type(words);
}

/** Presses a text, types another one in its place, and saves it. */
async function change(text: Locator, words: string): Promise<void> {
  const page = text.page();
  await press(text);
  const focused = page.locator('[contenteditable="plaintext-only"], edit-tools [id]:focus');
  await expect(focused.first()).toBeFocused();
  await type(page, words);
  await save(page);
  await expect(page.getByText(words).first()).toBeAttached();
}

/** Opens the panel of a text that is typed into in its place. */
async function openPanel(text: Locator): Promise<void> {
  await press(text);
  const more = button(text.page(), 'More').last();
  await expect(panel(text.page()).locator('form').or(more).first()).toBeVisible();
  if (!(await panel(text.page()).isVisible())) await press(more);
}

const pressAndReload = (page: Page, words: string) =>
  andReload(page, () => press(button(page, words)));

async function bar(page: Page, name: string): Promise<void> {
  if (!(await button(page, name).isVisible())) await press(button(page, 'More'));
  await press(button(page, name));
  await expect(panel(page).getByRole('heading', { name })).toBeVisible();
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await expect(button(page, 'Publish')).toBeVisible();
}

/** Chooses a picture in the window that a press opens. */
async function giveFile(page: Page, field: string, file: { name: string; buffer: Buffer }) {
  const input = panel(page).getByLabel(new RegExp(`^${field}$`, 'i'));
  if (!(await input.isVisible())) await press(panel(page).locator('summary').first());
  const [asked] = await Promise.all([page.waitForEvent('filechooser'), press(input)]);
  await andReload(page, () =>
    asked.setFiles({
      ...file,
      mimeType: file.name.endsWith('svg') ? 'image/svg+xml' : 'image/jpeg',
    }),
  );
}

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => page.locator('#services').getByRole('heading', { name });
const inMain = (page: Page, text: string) => main(page).getByText(text).first();

/** A page of its own each, by its number. */
const wishes: Record<number, [wish: string, path: string, does: (page: Page) => Promise<unknown>]> =
  {
    1: [
      'the headline',
      '/',
      (page) => change(page.getByRole('heading', { level: 1 }), 'Light on the river.'),
    ],
    2: [
      'the drawing next to it',
      '/',
      async (page) => {
        await openPanel(page.getByRole('heading', { level: 1 }));
        await choose(page, 'figure', 'waves');
        await save(page);
        await expect(page.locator('#home').getByRole('radio')).toHaveCount(0);
      },
    ],
    3: [
      'the introduction',
      '/',
      (page) => change(inMain(page, 'Most projects cost'), 'We see what others miss.'),
    ],
    4: [
      'the words of the main button',
      '/',
      (page) => change(inMain(page, 'Get in Touch'), 'Talk to us'),
    ],
    5: [
      'a figure',
      '/',
      async (page) => {
        await press(page.locator('#about dd, #about dt').first());
        await fill(page, 'value', '70');
        await save(page);
        await expect(page.locator('#about')).toContainText('70');
      },
    ],
    6: [
      'a list about the company',
      '/',
      async (page) => {
        await change(inMain(page, 'Build your own team'), 'Ask your neighbor');
        await openPanel(inMain(page, 'Do nothing'));
        await pressAndReload(page, 'Move Up');
        await openPanel(inMain(page, 'Do nothing'));
        await pressAndReload(page, 'Remove');
        await expect(inMain(page, 'Do nothing')).toHaveCount(0);
      },
    ],
    7: [
      'a word of the menu',
      '/',
      (page) =>
        change(page.getByRole('navigation', { name: 'Main' }).getByText('About'), 'Who we are'),
    ],
    8: ['the name of a service', '/', (page) => change(card(page, 'AI Development'), 'Software')],
    9: [
      'without two services',
      '/',
      async (page) => {
        for (const name of ['AI-Powered Digital Marketing', 'Idea to MVP']) {
          await openPanel(card(page, name));
          await pressAndReload(page, 'Remove');
          await expect(card(page, name)).toHaveCount(0);
        }
      },
    ],
    10: [
      'another order of the services',
      '/',
      async (page) => {
        await openPanel(card(page, 'AI Chatbots'));
        await pressAndReload(page, 'Move Up');
        const names = await page
          .locator('#services')
          .getByRole('heading', { level: 3 })
          .allTextContents();
        expect(names.findIndex((one) => one.includes('Chatbots'))).toBeLessThan(names.length - 1);
      },
    ],
    11: [
      'a new service',
      '/',
      async (page) => {
        await bar(page, 'Pages');
        await press(button(page, 'New Service'));
        await page.keyboard.insertText('Night Watch');
        await save(page);
        await go(page, '/');
        await expect(card(page, 'Night Watch')).toBeVisible();
      },
    ],
    12: [
      'prices in euros',
      '/ai-chatbots',
      async (page) => {
        await press(inMain(page, '$10k–$50k'));
        await press(button(page, 'Change the Currency of the Whole Site'));
        await fill(page, 'currency', '€');
        await save(page);
        await expect(inMain(page, '€10k–€50k')).toBeVisible();
      },
    ],
    13: [
      'the budgets of the form',
      '/',
      async (page) => {
        await press(page.locator('#contact').getByLabel(/Budget/));
        await press(panel(page).locator('.choices').getByRole('button').nth(1));
        await expect(panel(page).locator('form')).toBeVisible();
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.insertText('20000');
        await save(page);
        await expect(page.locator('#contact option', { hasText: '20k' }).first()).toBeAttached();
      },
    ],
    14: [
      'without a product that another page names',
      '/',
      async (page) => {
        await openPanel(page.locator('#products').getByRole('heading', { level: 3 }).nth(1));
        await press(button(page, 'Remove'));
        await pressAndReload(page, 'Remove Both');
      },
    ],
    15: [
      'a person',
      '/team',
      (page) => change(main(page).getByRole('heading', { level: 3 }).first(), 'Noor van Dijk'),
    ],
    16: [
      'a photograph',
      '/team',
      async (page) => {
        await openPanel(main(page).getByRole('heading', { level: 3 }).first());
        const create = { width: 600, height: 600, channels: 3, background: '#7a6a5a' } as const;
        const buffer = await sharp({ create }).jpeg().toBuffer();
        await giveFile(page, 'portrait', { name: 'IMG 1.jpg', buffer });
        await expect(main(page).locator('img')).toHaveCount(1);
      },
    ],
    17: [
      'no jobs',
      '/careers',
      async (page) => {
        await bar(page, 'Checklist');
        await pressAndReload(page, 'Remove All 6: 6 jobs');
      },
    ],
    18: [
      'the first job again',
      '/careers',
      async (page) => {
        await bar(page, 'Pages');
        await press(panel(page).getByText('Jobs (0)'));
        await pressAndReload(page, 'Add to Jobs');
      },
    ],
    19: [
      'a new article',
      '/news',
      async (page) => {
        await bar(page, 'Pages');
        await press(button(page, 'New Article'));
        await page.keyboard.insertText('We have moved to the harbor');
        await save(page);
      },
    ],
    20: [
      'its text',
      '/news',
      async (page) => {
        await openPanel(
          main(page).getByRole('heading', { name: 'We have moved to the harbor' }).first(),
        );
        await fill(page, 'text', 'We **moved**.\n\n## Why\n\nThe light is better.');
        await save(page);
        await go(page, '/news/we-have-moved-to-the-harbor');
        await expect(inMain(page, 'The light is better.')).toBeVisible();
      },
    ],
    21: [
      'no testimonials',
      '/',
      async (page) => {
        await bar(page, 'Checklist');
        await pressAndReload(page, 'Remove All 6: 6 testimonials');
        await expect(page.locator('#testimonials')).toHaveCount(0);
      },
    ],
    22: [
      'a promise',
      '/support',
      async (page) => {
        await openPanel(inMain(page, 'within 2 hours'));
        const chip = panel(page).getByRole('button', { name: /within 2 hours/ });
        if (await chip.count()) await press(chip.first());
        await type(page, 'within 3 hours');
        await save(page);
        await expect(inMain(page, 'within 3 hours')).toBeVisible();
      },
    ],
    23: [
      'the law of the terms',
      '/terms',
      async (page) => {
        await bar(page, 'Checklist');
        await press(panel(page).getByRole('button', { name: 'Law of the company' }));
        await type(page, 'the law of the Netherlands and the courts of Rotterdam');
        await save(page);
        await expect(inMain(page, 'courts of Rotterdam')).toBeVisible();
      },
    ],
    24: [
      'a paragraph of the privacy policy',
      '/privacy',
      (page) =>
        change(main(page).locator('section p, article p').first(), 'We keep little, and say so.'),
    ],
    25: [
      'the colors',
      '/',
      async (page) => {
        await bar(page, 'Colors');
        // A press opens a window of the browser.
        await panel(page).getByLabel('Accent').fill('#00727a');
        await expect(panel(page).getByRole('status')).toContainText('Both work');
        await save(page);
      },
    ],
    26: [
      'the logo',
      '/',
      async (page) => {
        await openPanel(page.locator('header').getByText('Maaslicht').first());
        const svg =
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#00727a"/></svg>';
        await giveFile(page, 'logo', { name: 'logo.svg', buffer: Buffer.from(svg) });
      },
    ],
    27: [
      'no /api and no /docs',
      '/',
      async (page) => {
        for (const name of ['API reference', 'Documentation']) {
          await bar(page, 'Pages');
          await press(button(page, `Leave Out ${name}`));
          await pressAndReload(page, 'Remove the Links Too');
        }
      },
    ],
    28: [
      'a link to book a call',
      '/',
      async (page) => {
        await openPanel(page.getByRole('contentinfo').getByText(loadContent().site.blurb));
        await fill(page, 'booking', 'https://calendar.example/maaslicht');
        await save(page);
        await expect(page.getByRole('link', { name: /^Book a Call/ }).first()).toBeAttached();
      },
    ],
    29: [
      'a link to a social network',
      '/',
      async (page) => {
        await bar(page, 'Pages');
        await press(panel(page).getByText(/^Social of the company/));
        await pressAndReload(page, 'Add to Social of the company');
      },
    ],
    30: [
      'publish',
      '/',
      async (page) => {
        await bar(page, 'Publish');
        await press(button(page, 'Build a Preview'));
        await expect(panel(page).getByRole('link', { name: 'Open the preview' })).toBeVisible({
          timeout: 240_000,
        });
        await pressAndReload(page, 'Publish Now');
        await expect(notice(page)).toContainText('Published to');
      },
    ],
  };

const some = {
  mouse: Object.keys(wishes).map(Number),
  keyboard: [1, 2, 3, 4, 8, 10, 11, 12, 15, 22],
  touch: [1, 4, 8, 15, 19],
}[hand];
const root = newRoot();
emptyRemote(root);
const mine = clone(root, 'mine');
sendAll(unpack(mine));
makeFullCompany(mine, 'Maaslicht');
const editing = await startEditing({ COMPANY: '', DIST: '' }, mine);
const browser = await chromium.launch(launchOptions);
const size = hand === 'touch' ? { width: 390, height: 844 } : { width: 1366, height: 900 };
const page = await browser.newPage({ viewport: size, hasTouch: hand === 'touch' });
await page.goto(editing.key, { timeout: 240_000 });
await press(button(page, 'Close'));
let [done, all] = [0, 0];
for (const number of only.length > 0 ? only : some) {
  const [wish, path, does] = wishes[number] ?? [];
  if (!wish || !path || !does) continue;
  all++;
  await go(page, path);
  const began = Date.now();
  const fault = await does(page).then(
    () => undefined,
    async (error: Error) => {
      page.once('dialog', (dialog) => dialog.accept());
      const said = await panel(page)
        .innerText()
        .catch(() => 'nothing');
      return `${error.message.slice(0, 300)}\nThe panel says: ${said}`;
    },
  );
  if (fault === undefined) done++;
  console.log(`${number}. ${wish}: ${fault ?? `${((Date.now() - began) / 1000).toFixed(1)} s`}`);
}
console.log(`${done} of ${all} by ${hand}`);
if (done < all) process.exitCode = 1;
await browser.close();
await editing.stop();
rmSync(root, { recursive: true });
