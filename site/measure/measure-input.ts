/**
 * How long until a visitor sees the effect of a click or a key, on a phone four times slower than
 * this machine, compared with the same kind of control on a page that has nothing else. Each is
 * measured from the moment it happens to the end of the next frame.
 */
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { searchOf } from '../e2e/search.ts';
import { open } from '../e2e/visitor.ts';
import { serve } from '../test-helpers/serve.ts';
import { firstPort, inPairs, type Options, type Result } from './pairs.ts';

const trivialPage = `data:text/html,<!doctype html><meta name="viewport" content="width=device-width">
<button onclick="this.textContent=Math.random()">Button</button>
<select><option>1<option>2<option>3</select><input type="text"><input type="range" max="9999">`;

/** What a visitor does: presses a key in a control, or clicks it. */
interface Use {
  control: Locator;
  key?: string;
  /** Undoes the last use, so that the next one has the same to do. */
  undo?: () => Promise<unknown>;
}

// A long text would match nothing, and the page would have nothing left to do.
const type = (control: Locator): Use => ({ control, key: 'a', undo: () => control.fill('') });
const choose = (control: Locator): Use => ({
  control,
  key: 'ArrowDown',
  undo: () => control.selectOption({ index: 0 }),
});
const slide = (control: Locator): Use => ({ control, key: 'ArrowRight' });

/** The page, the ratio of a long run, our control, and the trivial page's. */
const interactions: Record<
  string,
  [
    path: string,
    known: number,
    ours: (page: Page) => Promise<Use> | Use,
    trivial: (page: Page) => Use,
  ]
> = {
  'open the menu': [
    '/',
    1.6,
    (page) => ({
      control: page.getByRole('button', { name: 'Menu' }),
      undo: () => page.keyboard.press('Escape'),
    }),
    (page) => ({ control: page.locator('button') }),
  ],
  'change the theme': [
    '/',
    12,
    (page) => choose(page.getByRole('combobox', { name: 'Theme' })),
    (page) => choose(page.locator('select')),
  ],
  'turn the planets': [
    '/',
    3.7,
    (page) => slide(page.getByRole('slider', { name: 'Date' })),
    (page) => slide(page.locator('[type=range]')),
  ],
  'type in the contact form': [
    '/',
    2.9,
    async (page) => {
      await open(page, page.url());
      return type(page.getByRole('textbox', { name: 'First Name' }));
    },
    (page) => type(page.locator('[type=text]')),
  ],
  'search the documentation': [
    '/docs',
    2.7,
    (page) => type(searchOf(page).input),
    (page) => type(page.locator('[type=text]')),
  ],
};

/** Runs in the page: records how long each input takes until the end of the next frame. */
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
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.addInitScript(watchInput);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

/** The responses since the last call, once none is pending. */
const responses = (page: Page) =>
  page.evaluate(async () => {
    const input = Reflect.get(window, 'watchedInput');
    do await new Promise((done) => setTimeout(done, 100));
    while (input.pending > 0);
    return input.responses.splice(0) as number[];
  });

/** Milliseconds until a use of the control shows. */
async function responseTime(page: Page, { control, key, undo }: Use): Promise<number> {
  await page.bringToFront();
  await undo?.();
  if (key) await control.focus();
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  await responses(page);
  if (key) await page.keyboard.press(key);
  else await page.mouse.click(x + width / 2, y + height / 2);
  const times = await responses(page);
  if (times.length < 2) throw new Error(`${control} did not react.`);
  return Math.max(...times);
}

export async function measure({ root, short, pairs }: Options): Promise<Result[]> {
  const { url, stop } = await serve(root, firstPort);
  const browser = await chromium.launch(launchOptions);
  const results: Result[] = [];
  try {
    for (const [what, [path, known, ours, trivial]] of Object.entries(interactions)) {
      const page = await openSlowPage(browser, url + path);
      const bare = await openSlowPage(browser, trivialPage);
      const [use, bareUse] = [await ours(page), trivial(bare)];
      await use.control.scrollIntoViewIfNeeded();
      const compared = await inPairs(
        pairs ?? (short ? 2 : 30),
        () => responseTime(page, use),
        () => responseTime(bare, bareUse),
      );
      results.push({ what: `${what}, to a bare page`, ...compared, goal: { atMost: 1.25 }, known });
      await Promise.all([page.close(), bare.close()]);
    }
    return results;
  } finally {
    await browser.close();
    await stop();
  }
}
