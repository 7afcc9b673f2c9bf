import type { Page } from '@playwright/test';
import { findAxeViolations } from './axe.ts';
import { servicePages } from './specification.ts';
import { expect, test } from './test.ts';
import { fill, findEnding, send, visitor, waitUntilReady } from './visitor.ts';

const ask = (page: Page, title: string) =>
  page.getByRole('link', { name: new RegExp(`^Ask about this ?: ${title}$`) });

test('Ask about this chooses the service, and never the budget', async ({ page }) => {
  const service = page.getByLabel('AI Service Type', { exact: true });
  const budget = page.getByLabel('Project Budget', { exact: true });
  await page.goto('/');
  await ask(page, 'AI Analytics').click();

  await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
  await expect(service).toHaveValue('AI Analytics & Insights');
  await expect(budget).toHaveValue('');

  // What the visitor has chosen stays.
  await budget.selectOption('$100k+');
  await ask(page, 'Idea to MVP').click();
  await expect(service).toHaveValue('Idea to MVP Development');
  await expect(budget).toHaveValue('$100k+');

  // From the page of one service, for another.
  await page.goto('/ai-chatbots');
  await ask(page, 'AI Development').click();
  await expect(page).toHaveURL('/?ask=ai-development#contact');
  await expect(service).toHaveValue('AI Development & Integration');
  await expect(budget).toHaveValue('');

  await page.goto('/?ask=nothing#contact');
  await expect(service).toHaveValue('');
});

test('a link that asks for something begins the message, and keeps the visitor’s own words', async ({
  page,
}) => {
  const details = page.getByLabel('AI Project Details');
  const link = (name: RegExp) => page.getByRole('link', { name });
  await page.goto('/support');
  await link(/^Schedule demo/).click();
  await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
  await expect(details).toHaveValue('Demo by video call');

  // Another request takes the place of what a link wrote, also once the email is ready.
  await link(/^Try Free.*Vision/).click();
  await expect(details).toHaveValue('Free trial of AI Vision Pro');
  const { 'AI Project Details': message, ...name } = visitor('trial');
  await fill(page, name);
  await waitUntilReady(page);
  await send(page);
  await expect(findEnding(page)).toContainText('Free trial of AI Vision Pro');
  await link(/^Demo.*AutoFlow/).click();
  await expect(page).toHaveURL(/#products$/);
  await expect(details).toHaveValue('Demo of AutoFlow Intelligence');
  await expect(findEnding(page)).toHaveCount(0);
  await link(/^Try Free.*AutoFlow/).click();
  await expect(details).toHaveValue('Free trial of AutoFlow Intelligence');

  await details.fill(message);
  await link(/^write to us.*Marketing/).click();
  await expect(details).toHaveValue(message);

  await page.goto('/api');
  await link(/^Ask for an API Key/).click();
  await expect(details).toHaveValue('API key');
});

test('on a phone too, it is a table that marks the service of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ai-analytics');
  const table = page.getByRole('table', { name: 'Compare all services' });

  await expect(table.getByRole('rowheader')).toHaveCount(servicePages.length);
  await expect(table.getByRole('row', { name: 'Idea to MVP' }).getByRole('cell')).toHaveText([
    '9–16 weeks',
    '$50k–$100k',
    'Ask about this: Idea to MVP',
  ]);
  await expect(table.locator('[aria-current=page]')).toHaveText('AI Analytics');
  expect(await findAxeViolations(page, 'table')).toEqual([]);
});
