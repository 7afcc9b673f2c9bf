import { expect, type Locator, type Page } from '@playwright/test';

/** A visitor with a unique email address, so that each test finds only its own stored messages. */
export function visitor(name: string) {
  return {
    'First Name': 'Łukasz',
    'Last Name': "O'Brien",
    'Email Address': `${name}@visitor.example`,
    'AI Project Details': 'Forecast the ferries.\nFrom March on.',
  };
}

/** Opens a page like a visitor who starts to use its form, and waits until the form works. */
export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.locator('[data-form] input').first().focus();
  await waitUntilReady(page);
}

/** Waits until the form's script has taken over. */
export async function waitUntilReady(page: Page): Promise<void> {
  await expect(page.locator('[data-form] [data-state=ready]')).toHaveCount(1);
}

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label }).fill(text);
  }
}

export async function send(
  page: Page,
  label: string | RegExp = /^(Send Message|Write the Email)$/,
): Promise<void> {
  await page.getByRole('button', { name: label }).click();
}

/** The panel that shows the result of submitting the form. */
export const findEnding = (page: Page): Locator => page.locator('[data-form]').getByRole('region');

/** Presses the form's button while nothing below it is visible. */
export async function pressAtTheEdge(page: Page, label: string): Promise<void> {
  const button = page.getByRole('button', { name: label });
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button.focus();
  await page.keyboard.press('Enter');
}

/**
 * The ending has the focus and is fully visible, or visible from its start if it is taller than the
 * window.
 */
export async function expectInView(page: Page, panel: Locator = findEnding(page)): Promise<void> {
  await expect(panel).toBeFocused();
  const { top, bottom, from, to } = await panel.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    return { top, bottom, from: header?.bottom ?? 0, to: innerHeight };
  });
  expect(top).toBeGreaterThanOrEqual(from - 1);
  if (bottom - top < to - from - 48) expect(bottom).toBeLessThanOrEqual(to);
  else expect(top).toBeLessThan(from + 48);
}

/** The current values of the form's fields. */
export function readFields(page: Page): Promise<Record<string, string>> {
  return page
    .locator('[data-form] form')
    .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)) as never);
}
