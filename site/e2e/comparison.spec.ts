import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { servicePages } from './specification.ts';

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

  // A free trial begins the message, and never replaces one.
  const details = page.getByLabel('AI Project Details');
  await page.getByRole('link', { name: /^Try Free.*Vision/ }).click();
  await expect(details).toHaveValue('Free trial of AI Vision Pro');
  await page.getByRole('link', { name: /^Try Free.*AutoFlow/ }).click();
  await expect(details).toHaveValue('Free trial of AI Vision Pro');

  // From the page of one service, for another.
  await page.goto('/ai-chatbots');
  await ask(page, 'AI Development').click();
  await expect(page).toHaveURL('/?ask=ai-development#contact');
  await expect(service).toHaveValue('AI Development & Integration');
  await expect(budget).toHaveValue('');

  await page.goto('/?ask=nothing#contact');
  await expect(service).toHaveValue('');
});

test('on a phone too, it is a table that marks the service of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ai-analytics');
  const table = page.getByRole('table', { name: 'Next to our other services' });

  await expect(table.getByRole('rowheader')).toHaveCount(servicePages.length);
  await expect(table.getByRole('row', { name: 'Idea to MVP' }).getByRole('cell')).toHaveText([
    '9–16 weeks',
    '$50k–$100k',
    'Ask about this: Idea to MVP',
  ]);
  await expect(table.locator('[aria-current=page]')).toHaveText('AI Analytics');
  expect(await axeViolations(page, 'table')).toEqual([]);
});
