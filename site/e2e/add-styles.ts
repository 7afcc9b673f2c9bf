import type { Page } from '@playwright/test';

/** Adds styles in a way that the security policy of the page does not forbid. */
export function addStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
