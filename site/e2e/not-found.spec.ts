import { expect, test } from '@playwright/test';
import { notFoundPage, servicePages } from './specification.ts';

const { number, text, back, unlisted } = notFoundPage;
const lost = [...unlisted, '/a/b/c', '/api/v1/models'];

for (const path of lost) {
  test(`${path}, opened in a browser, is status 404: ${text}, ${back}`, async ({ page }) => {
    const response = await page.goto(path);

    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${number} ${text}`);
    await expect(page.getByRole('link', { name: back, exact: true })).toBeVisible();
  });
}

test(`shows ${number} and the text ${text} at first glance, also on a phone`, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });

  await page.goto('/nowhere');

  const main = page.getByRole('main');
  await expect(main.getByText(number, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(main.getByText(new RegExp(`${text}$`))).toBeInViewport({ ratio: 1 });
});

test(`${back} goes to /`, async ({ page }) => {
  await page.goto('/nowhere');
  const link = page.getByRole('link', { name: back, exact: true });
  await expect(link).toHaveAttribute('href', '/');

  await link.click();

  await expect(page).toHaveURL('/');
  await expect(page.locator('#home')).toBeVisible();
});

const attempts = [
  ['a plain path', '/tutorials', ''],
  ['a deep path', '/a/b/c', ''],
  ['a path with a query and a fragment', '/lost/here', '?mail=ada%40example.org#private'],
] as const;

for (const [kind, path, rest] of attempts) {
  test(`writes ${kind} to the console once, without its query and fragment`, async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));

    await page.goto(path + rest);

    await expect.poll(() => lines.some((line) => line.endsWith(` ${path}`))).toBe(true);
    expect(lines.filter((line) => line.includes(path))).toHaveLength(1);
    expect(lines.filter((line) => /ada|example\.org|private/.test(line))).toEqual([]);
  });
}

test('the home page writes nothing to the console', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(error.message));

  await page.goto('/');

  expect(lines).toEqual([]);
});

test('suggests the six services, below the link to the home page', async ({ page }) => {
  await page.goto('/services');

  const main = page.getByRole('main');
  const links = main.getByRole('link');

  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    ...servicePages.map(({ route }) => route),
  ]);
  await expect(main.getByRole('navigation').getByRole('link')).toHaveText(
    Array(servicePages.length).fill(/\w/),
  );
  await expect(main.getByRole('navigation', { name: /services/i })).toBeVisible();
});

test('is not indexed by search engines, and has no canonical URL', async ({ page }) => {
  await page.goto('/nowhere');

  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('the home page, by contrast, is indexed', async ({ page }) => {
  const response = await page.goto('/');

  expect(response?.headers()['x-robots-tag']).toBeUndefined();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('says the same with script off', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled: false });

  const response = await page.goto('/community');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${number} ${text}`);
  await expect(page.getByRole('link', { name: back })).toBeVisible();
  await page.close();
});
