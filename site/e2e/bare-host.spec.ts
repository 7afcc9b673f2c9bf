import { loadRoutes } from '@website/content-model/checks/content/load-content.ts';
import { findEffects, startBareHost, startInjectedHost } from './bare-host.ts';
import { notFoundPage } from './specification.ts';
import { expect, test } from './test.ts';

test('a host that only sends files serves the site in full', async ({ page }) => {
  const host = await startBareHost();
  const failures: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) failures.push(`${response.status()} ${response.url()}`);
  });

  for (const path of loadRoutes()) {
    await page.goto(host.address + path);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.locator('select[name=theme]').first().selectOption('dark');
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(failures).toEqual([]);
  await page.goto(`${host.address}/nowhere`);
  await expect(page.locator('main')).toContainText(notFoundPage.text);
  host.close();
});

test('what is injected into a page has no effect, also without any header', {
  tag: '@engines',
}, async ({ page, allowErrors }) => {
  // Each engine reports what the policy blocks in its own words.
  allowErrors(/./);
  for (const [isPolicyKept, expected] of [
    [true, { ran: 'nothing', styled: false, markup: 'TypeError' }],
    // Without its policy, the same page shows that the test would notice.
    [false, { ran: 'handler', styled: true, markup: 'allowed' }],
  ] as const) {
    const host = await startInjectedHost(isPolicyKept);
    await page.goto(`${host.address}/team`);

    await expect.poll(() => page.evaluate(findEffects)).toEqual(expected);
    host.close();
  }
});
