import { expect, test } from './test.ts';

interface RuleSet {
  errorMessage?: string;
}
interface Attempt {
  key: { action: string; url: string };
}

// Chromium prepares no page while a test controls it, but says which pages it would prepare. All pages
// have the same rule.
test('the browser may prepare the pages that a page links to, and no others', async ({
  page,
  context,
  baseURL,
}) => {
  const protocol = await context.newCDPSession(page);
  const ruleSets: RuleSet[] = [];
  let attempts: Attempt[] = [];
  protocol.on('Preload.ruleSetUpdated', ({ ruleSet }) => ruleSets.push(ruleSet));
  protocol.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    attempts = preloadingAttemptSources;
  });
  await protocol.send('Preload.enable');
  await page.goto('/');

  await expect.poll(() => attempts.length).toBeGreaterThan(5);

  expect(ruleSets.map(({ errorMessage }) => errorMessage)).toEqual([undefined]);
  expect(attempts.filter(({ key }) => key.action !== 'Prerender')).toEqual([]);
  expect(attempts.filter(({ key }) => !key.url.startsWith(String(baseURL)))).toEqual([]);
  // A link to another part of the same page needs nothing prepared.
  const origin = `${baseURL}/#`;
  expect(attempts.filter(({ key }) => key.url.startsWith(origin))).toEqual([]);
});
