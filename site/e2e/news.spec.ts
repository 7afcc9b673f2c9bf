import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { newsPage } from './specification.ts';
import { open } from './visitor.ts';

const { site, news, articles } = loadContent();
const ordered = articles.toSorted((a, b) => Number(b.featured) - Number(a.featured));

const { chips } = newsPage;
const listed = newsPage.articles + 1;

test.beforeEach(({ page }) => page.goto('/news'));

const categories = (page: Page) => page.getByRole('list', { name: 'Articles by category' });
const topics = (page: Page) => page.getByRole('list', { name: 'Trending topics' });
const newsletter = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: newsPage.subscribe }) });

/** The elements that can take the focus, look clickable, or are announced as controls. */
function pressable(labels: Locator): Promise<string[]> {
  return labels.evaluateAll((all) =>
    all.flatMap((label) =>
      [label, ...label.querySelectorAll<HTMLElement>('*')]
        .filter(
          (element) =>
            element.matches('a, button, input, select, label, summary, [role], [tabindex]') ||
            [...element.attributes].some(({ name }) => /^on|^aria-(?!hidden)/.test(name)) ||
            ['pointer', 'grab'].includes(getComputedStyle(element).cursor),
        )
        .map((element) => element.outerHTML),
    ),
  );
}

test('has its title, main heading, chips, topics and newsletter, word for word', async ({
  page,
}) => {
  const box = newsletter(page).getByRole('textbox', { name: 'Email Address' });

  await expect(page).toHaveTitle(`News · ${site.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    news.heading.replaceAll('*', ''),
  );
  await expect(categories(page).getByRole('listitem')).toHaveText(
    chips.map((chip, index) => `${chip.join(' ')}${index === 0 ? ', active' : ''}`),
  );
  await expect(topics(page).getByRole('listitem')).toHaveText(news.topics.items);
  expect(news.topics.items).toHaveLength(newsPage.topics);
  await expect(box).toHaveAttribute('type', 'email');
  await expect(box).toHaveAttribute('autocomplete', 'email');
  await expect(newsletter(page).locator('label', { hasText: 'Email Address' })).toBeVisible();
  await expect(newsletter(page).getByRole('button')).toHaveText([newsPage.subscribe]);
  await expect(newsletter(page).getByText(newsPage.note, { exact: true })).toBeVisible();
  expect(news.newsletter.note.email).toMatch(/email/);
  await expect(newsletter(page).getByRole('form')).toContainText(news.newsletter.note.email);
});

test.describe('the category chips', () => {
  test('have a tally with as many strokes as articles, every fifth across four', async ({
    page,
  }) => {
    const tallies = await categories(page)
      .locator('[data-mark=count]')
      .evaluateAll((all) => all.map((path) => path.getAttribute('d')?.match(/M[^M]+/g) ?? []));

    expect(tallies.map((strokes) => strokes.length)).toEqual(chips.map(([, count]) => count));
    for (const strokes of tallies) {
      const across = strokes.flatMap((stroke, index) => (/V/.test(stroke) ? [] : [index + 1]));
      expect(across).toEqual(strokes.flatMap((_, index) => (index % 5 === 4 ? [index + 1] : [])));
    }
  });

  test('are labels like a line of text, as the topics are, and only All stands out', async ({
    page,
  }) => {
    for (const list of [categories(page), topics(page)]) {
      const items = list.getByRole('listitem');
      const looks = await items.evaluateAll((all) =>
        all.map((item) => {
          const { borderStyle, backgroundColor, backgroundImage, outlineStyle, boxShadow } =
            getComputedStyle(item);
          return [borderStyle, backgroundColor, backgroundImage, outlineStyle, boxShadow].join();
        }),
      );

      expect(new Set(looks)).toEqual(new Set(['none,rgba(0, 0, 0, 0),none,none,none']));
      expect(await pressable(items)).toEqual([]);
      expect(await pressable(list)).toEqual([expect.stringMatching(/^<ul [^>]*aria-label/)]);
    }
    const [all, ...others] = await categories(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).fontWeight));
    expect(others).not.toContain(all);
    expect(new Set(others).size).toBe(1);
  });
});

test.describe('the articles', () => {
  test('are one featured and 6 cards with cover, title, excerpt, author, date, time and category', async ({
    page,
  }) => {
    const featured = page.getByRole('region', { name: 'Featured article' });
    const shown = page.getByRole('article');

    await expect(featured.getByRole('article')).toHaveCount(1);
    await expect(featured.getByText(/^Featured\b/)).toBeVisible();
    await expect(page.locator('#articles').getByRole('listitem').getByRole('article')).toHaveCount(
      newsPage.articles,
    );
    await expect(shown).toHaveCount(listed);
    expect(new Set(articles.map(({ category }) => category))).toEqual(
      new Set(chips.slice(1).map(([category]) => category)),
    );
    for (const [index, article] of ordered.entries()) {
      const one = shown.nth(index);
      await expect(one.locator('svg[aria-hidden=true]')).toBeVisible();
      await expect(one.getByRole('heading')).toHaveText(article.title);
      await expect(one.getByText(article.excerpt, { exact: true })).toBeVisible();
      await expect(one.getByText(article.author, { exact: true })).toBeVisible();
      await expect(one.getByText(`${article.readTime} min read`, { exact: true })).toBeVisible();
      await expect(one.getByText(new RegExp(`^(Featured · )?${article.category}$`))).toBeVisible();
      // The date as typed, parsed without a calendar library: "2024-12-15" is December 15, 2024.
      const [year, month = '', day] = article.date.split('-').map(Number);
      const name = new Date(2024, Number(month) - 1, 15).toLocaleString('en-US', { month: 'long' });
      await expect(one.locator('time')).toHaveText(`${name} ${day}, ${year}`);
      await expect(one.locator('time')).toHaveAttribute('datetime', article.date);
    }
    // They are links only where the whole article can be read elsewhere.
    await expect(shown.locator('a, button, [tabindex]')).toHaveText(
      ordered.filter(({ href }) => href !== undefined).map(({ title }) => title),
    );
  });

  test('the cover of the featured one reaches the edge of every screen', async ({ page }) => {
    const featured = page.getByRole('region', { name: 'Featured article' });

    for (const width of [320, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const cover = await featured.locator('svg').boundingBox();
      const article = await featured.getByRole('article').boundingBox();

      expect(cover).toMatchObject({ x: 0, y: article?.y });
      if (width < 1024) expect(cover?.width).toBe(width);
      else expect(cover?.height).toBe(article?.height);
    }
  });

  test('each have their own anchor on this page, clear of the header', async ({ page }) => {
    for (const { id, title } of articles) {
      await page.goto(`/news#${id}`);
      const heading = page.locator(`#${id}`).getByRole('heading', { name: title, exact: true });

      await expect(heading).toBeInViewport({ ratio: 1 });
      const header = await page.getByRole('banner').boundingBox();
      const article = await page.locator(`#${id}`).boundingBox();
      expect(article?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
    }
  });

  test('View All Articles leads to the list, and says that 7 of 24 are on this page', async ({
    page,
  }) => {
    const link = page.getByRole('link', { name: newsPage.viewAll, exact: true });
    await expect(page.getByRole('main')).toContainText(
      `${listed} of ${chips[0][1]} articles are on this page`,
    );
    await expect(link).toHaveAttribute('href', '#articles');

    await link.click();

    await expect(page).toHaveURL('/news#articles');
    await expect(page.locator('#articles').getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(page.locator('#articles').getByRole('article').first()).toBeInViewport();
  });
});

test.describe('the newsletter', () => {
  test('turns the request into an email, and sends nothing on its own', async ({ page }) => {
    const requests: string[] = [];
    await open(page, '/news');
    page.on('request', (request) => requests.push(request.url()));
    await newsletter(page).getByRole('textbox').fill('kumquat@a.example');

    await newsletter(page).getByRole('button', { name: newsPage.subscribe }).click();

    await expect(page.getByRole('region', { name: 'Your request is ready to send' })).toBeFocused();
    const link = newsletter(page).getByRole('link', { name: 'Open in Your Email Program' });
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${site.email.general}\\?.*kumquat%40a\\.example`),
    );
    expect(requests).toEqual([]);
    await expect(page).toHaveURL('/news');
  });

  test('asks for an address before it creates one', async ({ page }) => {
    await open(page, '/news');

    for (const wrong of ['', 'not an address']) {
      await newsletter(page).getByRole('textbox').fill(wrong);
      await newsletter(page).getByRole('button').click();

      await expect(newsletter(page).getByRole('region', { name: 'Check 1 field' })).toBeFocused();
    }
  });
});
