/**
 * How long until a visitor sees the effect of a click or a key, on a phone four times slower than
 * this machine? Compares controls of our pages with the same kind of control on a page that has
 * nothing else. Each click or key is measured from the moment it happens to the end of the next
 * frame, on both pages in turn (ABBA); the result is the ratio of the medians.
 *
 *   npm run measure:input -w site -- --pairs 30
 */
import { resolve } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { searchOf } from '../e2e/search.ts';
import { open } from '../e2e/visitor.ts';
import { serve } from '../test-helpers/serve.ts';
import { firstPort, type Result, ratioResult, readOptions, report } from './goal-table.ts';
import { inPairs } from './pairs.ts';

const { pairs, isShort } = readOptions({ pairs: '30' }, { pairs: '2' });

const trivialPage = `data:text/html,<!doctype html><meta name="viewport" content="width=device-width">
<button onclick="this.textContent=Math.random()">Button</button>
<select><option>1<option>2<option>3</select><input type="text"><input type="range" max="9999">
<details><summary>Summary</summary>Text</details>`;

/** What a visitor does: presses a key in a control, or clicks it. */
interface Use {
  control: Locator;
  key?: string;
  /** Undoes the last use, so that the next one has the same to do. */
  before?: () => Promise<unknown>;
}

interface Interaction {
  name: string;
  path: string;
  /** The highest ratio of the long runs in docs/measurements.md. */
  known: number;
  ours: (page: Page) => Promise<Use> | Use;
  /** The same kind of control on the trivial page. */
  trivial: (page: Page) => Use;
}

const typing = (control: Locator): Use => ({
  control,
  key: 'a',
  // A long text would match nothing, and the page would have nothing left to do.
  before: () => control.fill(''),
});
const choosing = (control: Locator): Use => ({
  control,
  key: 'ArrowDown',
  before: () => control.selectOption({ index: 0 }),
});
const trivialText = (page: Page) => typing(page.locator('[type=text]'));

const interactions: Interaction[] = [
  {
    name: 'open the menu',
    path: '/',
    known: 1.6,
    ours: (page) => ({
      control: page.getByRole('button', { name: 'Menu' }),
      before: () => page.keyboard.press('Escape'),
    }),
    trivial: (page) => ({ control: page.locator('button') }),
  },
  {
    name: 'change the theme',
    path: '/',
    known: 12,
    ours: (page) => choosing(page.getByRole('combobox', { name: 'Theme' })),
    trivial: (page) => choosing(page.locator('select')),
  },
  {
    name: 'turn the planets',
    path: '/',
    known: 3.7,
    ours: (page) => ({ control: page.getByRole('slider', { name: 'Date' }), key: 'ArrowRight' }),
    trivial: (page) => ({ control: page.locator('[type=range]'), key: 'ArrowRight' }),
  },
  {
    name: 'type in the contact form',
    path: '/',
    known: 2.9,
    ours: async (page) => {
      await open(page, page.url());
      return typing(page.getByRole('textbox', { name: 'First Name' }));
    },
    trivial: trivialText,
  },
  {
    name: 'search the support page',
    path: '/support',
    known: 2.6,
    ours: (page) => typing(searchOf(page).input),
    trivial: trivialText,
  },
  {
    name: 'search the documentation',
    path: '/docs',
    known: 2.7,
    ours: (page) => typing(searchOf(page).input),
    trivial: trivialText,
  },
  {
    name: 'open an answer',
    path: '/support',
    known: 2.9,
    ours: (page) => ({ control: page.locator('summary').first() }),
    trivial: (page) => ({ control: page.locator('summary') }),
  },
];

/** Runs in the page: notes how long each input takes until the end of the next frame. */
function watchInput() {
  const input = { pending: 0, responses: [] as number[] };
  Reflect.set(window, 'watchedInput', input);
  let keyTime = 0;
  for (const type of ['pointerdown', 'click', 'keydown', 'input']) {
    const watch = ({ timeStamp }: Event) => {
      if (type === 'keydown') keyTime = timeStamp;
      // What follows from a key counts from the key.
      const start = type === 'input' ? keyTime : timeStamp;
      input.pending++;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // Arrives when the frame is laid out and painted.
        port1.onmessage = () => {
          input.pending--;
          input.responses.push(performance.now() - start);
        };
        port2.postMessage('');
      });
    };
    addEventListener(type, watch, { capture: true });
  }
}

async function openSlowPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  await context.addInitScript(watchInput);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

/** The responses since the last call, once nothing is left to wait for. */
const responses = (page: Page) =>
  page.evaluate(async () => {
    const input = Reflect.get(window, 'watchedInput');
    do await new Promise((done) => setTimeout(done, 100));
    while (input.pending > 0);
    return input.responses.splice(0) as number[];
  });

/** Milliseconds until a use of the control shows. */
async function responseTime(page: Page, { control, key, before }: Use): Promise<number> {
  await page.bringToFront();
  await before?.();
  if (key) {
    await control.focus();
    await responses(page);
    await page.keyboard.press(key);
  } else {
    const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
    await responses(page);
    await page.mouse.click(x + width / 2, y + height / 2);
  }
  const times = await responses(page);
  if (times.length < 2) throw new Error(`${control} did not react.`);
  return Math.max(...times);
}

const { url, stop } = await serve(resolve(import.meta.dirname, '../dist'), firstPort);
const browser = await chromium.launch(launchOptions);
const results: Result[] = [];
try {
  for (const { name, path, known, ours, trivial } of interactions) {
    const [page, bare] = [
      await openSlowPage(browser, url + path),
      await openSlowPage(browser, trivialPage),
    ];
    const [use, bareUse] = [await ours(page), trivial(bare)];
    await use.control.scrollIntoViewIfNeeded();
    const times = await inPairs(
      Number(pairs),
      () => responseTime(page, use),
      () => responseTime(bare, bareUse),
    );
    const runs = `${pairs} pairs: ${times.ours.toFixed(0)} and ${times.theirs.toFixed(0)} ms`;
    console.log(`${name}: ${times.ratio.toFixed(2)} times a trivial page (${runs})`);
    results.push(
      ratioResult(`${name} on ${path}`, times.ratio, { atMost: 1.25 }, { isShort, runs, known }),
    );
    await page.context().close();
    await bare.context().close();
  }
  report(results);
} finally {
  await browser.close();
  stop();
}
