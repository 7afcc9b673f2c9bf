import type { Locator, Page } from '@playwright/test';

/** The section of the page with this small label. */
export function section(page: Page, label: string): Locator {
  return page.getByRole('region').filter({ has: page.getByText(label, { exact: true }) });
}
