import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { newsPage } from './specification.ts';
import { open } from './visitor.ts';

const { site, news, articles } = loadContent();
const ordered = articles.toSorted((a, b) => Number(b.featured) - Number(a.featured));

const { chips } = newsPage;
const all = chips[0].join(' ');
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

test('opens, with its title and main heading', async ({ page }) => {
  await expect(page).toHaveTitle(`News · ${site.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    news.heading.replaceAll('*', ''),
  );
});

test.describe('the category chips', () => {
  test(`are ${chips.map((chip) => chip.join(' ')).join(', ')}`, async ({ page }) => {
    const items = categories(page).getByRole('listitem');

    await expect(items).toHaveText(
      chips.map(([name, count]) => new RegExp(`^${name} ${count}(, active)?$`)),
    );
  });

  test('have All as the active one: it is marked, also for screen readers', async ({ page }) => {
    const items = categories(page).getByRole('listitem');

    const weights = await items.evaluateAll((all) =>
      all.map((item) => getComputedStyle(item).fontWeight),
    );

    await expect(items.filter({ hasText: 'active' })).toHaveText([`${all}, active`]);
    expect(weights.filter((weight) => weight === weights[0])).toHaveLength(1);
    expect(new Set(weights).size).toBe(2);
  });

  test('have a tally with as many strokes as articles, every fifth across four', async ({
    page,
  }) => {
    const tallies = await categories(page)
      .locator('[data-mark=count]')
      .evaluateAll((all) => all.map((path) => path.getAttribute('d')?.match(/M[^M]+/g) ?? []));

    expect(tallies.map((strokes) => strokes.length)).toEqual(chips.map(([, count]) => count));
    for (const strokes of tallies) {
      const across = strokes.flatMap((stroke, index) => (/L/.test(stroke) ? [index + 1] : []));
      expect(across).toEqual(strokes.flatMap((_, index) => (index % 5 === 4 ? [index + 1] : [])));
    }
  });

  test('look like a line of text: no line around them, nothing behind them', async ({ page }) => {
    for (const list of [categories(page), topics(page)]) {
      const looks = await list.getByRole('listitem').evaluateAll((all) =>
        all.map((item) => {
          const { borderStyle, backgroundColor, backgroundImage, outlineStyle, boxShadow } =
            getComputedStyle(item);
          return [borderStyle, backgroundColor, backgroundImage, outlineStyle, boxShadow].join();
        }),
      );

      expect(new Set(looks)).toEqual(new Set(['none,rgba(0, 0, 0, 0),none,none,none']));
    }
  });

  test('are labels: none is a button, a link or a checkbox, and none takes the focus', async ({
    page,
  }) => {
    for (const list of [categories(page), topics(page)]) {
      const items = list.getByRole('listitem');

      expect(await items.count()).toBeGreaterThan(6);
      expect(await pressable(items)).toEqual([]);
      expect(await pressable(list)).toEqual([expect.stringMatching(/^<ul [^>]*aria-label/)]);
    }
  });

  test('do not change when they are clicked or hovered over', async ({ page }) => {
    const state = () =>
      page.evaluate(() => ({
        html: document.documentElement.outerHTML,
        focus: document.activeElement?.tagName,
        scroll: scrollY,
        address: location.href,
      }));
    const looks = (item: Locator) =>
      item.evaluate((element) => JSON.stringify({ ...getComputedStyle(element) }));
    const before = await state();

    for (const item of await categories(page).getByRole('listitem').all()) {
      const atRest = await looks(item);
      await item.hover();
      expect(await looks(item)).toBe(atRest);
      await item.click();
    }

    const { html, ...after } = await state();
    expect(html === before.html, 'the page is as it was').toBe(true);
    expect(after).toMatchObject({
      address: before.address,
      scroll: before.scroll,
      focus: expect.stringMatching(/^(BODY|MAIN)$/),
    });
  });
});

test.describe('the articles', () => {
  test('are one featured article and 6 cards, in all six categories', async ({ page }) => {
    const featured = page.getByRole('region', { name: 'Featured article' });
    const list = page.locator('#articles');

    await expect(featured.getByRole('article')).toHaveCount(1);
    await expect(list.getByRole('listitem').getByRole('article')).toHaveCount(newsPage.articles);
    await expect(page.getByRole('article')).toHaveCount(listed);
    await expect(featured.getByText(/^Featured\b/)).toBeVisible();
    for (const [category] of chips.slice(1)) {
      await expect(page.getByRole('article').getByText(category).first()).toBeVisible();
    }
  });

  test('each have a cover, a title, an excerpt, an author, a date, a read time and a category', async ({
    page,
  }) => {
    const shown = page.getByRole('article');

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
  });

  test('have seven different covers, each within its frame', async ({ page }) => {
    const covers = page.getByRole('article').locator('svg');

    const drawings = await covers.evaluateAll((all) => all.map((svg) => svg.innerHTML));
    const shapes = await covers.evaluateAll((all) =>
      all.map((svg) => {
        const { width, height } = svg.getBoundingClientRect();
        return { shape: width / height, clipped: getComputedStyle(svg).overflow };
      }),
    );

    expect(new Set(drawings).size).toBe(listed);
    expect(drawings.join('')).not.toMatch(/NaN|undefined|Infinity/);
    for (const { clipped } of shapes) expect(clipped).toBe('hidden');
    for (const { shape } of shapes.slice(1)) expect(shape).toBeCloseTo(1.6, 1);
  });

  for (const width of [320, 768, 1280, 2560]) {
    test(`the cover of the featured one reaches the edge of a screen of ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const featured = page.getByRole('region', { name: 'Featured article' });

      const cover = await featured.locator('svg').boundingBox();
      const article = await featured.getByRole('article').boundingBox();

      expect(cover).toMatchObject({ x: 0, y: article?.y });
      if (width < 1024) expect(cover?.width).toBe(width);
      else expect(cover?.height).toBe(article?.height);
    });
  }

  test('are links only where the whole article can be read elsewhere', async ({ page }) => {
    const linked = ordered.filter(({ href }) => href !== undefined);

    const controls = page.getByRole('article').locator('a, button, [tabindex]');

    await expect(controls).toHaveText(linked.map(({ title }) => title));
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

test('has 8 trending topics', async ({ page }) => {
  const items = topics(page).getByRole('listitem');

  await expect(items).toHaveCount(newsPage.topics);
  await expect(items).toHaveText(news.topics.items);
});

test.describe('the newsletter', () => {
  test('has an email field, a Subscribe button and its promise, word for word', async ({
    page,
  }) => {
    const box = newsletter(page).getByRole('textbox', { name: 'Email Address' });

    await expect(box).toHaveAttribute('type', 'email');
    await expect(box).toHaveAttribute('autocomplete', 'email');
    await expect(newsletter(page).locator('label', { hasText: 'Email Address' })).toBeVisible();
    await expect(newsletter(page).getByRole('button')).toHaveText([newsPage.subscribe]);
    await expect(newsletter(page).getByText(newsPage.note, { exact: true })).toBeVisible();
  });

  test('says that the button creates an email', async ({ page }) => {
    expect(news.newsletter.note.email).toMatch(/email/);
    await expect(newsletter(page).getByRole('form')).toContainText(news.newsletter.note.email);
  });

  test('turns the request into an email, and sends nothing on its own', async ({ page }) => {
    const requests: string[] = [];
    await open(page, '/news');
    page.on('request', (request) => requests.push(request.url()));
    await newsletter(page).getByRole('textbox').fill('kumquat@a.example');

    await newsletter(page).getByRole('button', { name: newsPage.subscribe }).click();

    await expect(page.getByRole('region', { name: 'Your request is ready to send' })).toBeFocused();
    const link = newsletter(page).getByRole('link', { name: 'Open in your email program' });
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
