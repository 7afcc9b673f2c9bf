import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { newsPage } from './specification.ts';
import { open } from './visitor.ts';

const { site, articles } = loadContent();

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

test.describe('the category chips', () => {
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
