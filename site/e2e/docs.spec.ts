import { expect, type Locator, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { rulerOf, spansIn } from './marks.ts';
import { expectHonestSearch, searchOf } from './search.ts';
import { section } from './section.ts';
import { docsPage } from './specification.ts';

const { docs, site } = loadContent();
const guides = docs.guides.sections.flatMap(({ articles }) => articles);

const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test.describe('the documentation page', () => {
  test.beforeEach(({ page }) => page.goto('/docs'));

  test('has its title, quick links to /api, /downloads, /examples and /tutorials, and closing links', async ({
    page,
  }) => {
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    const items = section(page, 'Quick links').getByRole('listitem');

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(`${docs.title} · ${site.name}`);
    await expect(trail).toHaveText(['Home', docs.title]);
    expect(await hrefs(items.getByRole('link'))).toEqual(docsPage.quickLinks);
    for (const [index, { title, type, status, description }] of docs.quickLinks.items.entries()) {
      const kind = status ? `${type} · ${status}` : type;
      await expect(items.nth(index).getByRole('heading', { level: 3 })).toHaveText(title);
      await expect(items.nth(index).getByRole('paragraph')).toHaveText([kind, description]);
    }
    expect(await hrefs(page.getByRole('region').last().getByRole('link'))).toEqual([
      '/support',
      '/api',
    ]);
  });

  test('has 4 sections with 3 articles each: title, description, read time, difficulty, last updated', async ({
    page,
  }) => {
    const region = section(page, 'Guides');
    const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

    await expect(region.getByRole('heading', { level: 3 })).toHaveText(
      docs.guides.sections.map(({ title }) => title),
    );
    expect(docs.guides.sections).toHaveLength(docsPage.sections);
    for (const { title, articles } of docs.guides.sections) {
      const heading = region.getByRole('heading', { name: title, exact: true, level: 3 });
      const entries = heading.locator('..').getByRole('listitem');
      await expect(entries).toHaveCount(docsPage.articlesInSection);
      for (const [index, article] of articles.entries()) {
        const entry = entries.nth(index);
        expect(docsPage.difficulties).toContain(article.difficulty);
        await expect(entry.getByRole('heading', { level: 4 })).toHaveText(article.title);
        await expect(entry.getByText(article.description, { exact: true })).toBeVisible();
        await expect(entry.getByText(article.difficulty, { exact: true })).toBeVisible();
        await expect(entry).toContainText(`${article.readTime} min read`);
        await expect(entry.getByText('Full text')).toHaveCount(article.href === undefined ? 0 : 1);
        await expect(entry.locator('time')).toHaveText(dates.format(new Date(article.lastUpdated)));
        await expect(entry.locator('time')).toHaveAttribute('datetime', article.lastUpdated);
      }
    }
  });

  test('the title of an article links to its full text or, without one, to its own entry', async ({
    page,
  }) => {
    const links = section(page, 'Guides').getByRole('listitem').getByRole('link');

    expect(await hrefs(links)).toEqual(guides.map(({ id, href }) => href ?? `#${id}`));
    await expect(links).toHaveText(guides.map(({ title }) => title));
    for (const { id, title } of guides) {
      await expect(page.locator(`#${id}`).getByRole('heading')).toHaveText(title);
    }
  });

  test('says how to get the full text of a guide: by email', async ({ page }) => {
    const link = section(page, 'Guides').getByRole('link', { name: 'Ask for a Guide by Email' });

    const email = new URL((await link.getAttribute('href')) ?? '');

    expect(email.pathname).toBe(site.email.support);
    expect(email.searchParams.get('subject')).toBe(docs.guides.request);
    await expect(section(page, 'Guides')).toContainText('we email them to you as PDF files');
    await expect(section(page, 'Guides')).toContainText(`Write to ${site.email.support}`);
  });

  test('has 4 popular articles with category, read time and views, which link to their entries', async ({
    page,
  }) => {
    const items = section(page, 'Popular').getByRole('listitem');

    await expect(items).toHaveCount(docsPage.popular);
    for (const [index, { id, title, category, readTime, views }] of docs.popular.items.entries()) {
      const item = items.nth(index);
      await expect(item.getByRole('link')).toHaveText(title);
      await expect(item.getByRole('paragraph')).toHaveText([
        category,
        `${readTime} min read`,
        `${new Intl.NumberFormat('en-US').format(views)} views`,
      ]);
      await item.getByRole('link').click();
      await expect(page).toHaveURL(`/docs#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 0.5 });
    }
  });

  const { status } = docsPage;

  test('has the API status of 3 products, all operational: 99.9%, 99.8%, 99.7%', async ({
    page,
  }) => {
    const region = section(page, 'API status');
    const items = region.getByRole('listitem');

    await expect(items.getByRole('heading', { level: 3 })).toHaveText(status.map(([name]) => name));
    await expect(items.getByText('Operational', { exact: true })).toHaveCount(status.length);
    await expect(items.getByRole('definition')).toHaveText(
      status.flatMap(([, uptime, minutes]) => [uptime, minutes]),
    );
    await expect(region).toContainText('as published, not live');
  });

  test('draws the downtime at its true width, on a phone too', async ({ page }) => {
    const items = section(page, 'API status').getByRole('listitem');

    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [index, [name, , , lost]] of status.entries()) {
        const drawing = items.nth(index).locator('svg');
        const { left, right } = await drawing.evaluate((svg) => svg.getBoundingClientRect());
        const part = (x: number) => (x - left) / (right - left);
        const tenth = (value: number) => expect.closeTo(value, 4);
        const read = (await spansIn(drawing)).map(({ name, from, to }) => [
          name,
          { from: part(from), to: part(to) },
        ]);

        expect(Object.fromEntries(read), name).toEqual({
          'whole-up': { from: tenth(0), to: tenth(1 - lost / 100) },
          'whole-lost': { from: tenth(1 - lost / 100), to: tenth(1) },
          'last-up': { from: tenth(0), to: tenth(1 - lost) },
          'last-lost': { from: tenth(1 - lost), to: tenth(1) },
        });
      }
    }
  });

  test('draws each guide at its minutes on the scale, with a fuller moon the harder it is', async ({
    page,
  }) => {
    const drawing = page.getByRole('figure');
    const { numbers, read: minutes } = await rulerOf(drawing);
    const phases = { Beginner: 'new', Intermediate: 'half', Advanced: 'full' };

    const moons = await drawing.locator('svg svg').evaluateAll((all) =>
      all.map((moon) => {
        const { left, width } =
          moon.querySelector('circle')?.getBoundingClientRect() ?? new DOMRect();
        return { ...moon.dataset, at: left + width / 2 };
      }),
    );

    expect(numbers.length).toBeGreaterThan(3);
    expect(moons.map(({ at, ...moon }) => ({ ...moon, minutes: minutes(at) }))).toEqual(
      guides.map(({ id, readTime, difficulty }) => ({
        mark: id,
        phase: phases[difficulty],
        minutes: expect.closeTo(readTime, 1),
      })),
    );
  });

  test('is an index: each line of the drawing leads to its guide, wherever it is clicked', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const lines = page.getByRole('figure').getByRole('listitem');

    await expect(lines.getByRole('link')).toHaveText(guides.map(({ title }) => title));
    for (const [index, { id, difficulty, readTime }] of guides.entries()) {
      const line = lines.nth(index);
      await expect(line).toContainText(`${difficulty}, ${readTime} min`);
      expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(24);

      await line.locator('circle').click({ force: true });

      await expect(page).toHaveURL(`/docs#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 0.5 });
    }
  });
});

test.describe('the search box of /docs', () => {
  test.beforeEach(({ page }) => page.goto('/docs'));

  test('filters as you type, says how many match, reloads nothing, and Escape clears', async ({
    page,
  }) => {
    await expectHonestSearch(page, '/docs', 'model');
  });

  test('finds guides by words of their text, difficulty or section, and hides empty groups', async ({
    page,
  }) => {
    const { input, shown, count } = searchOf(page);

    await input.fill('vision advanced');
    await expect(shown).toHaveText(Array(3).fill(/^Run a model on an edge device/));
    await expect(section(page, 'Guides').getByRole('heading', { level: 3 })).toHaveText([
      'AI Vision Pro',
    ]);
    await expect(section(page, 'API status')).toBeHidden();

    await input.fill('guide');
    await expect(section(page, 'Guides').getByRole('listitem')).toHaveCount(guides.length);

    await input.fill('operational 99.8');
    await expect(shown).toHaveText([/^AutoFlow Intelligence/]);

    // A guide that appears three times counts once.
    await input.fill('stopping rule');
    await expect(shown).toHaveCount(3);
    await expect(count).toHaveText('1 result');
  });

  test('on a phone, the drawing makes room for the matches', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { input, shown } = searchOf(page);
    const drawing = page.getByRole('figure');
    await expect(drawing).toBeVisible();

    await input.fill('advanced');

    await expect(shown).not.toHaveCount(0);
    await expect(drawing).toBeHidden();

    await input.press('Escape');

    await expect(drawing).toBeVisible();
  });

  test('shows no link to an entry that it has hidden', async ({ page }) => {
    const { input, shown } = searchOf(page);

    for (const query of ['views', 'first steps', 'read', 'min', 'prediction']) {
      await input.fill(query);
      await expect(shown).not.toHaveCount(0);
      const ends = await hrefs(shown.locator('a[href^="#"]'));
      for (const end of ends) await expect(page.locator(String(end))).toBeVisible();
    }
  });
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('/docs has no search box that does nothing, and has everything else', async ({ page }) => {
    await page.goto('/docs');

    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('[data-search-item]').filter({ visible: true })).toHaveCount(
      docs.quickLinks.items.length +
        2 * guides.length +
        docs.popular.items.length +
        docs.status.items.length,
    );
  });
});
