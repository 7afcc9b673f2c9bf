import type { Locator, Page } from '@playwright/test';

/** The part of the page under this small label. */
export function section(page: Page, label: string): Locator {
  return page.getByRole('region').filter({ has: page.getByText(label, { exact: true }) });
}
