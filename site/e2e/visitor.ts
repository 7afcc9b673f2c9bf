import { expect, type Page } from '@playwright/test';
import { site } from './ports.ts';

/** A visitor whose mail address no other test uses, so that what is stored can be told apart. */
export function visitor(name: string) {
  return {
    'First Name': 'Łukasz',
    'Last Name': "O'Brien",
    'Email Address': `${name}@visitor.example`,
    'AI Project Details': 'Forecast the ferries.\nFrom March on.',
  };
}

/** Opens a page as someone does who begins to use its form, and waits until the form answers. */
export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.locator('[data-form] input').first().focus();
  await takenOver(page);
}

/** Waits until the script of the form has taken it over. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('[data-form] form')).toHaveJSProperty('noValidate', true);
}

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label }).fill(text);
  }
}

export async function send(page: Page, label = 'Send Message'): Promise<void> {
  await page.getByRole('button', { name: label }).click();
}

/** What the fields of the form hold, as the visitor sees it. */
export function typed(page: Page): Promise<Record<string, string>> {
  return page
    .locator('[data-form] form')
    .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)) as never);
}

/** What the page asks the site for from now on: address and body of each request. */
export function requestsToSite(page: Page): string[] {
  const all: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site)) all.push(`${request.url()} ${request.postData()}`);
  });
  return all;
}
