import { expect, test } from '@playwright/test';
import { loadRoutes } from '@website/content-model/checks/content/load-content.ts';
import { startBareHost } from './bare-host.ts';
import { notFoundPage } from './specification.ts';

test('a host that only sends files serves the site in full', async ({ page }) => {
  const host = await startBareHost();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('response', (answer) => {
    if (!answer.ok()) complaints.push(`${answer.status()} ${answer.url()}`);
  });

  for (const path of loadRoutes()) {
    await page.goto(host.address + path);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.locator('select[name=theme]').first().selectOption('dark');
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(complaints).toEqual([]);
  await page.goto(`${host.address}/nowhere`);
  await expect(page.locator('main')).toContainText(notFoundPage.text);
  host.close();
});
