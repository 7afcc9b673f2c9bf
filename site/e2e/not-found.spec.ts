import { notFoundPage } from './specification.ts';
import { expect, test } from './test.ts';

const { number, text, back, unlisted } = notFoundPage;
const lost = [...unlisted, '/a/b/c', '/api/v1/models'];

test(`every missing path is status 404: ${text}, ${back}, and is logged without its query`, async ({
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));

  for (const path of lost) {
    lines.length = 0;
    const response = await page.goto(`${path}?mail=ada%40example.org#private`);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${number} ${text}`);
    await expect(page.getByRole('link', { name: back, exact: true })).toBeVisible();
    await expect.poll(() => lines.some((line) => line.endsWith(` ${path}`))).toBe(true);
    expect(lines.filter((line) => line.includes(path))).toHaveLength(1);
    expect(lines.filter((line) => /ada|example\.org|private/.test(line))).toEqual([]);
  }
});

test(`shows ${number}, ${text} and ${back} on the first screen of a phone`, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/nowhere');
  const main = page.getByRole('main');
  const link = page.getByRole('link', { name: back, exact: true });

  await expect(main.getByText(number, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(main.getByText(new RegExp(`${text}$`))).toBeInViewport({ ratio: 1 });
  await expect(link).toHaveAttribute('href', '/');
  await link.click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#home')).toBeVisible();
});
