import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import {
  createPublicDocument,
  listEndpoints,
} from '@website/content-model/lib/api/api-reference.ts';
import {
  type CodeSamples,
  getKeyVariable,
  renderCodeSamples,
} from '../src/lib/api/code-samples.ts';
import { fillInDomain } from '../src/lib/api/sdks.ts';
import { section } from './section.ts';
import { apiPage } from './specification.ts';
import { expect, test } from './test.ts';

const { site, openApi, sdks: sourceSdks } = loadContent();
const { name: company, domain } = site;
const sdks = fillInDomain(sourceSdks, domain);
const [predict] = listEndpoints(createPublicDocument(openApi, domain));
const samples = renderCodeSamples(predict?.call ?? ({} as never), getKeyVariable(company));

const languages: [name: string, sample: keyof CodeSamples][] = [
  ['curl', 'curl'],
  ['TypeScript', 'typescript'],
  ['Python', 'python'],
];

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('three code examples, one at a time, by mouse and by keyboard', { tag: '@engines' }, async ({
    page,
  }) => {
    await page.goto('/api');
    const group = page.getByRole('group', { name: /Code example/ });
    const panel = group.getByRole('group');

    for (const [name, sample] of languages) {
      await group.getByRole('radio', { name, exact: true }).click();
      await expect(panel).toHaveAccessibleName(new RegExp(name));
      expect(await panel.locator('code').textContent()).toBe(samples[sample]);
    }
    await page.keyboard.press('ArrowUp');
    await expect(panel).toHaveAccessibleName(/TypeScript/);
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});

test('the chosen language has a line, and choosing it moves nothing', async ({ page }) => {
  await page.goto('/api');
  const group = page.getByRole('group', { name: /Code example/ });
  const looks = () =>
    group.locator('label').evaluateAll((all) =>
      all.map((label) => {
        const { borderBottomColor: line } = getComputedStyle(label);
        const { left, width } = label.getBoundingClientRect();
        return { line, place: [left, width] };
      }),
    );

  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await group.getByRole('radio', { name: 'curl' }).check();
    const before = await looks();
    await group.getByRole('radio', { name: 'Python' }).check();
    const after = await looks();

    const [curl, typescript, python] = after;
    expect(curl?.line).toBe(typescript?.line);
    expect(python?.line).not.toBe(curl?.line);
    expect(after.map(({ place }) => place)).toEqual(before.map(({ place }) => place));
  }
});

test('Copy puts the example or the install command on the clipboard, and says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('button', { name: 'Copy curl example' }).click();

  await expect(page.getByText('Copied', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await clipboard()).toBe(samples.curl);

  for (const { name, install } of sdks) {
    const button = page.getByRole('button', { name: `Copy the line that installs ${name}` });
    await button.first().click();
    await expect.poll(clipboard).toBe(install);
  }
});

test('if the clipboard is missing or refuses, Copy says so and selects the text', {
  tag: '@engines',
}, async ({ page }) => {
  for (const spoil of [
    () => {
      const value = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowed')) };
      Object.defineProperty(Navigator.prototype, 'clipboard', { value, configurable: true });
    },
    () => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
  ]) {
    await page.addInitScript(spoil);
    await page.goto('/api');

    await page.getByRole('button', { name: 'Copy curl example' }).click();

    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText(
      'That didn’t copy. The text is selected, so copy it with your keyboard or menu.',
    );
    expect(await page.evaluate(() => String(getSelection()))).toBe(samples.curl);
  }
});

test('code that is wider than its panel scrolls inside it, also by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/api');
  const panel = page.getByRole('group', { name: /Code example/ }).getByRole('group');

  await panel.focus();
  await page.keyboard.press('ArrowRight');

  await expect.poll(() => panel.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('paper shows all three code examples, and the whole scale of the rate limits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/api');

  await page.emulateMedia({ media: 'print' });

  const group = page.getByRole('group', { name: /Code example/ });
  await expect(group.getByRole('group')).toHaveCount(apiPage.examples);
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  const numbers = section(page, 'Rate limits').locator('svg').first().locator('text');
  const ends = await numbers.evaluateAll((all) =>
    all.map((text) => text.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  );
  await expect(numbers).toHaveText(['1', '10', '100', '1k', '10k', '100k', '1M']);
  // The printer cuts off anything beyond the edge of the sheet.
  expect(ends.at(0)?.[0]).toBeGreaterThanOrEqual(0);
  expect(ends.at(-1)?.[1]).toBeLessThanOrEqual(700);
});
