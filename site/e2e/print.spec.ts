import { execFileSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { loadContent } from '../build/content/load-content.ts';
import { routes } from '../src/routes.ts';

/** The lines of each sheet of paper, as printed by Chromium. */
async function sheetsOf(page: Page, path: string, format = 'A4'): Promise<string[][]> {
  await page.goto(path);
  const pdf = await page.pdf({ format });
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  // Each sheet ends with a form feed.
  return text
    .split('\f')
    .slice(0, -1)
    .map((sheet) => sheet.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter(Boolean));
}

for (const path of routes) {
  test(`${path} on paper does not end with a sheet that has only the copyright line`, async ({
    page,
  }) => {
    const sheets = await sheetsOf(page, path);

    expect(sheets.at(-1)?.at(-1)).toMatch(/©|policy|Terms/);
    expect(sheets.at(-1)?.length).toBeGreaterThan(3);
  });
}

test('on paper, no table head is alone at the bottom of a sheet', async ({ page }) => {
  const sheets = await sheetsOf(page, '/api');

  expect(sheets.flat().filter((line) => line.endsWith('Meaning')).length).toBeGreaterThan(8);
  expect(sheets.map((lines) => lines.at(-1)).filter((line) => line?.endsWith('Meaning'))).toEqual(
    [],
  );
});

test('on paper, the scale of a chart stays with its first bar', async ({ page }) => {
  test.setTimeout(180_000);
  const alone: string[] = [];
  for (const { route: path } of loadContent().services) {
    for (const format of ['A4', 'A5']) {
      for (const lines of await sheetsOf(page, path, format)) {
        const last = lines.at(-1) ?? '';
        if (/^(.*scale in weeks|[\d\s,]+)$/.test(last)) alone.push(`${path} on ${format}: ${last}`);
      }
    }
  }

  expect(alone).toEqual([]);
});

test('on paper, there is no empty box in place of a form, and no choices', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });

  for (const path of ['/', '/news']) {
    await page.goto(path);
    await expect(page.locator(':has(> [data-form])')).toBeHidden();
  }
  await page.goto('/api');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText('Code example in', { exact: true })).toBeHidden();
  await expect(page.locator('fieldset code')).toHaveCount(3);
  for (const code of await page.locator('fieldset code').all()) await expect(code).toBeVisible();
});
