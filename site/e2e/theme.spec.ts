import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { findAxeViolations } from './axe.ts';
import { barColors, paper } from './paper.ts';
import { dist } from './ports.ts';
import { expect, test } from './test.ts';

type Theme = keyof typeof paper;

/** Everything by which a visitor or a browser can tell the theme. */
async function readShown(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    const bar = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return {
      background: getComputedStyle(root).backgroundColor,
      darkStyleOnRoot: root.classList.contains('dark'),
      colorScheme: getComputedStyle(root).colorScheme,
      barColors: [...new Set(bar.map((meta) => meta.content))],
      choice: document.querySelector<HTMLSelectElement>('[name=theme]')?.value,
    };
  });
}

function looksLike(theme: Theme, choice: string) {
  return {
    background: paper[theme],
    darkStyleOnRoot: theme === 'dark',
    colorScheme: theme,
    barColors: [barColors[theme]],
    choice,
  };
}

const control = (page: Page) => page.getByRole('combobox', { name: 'Theme' });

async function seed(context: BrowserContext, value: string) {
  await context.addInitScript((theme) => {
    if (localStorage.getItem('theme') === null) localStorage.setItem('theme', theme);
  }, value);
}

const systems = ['light', 'dark'] as const;

for (const system of systems) {
  test.describe(`with the operating system set to ${system}`, () => {
    test.use({ colorScheme: system });

    test('it decides the theme, until another one is chosen, which stays after a reload and on the next page', {
      tag: '@engines',
    }, async ({ page }) => {
      const stored = () => page.evaluate(() => localStorage.getItem('theme'));
      await page.goto('/');
      expect(await readShown(page)).toEqual(looksLike(system, 'system'));
      expect(await stored()).toBeNull();

      for (const choice of ['dark', 'light', 'system'] as const) {
        const expected = looksLike(choice === 'system' ? system : choice, choice);
        await control(page).selectOption(choice);
        await expect.poll(() => readShown(page)).toEqual(expected);
        expect(await stored()).toBe(choice);

        await page.reload();
        expect(await readShown(page)).toEqual(expected);
        await page.goto('/nowhere');
        expect(await readShown(page)).toEqual(expected);
      }
    });

    test('colors forced by the system apply to drawings and the theme icon, whatever is stored', async ({
      page,
      context,
    }) => {
      await seed(context, system === 'light' ? 'dark' : 'light');
      await page.emulateMedia({ forcedColors: 'active' });

      for (const path of ['/', '/docs', '/support']) {
        await page.goto(path);
        const colors = await page.evaluate(() => {
          const probe = document.body.appendChild(document.createElement('p'));
          const words = getComputedStyle(probe).color;
          const drawn = [...document.querySelectorAll('main svg text, header :has(> select) path')];
          return { words, drawn: drawn.map((part) => getComputedStyle(part).fill) };
        });

        expect(colors.words).toBe(system === 'light' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)');
        expect(colors.drawn.length).toBeGreaterThan(4);
        expect(new Set(colors.drawn)).toEqual(new Set([colors.words]));
      }
    });

    test('a browser without light-dark() shows the colors of the system, and all is legible', async ({
      page,
    }) => {
      await page.route(/\/[\w-]*$/, async (route) => {
        const html = await (await route.fetch()).text();
        const body = html
          .replaceAll('light-dark(', 'unknown(')
          .replace(/<meta http-equiv[^>]*>/, '');
        await route.fulfill({ contentType: 'text/html', body });
      });

      // The second page has a band that is always dark.
      for (const path of ['/', '/ai-development']) {
        await page.goto(path);

        await expect(page.locator('html')).toHaveCSS('color-scheme', system);
        expect(await findAxeViolations(page, 'html', ['color-contrast'])).toEqual([]);
      }
    });
  });
}

test('without script, the page follows the system and offers no theme control', async ({
  browser,
  baseURL,
}) => {
  for (const system of systems) {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      colorScheme: system,
      ...(baseURL && { baseURL }),
    });

    await page.goto('/');

    await expect(page.locator('html')).toHaveCSS('background-color', paper[system]);
    await expect(page.locator('select[name=theme]')).toBeHidden();
    await page.close();
  }
});

test('the stored theme is applied in the first frame, while the page is still loading', async ({
  page,
  context,
  allowErrors,
}) => {
  // The server of this test has nothing but the page.
  allowErrors(/module script|dynamically imported module/);
  const html = readFileSync(`${dist}/index.html`, 'utf8');
  const half = html.indexOf('</header>');
  const seen = Promise.withResolvers<void>();
  const server = createServer(async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(html.slice(0, half));
    await seen.promise;
    response.end(html.slice(half));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await seed(context, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { framesSeen: frames });
    const sample = () => {
      if (document.body) frames.push(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
  });

  const frames = () =>
    page.evaluate(() => (window as unknown as { framesSeen: string[] }).framesSeen);

  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    waitUntil: 'commit',
  });
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(5);
  seen.resolve();
  await page.waitForLoadState();

  expect(new Set(await frames())).toEqual(new Set([paper.dark]));
  server.close();
});

test('system follows a change of the operating system at once, and light stays light', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => readShown(page)).toEqual(looksLike('dark', 'system'));

  await control(page).selectOption('light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await readShown(page)).toEqual(looksLike('light', 'light'));
});

test('a theme chosen in another tab is applied here', { tag: '@engines' }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/cookies');

  await control(other).selectOption('dark');

  await expect.poll(() => readShown(page)).toEqual(looksLike('dark', 'dark'));
});

test('the theme icon is centered in its ring', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/');
  const [ring, icon] = await Promise.all(
    [control(page), page.locator('header svg:has(+ select)')].map((part) =>
      part.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, width };
      }),
    ),
  );

  expect(icon?.x).toBeCloseTo(ring?.x ?? 0, 0);
  expect(icon?.y).toBeCloseTo(ring?.y ?? 0, 0);
  const ratio = (icon?.width ?? 0) / (ring?.width ?? 0);
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(0.7);
});

test('anything else in storage means system', async ({ page }) => {
  await page.goto('/');
  for (const garbage of ['', 'blue', 'DARK', '{"theme":', '\u0000', 'dark '.repeat(10_000)]) {
    await page.evaluate((value) => localStorage.setItem('theme', value), garbage);

    await page.reload();

    expect(await readShown(page), garbage.slice(0, 12)).toEqual(looksLike('light', 'system'));
  }
});

const faults = {
  blocked: () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

test('with storage blocked or full, the choice still applies to the page, and nothing fails', async ({
  browser,
  baseURL,
}) => {
  for (const install of Object.values(faults)) {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await page.addInitScript(install);
    await page.goto('/');

    await control(page).selectOption('dark');

    expect(await readShown(page)).toEqual(looksLike('dark', 'dark'));
    await page.close();
  }
});
