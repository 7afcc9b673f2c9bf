import { expect, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { endpointsOf, publishedDocument } from '../src/lib/api/api-reference.ts';
import { type CodeSamples, codeSamples, keyVariable } from '../src/lib/api/code-samples.ts';
import { publishedSdks } from '../src/lib/api/sdks.ts';
import type { Sdk } from '../src/schemas/sdk.ts';
import { rulerOf, spansIn } from './marks.ts';
import { section } from './section.ts';
import { apiPage, notFoundPage } from './specification.ts';

const { site, openApi, sdks: sourceSdks } = loadContent();
const { name: company, domain } = site;
const sdks = publishedSdks(sourceSdks, domain);
const [predict] = endpointsOf(publishedDocument(openApi, domain));
const samples = codeSamples(predict?.call ?? ({} as never), keyVariable(company));

/**
 * Facts that the specification does not fix: which parameters are optional, and which refusals each
 * call has.
 */
const optional: readonly string[] = ['options', 'page', 'limit', 'status', 'hyperparameters'];
const refusals = {
  predict: [401, 404, 422, 429],
  'list-models': [401, 422, 429],
  train: [401, 422, 429],
  'get-model': [401, 404, 429],
} as const;
const { endpoints } = apiPage;

test('has its title, four stats, a card on authentication, and closing links', async ({ page }) => {
  await page.goto('/api');
  const region = page.getByRole('region', { name: 'Headline figures', exact: true });
  const card = page.getByRole('heading', { name: 'Authentication', exact: true }).locator('..');
  const closing = page
    .getByRole('region')
    .filter({ has: page.locator('h2') })
    .last();

  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/^API\b/);
  await expect(region.getByRole('definition')).toHaveText([
    String(endpoints.length),
    apiPage.uptime,
    String(apiPage.sdkVersions.length),
    'TLS 1.3',
  ]);
  await expect(region.getByRole('term')).toHaveText([
    /^Endpoints/,
    /^Published uptime/,
    /^SDKs/,
    /AES-256/,
  ]);
  await expect(card).toContainText(/API key.*Bearer.*Authorization header/);
  await expect(card).toContainText(`Authorization: Bearer $${keyVariable(company)}`);
  for (const words of apiPage.encryption) await expect(card).toContainText(words);
  const links = closing.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    apiPage.closingLinks,
  );
});

test('documents four endpoints, each with its own anchor that the top of the page links to', async ({
  page,
}) => {
  await page.goto('/api');

  await expect(page.getByRole('article')).toHaveCount(endpoints.length);
  for (const { id, address } of endpoints) {
    const entry = page.getByRole('article').and(page.locator(`#${id}`));
    const link = page.getByRole('main').locator(`a[href="#${id}"]`);
    const title = String(await entry.getByRole('heading', { level: 3 }).textContent());

    await expect(entry.getByText(address, { exact: true })).toBeVisible();
    await expect(link).toHaveText(title);
    await link.click();
    await expect(entry.getByRole('heading', { level: 3 })).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const heading = await entry.getByRole('heading', { level: 3 }).boundingBox();
    expect(heading?.y).toBeGreaterThan(header?.height ?? Number.NaN);
  }
});

for (const { id, address, in: place, takes, status, gives } of endpoints) {
  test(`${address}: its parameters with type, requirement and meaning, its answer ${status}, its refusals`, async ({
    page,
  }) => {
    await page.goto('/api');
    const entry = page.locator(`#${id}`);
    const rows = (of: string) =>
      entry
        .getByRole('table')
        .filter({ has: page.getByRole('columnheader', { name: of, exact: true }) })
        .getByRole('row')
        .filter({ has: page.getByRole('cell') });

    for (const [index, name] of takes.entries()) {
      const row = rows(place).nth(index);
      const need = optional.includes(name) ? 'optional' : 'required';
      await expect(row.getByRole('rowheader')).toHaveText(
        new RegExp(`^${name}(string|integer|object), ${need}$`),
      );
      await expect(row.getByRole('cell')).toHaveText(/\w{3,}/);
    }
    const title = await entry.getByRole('heading', { level: 3 }).textContent();
    for (const of of [place, 'In the answer', 'Status']) {
      await expect(
        entry.getByRole('table', { name: `${title}: ${of.toLowerCase()}`, exact: true }),
      ).toHaveCount(1);
    }
    await expect(rows(place)).toHaveCount(takes.length);

    await expect(rows('In the answer').getByRole('rowheader')).toHaveText(
      gives.map((name) => new RegExp(`^${name}(string|integer|number|boolean|array)`)),
    );
    await expect(rows('Status').getByRole('rowheader')).toHaveText(
      [status, ...refusals[id]].map(String),
    );
    const response = entry
      .getByRole('figure')
      .filter({ has: page.getByText(`Response ${status}`, { exact: true }) });
    const example = JSON.parse(String(await response.locator('code').textContent()));
    expect(Object.keys(example)).toEqual(gives);
    await expect(entry.getByRole('figure').first()).toContainText(
      place === 'In the body' ? '"model_' : 'GET /api/v1/models',
    );
  });
}

test('/openapi.json is the document as JSON, compressed, with the same four endpoints', async ({
  page,
  request,
}) => {
  await page.goto('/api');
  const link = page.getByRole('main').getByRole('link', { name: /OpenAPI/ });

  const response = await request.get(String(await link.getAttribute('href')), {
    headers: { 'accept-encoding': 'br' },
  });

  expect(response.url()).toMatch(/\/openapi\.json$/);
  expect(response.headers()).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
  });
  const file = await response.json();
  expect(file).toMatchObject({ openapi: '3.1.0', servers: [{ url: `https://api.${domain}` }] });
  expect(Object.keys(file.paths)).toEqual(endpoints.map(({ address }) => address.split(' ')[1]));
});

test('the endpoints are only documented here, not served: each returns status 404', async ({
  request,
}) => {
  for (const { address } of endpoints) {
    const [method = '', path = ''] = address.split(' ');
    const response = await request.get(path.replace('{model_id}', 'mdl_k7p2e9'));

    expect(response.status(), `${method} ${path}`).toBe(404);
    expect(await response.text()).toContain(notFoundPage.text);
  }
});

const languages: [name: string, sample: keyof CodeSamples][] = [
  ['curl', 'curl'],
  ['TypeScript', 'typescript'],
  ['Python', 'python'],
];

for (const javaScriptEnabled of [true, false]) {
  test(`three code examples, one at a time, by mouse and by keyboard, script ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled });
    await page.goto('/api');
    const group = page.getByRole('group', { name: /Code example/ });
    const shown = group.getByRole('group');

    await expect(group.getByRole('radio')).toHaveCount(apiPage.examples);
    for (const [name, sample] of languages) {
      await group.getByRole('radio', { name, exact: true }).click();
      await expect(group.getByRole('radio', { name, exact: true })).toBeChecked();
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAccessibleName(new RegExp(name));
      expect(await shown.locator('code').textContent()).toBe(samples[sample]);
    }
    await page.keyboard.press('ArrowUp');
    await expect(shown).toHaveAccessibleName(/TypeScript/);
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(
      javaScriptEnabled ? 1 + sdks.length : 0,
    );
    await page.close();
  });
}

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

test('if the clipboard is missing or refuses, Copy says so and selects the text', async ({
  page,
}) => {
  for (const spoil of [
    () => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowed'));
    },
    () => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
  ]) {
    await page.addInitScript(spoil);
    await page.goto('/api');

    await page.getByRole('button', { name: 'Copy curl example' }).click();

    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText(
      'Could not copy. The text is selected: copy it with your keyboard or menu.',
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

test(`SDKs at ${apiPage.sdkVersions.join(', ')}, each with language, downloads and a line to install it`, async ({
  page,
}) => {
  await page.goto('/api');

  const cards = section(page, 'SDKs').getByRole('listitem');

  await expect(cards).toHaveCount(apiPage.sdkVersions.length);
  for (const [index, version] of apiPage.sdkVersions.entries()) {
    const { name, language, description, downloads, install } = sdks[index] ?? ({} as Sdk);
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(card.getByRole('paragraph')).toHaveText([
      language,
      `${version} · ${downloads.toLocaleString('en-US')} downloads`,
      description,
      new RegExp(`[-:@v]${version}`),
    ]);
    await expect(card.locator('code')).toHaveText(install);
  }
});

const { tiers } = apiPage;

test('rate limits of Free, Pro and Enterprise, drawn to a logarithmic scale', async ({ page }) => {
  await page.goto('/api');
  const region = section(page, 'Rate limits');
  const rows = region.getByRole('listitem');
  const powerOf = (text: string) =>
    Math.log10(Number(text.replace('k', '000').replace('M', '000000')));

  await expect(rows).toHaveCount(tiers.length);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { numbers, read: power } = await rulerOf(region.locator('svg').first(), powerOf);
    expect(numbers[0]?.value).toBe(0);
    for (const { value, at } of numbers) expect(power(at)).toBeCloseTo(value, 1);
    for (const [index, { tier, month, burst, says }] of tiers.entries()) {
      const row = rows.nth(index);
      await expect(row.getByRole('heading', { level: 3 })).toHaveText(tier);
      await expect(row.getByRole('paragraph')).toHaveText([
        says,
        `Burst ${burst.toLocaleString('en-US')} per minute`,
      ]);
      const svg = row.locator('svg').first();
      const { right } = await svg.evaluate((element) => element.getBoundingClientRect());
      const marks = (await spansIn(row)).map(({ name, from, to, open }) => ({
        name,
        from: power(from),
        to: open ? to : power(to),
        open,
      }));

      const about = (value: number) => expect.closeTo(value, 1);
      expect(marks, tier).toEqual([
        month === undefined
          ? { name: 'month', from: about(0), to: expect.closeTo(right, 0), open: true }
          : { name: 'month', from: about(0), to: about(Math.log10(month)), open: false },
        { name: 'burst', from: about(0), to: about(Math.log10(burst)), open: false },
      ]);
    }
  }
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
