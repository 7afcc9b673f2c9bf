import { type BrowserContext, test as base, expect } from '@playwright/test';

/** What Chromium logs if a script file is blocked. */
export const scriptBlocked =
  /ERR_FAILED|Failed to fetch dynamically imported module|\[astro-island\]/;

/** What Firefox and WebKit report of a file that was on its way when the next page was opened. */
const brokenOff =
  /error loading dynamically imported module|Importing a module script failed|NS_BINDING_ABORTED|status=2152398850/;

const withoutHash = (url: string) => url.replace(/#.*/, '');

/**
 * The `test` of all browser tests. It fails if a page logs an error, or does not handle an exception
 * or a rejected promise. A test that provokes errors says which, with `allowErrors`.
 */
export const test = base.extend<{ allowErrors: (...patterns: RegExp[]) => void }>({
  allowErrors: [
    async ({ browser }, use) => {
      const errors: { text: string; url: string }[] = [];
      const documents = new Set<string>();
      const allowed: RegExp[] = [];
      const watch = (context: BrowserContext) => {
        context.on('request', (request) => {
          if (request.isNavigationRequest()) documents.add(withoutHash(request.url()));
        });
        context.on('console', (message) => {
          const url = withoutHash(message.location().url);
          if (message.type() === 'error') errors.push({ text: message.text(), url });
        });
        context.on('weberror', (uncaught) => {
          errors.push({ text: String(uncaught.error()), url: uncaught.page()?.url() ?? '' });
        });
      };
      browser.on('context', watch);

      await use((...patterns) => {
        allowed.push(...patterns);
      });

      browser.off('context', watch);
      const unexpected = errors
        // Chromium also logs the status of a not-found page.
        .filter(({ text, url }) => !(text.includes('status of 404') && documents.has(url)))
        .map(({ text, url }) => `${text} (${url})`)
        .filter((error) => ![brokenOff, ...allowed].some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors in the pages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
