import { test } from '@playwright/test';
import { buildSite } from './built-site.ts';

test('the site is built with the address of the service', async () => {
  test.setTimeout(400_000);
  await buildSite();
});
