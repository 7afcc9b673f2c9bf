import { readFileSync, statSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { loadContent } from '../build/content/load-content.ts';
import { axeViolations } from './axe.ts';
import { scaleOf } from './marks.ts';
import { teamPage } from './specification.ts';

const { team, teamMembers: members, claims } = loadContent();
const { stats: figures } = teamPage;

test('opens at /team, with one main heading and a link back to the home page', async ({ page }) => {
  const response = await page.goto('/team');

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Team\b/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(trail).toHaveText(['Home', 'Team']);
  await expect(trail.first()).toHaveAttribute('href', '/');
  await expect(trail.last()).toHaveAttribute('aria-current', 'page');
});

test(`has the stats ${figures.map((figure) => figure.join(' ')).join(', ')}`, async ({ page }) => {
  await page.goto('/team');

  const stats = page.getByRole('region', { name: 'Headline figures', exact: true });

  await expect(stats.getByRole('definition')).toHaveText(figures.map(([value]) => value));
  await expect(stats.getByRole('term')).toHaveText(figures.map(([, label]) => label));
});

test('has 6 leadership cards, each with a seal, name, role, expertise, experience, education, bio and achievements', async ({
  page,
}) => {
  await page.goto('/team');

  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });

  expect(members).toHaveLength(teamPage.leaders);
  await expect(cards.getByRole('heading')).toHaveText(members.map(({ name }) => name));
  for (const [at, member] of members.entries()) {
    const card = cards.nth(at);
    await expect(card.locator('svg')).toBeVisible();
    await expect(card.locator('svg')).toContainText(/^\p{L}{2}$/u);
    await expect(card.getByText(member.role, { exact: true })).toBeVisible();
    await expect(card.getByText(member.bio, { exact: true })).toBeVisible();
    const { expertise, experience, education, achievements } = member;
    await expect(card.getByRole('term')).toHaveText([
      'Expertise',
      'Experience',
      'Education',
      'Achievements',
    ]);
    await expect(card.getByRole('definition')).toHaveText([
      expertise,
      experience,
      education,
      achievements.join(''),
    ]);
    await expect(card.getByRole('listitem')).toHaveText(achievements);
  }
});

test('the drawing and the list below it lead to each person, and only the list is announced', async ({
  page,
}) => {
  await page.goto('/team');
  const drawn = page.getByRole('main').getByRole('figure').locator('svg[aria-hidden=true] a');
  const targets = members.map(({ id }) => `#${id}`);

  const hrefs = await drawn.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  expect(hrefs).toEqual(targets);
  await expect(drawn.locator('> text')).toHaveText(
    members.map(
      ({ name, experience }) => `${name.split(' ')[0]}${/^\d+ years?/.exec(experience)?.[0]}`,
    ),
  );
  for (const [at, { id, name, role }] of members.entries()) {
    const item = page.getByRole('listitem').filter({ hasText: name + role });
    await expect(item.getByRole('link', { name, exact: true })).toHaveAttribute('href', `#${id}`);
    await drawn.nth(at).locator('[data-mark]').click();
    await expect(page).toHaveURL(`/team#${id}`);
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  }
});

test('each person has their own anchor, clear of the header', async ({ page }) => {
  for (const { id, name } of members) {
    await page.goto(`/team#${id}`);

    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    const header = await page.getByRole('banner').boundingBox();
    const box = await card.boundingBox();

    await expect(card).toHaveAttribute('id', id);
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
    expect(box?.y, name).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  }
});

test('says of every figure in the register what it counts, at the link from the home page', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('#testimonials').getByRole('link', { name: team.figures.label }).click();
  await expect(page).toHaveURL('/team#figures');

  const section = page.getByRole('region', { name: team.figures.label, exact: true });

  const all = Object.values(claims.figures);
  await expect(section.getByRole('term')).toHaveText(
    all.map(({ value, title }) => `${value} ${title}`),
  );
  await expect(section.getByRole('definition')).toHaveText(all.map(({ meaning }) => meaning));
  await expect(section.getByRole('heading')).toBeInViewport();
});

test('invites to join the team, with links to /careers and to the contact section of the home page', async ({
  page,
}) => {
  await page.goto('/team');
  const call = page.getByRole('region', { name: team.closing.text, exact: true });

  const links = call.getByRole('link');

  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    teamPage.closingLinks,
  );
  await links.last().click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
});

for (const width of [320, 1280]) {
  test(`draws each person at a distance from the center that matches their years, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/team');
    const figure = page.getByRole('main').getByRole('figure').locator('svg');
    const middles = await figure.locator('[data-mark]').evaluateAll((all) =>
      (all as unknown as SVGGraphicsElement[]).map((mark) => {
        const { e: x, f: y } = mark.getScreenCTM() ?? { e: Number.NaN, f: Number.NaN };
        return { name: mark.dataset.mark, x, y };
      }),
    );
    const center = middles.find(({ name }) => name === 'center') ?? { x: Number.NaN, y: 0 };

    const scale = await scaleOf(figure);

    const numbers = scale.filter(({ value }) => !Number.isNaN(value));
    const [zero, last] = [numbers.at(0), numbers.at(-1)];
    const perYear = ((last?.at ?? 0) - (zero?.at ?? 0)) / (last?.value ?? 0);
    const drawn = middles
      .filter(({ name }) => name !== 'center')
      .map(({ name, x, y }) => ({
        name,
        years: Math.round((10 * Math.hypot(x - center.x, y - center.y)) / perYear) / 10,
      }));
    expect(zero).toEqual({ value: 0, at: expect.closeTo(center.x, 1) });
    expect(drawn).toEqual(
      members.map(({ name, experience }) => ({
        name,
        years: expect.closeTo(Number.parseInt(experience, 10), 0),
      })),
    );
  });
}

test.describe('a seal for any name', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'A name', exact: true });
  const drawing = (page: Page) => page.locator('[data-seal] svg');
  const save = (page: Page) => page.getByRole('button', { name: 'Save as SVG' });

  /** What is drawn, without what only one of the two drawings has. */
  const linesOf = (page: Page, selector: string) =>
    page.locator(`${selector} :is(circle, path)`).evaluateAll((all) =>
      all.map((line) => [
        line.tagName,
        ...line
          .getAttributeNames()
          .toSorted()
          .map((name) => `${name}=${line.getAttribute(name)}`),
      ]),
    );

  async function saved(page: Page): Promise<string> {
    const download = page.waitForEvent('download');
    await save(page).click();
    return readFileSync(await (await download).path(), 'utf8');
  }

  test('is cut as the name is typed, and described in words', async ({ page }) => {
    await page.goto('/team');
    await expect(page.getByRole('img', { name: 'A seal without a name' })).toBeVisible();
    await expect(save(page)).toBeHidden();

    await field(page).pressSequentially('Ada Lovelace');

    await expect(page.getByRole('img', { name: 'The seal of Ada Lovelace' })).toHaveText('AL');
    await expect(page.locator('[data-seal] output')).toHaveText(
      /^Around the initials: .+\. Along the edge: .+\.$/,
    );
    await expect(save(page)).toBeVisible();

    await field(page).fill('  ');
    await expect(page.getByRole('img', { name: 'A seal without a name' })).toHaveText('');
    await expect(save(page)).toBeHidden();
  });

  test('is the one on the page if the name is on the page', async ({ page }) => {
    await page.goto('/team');

    for (const { id, name } of members) {
      await field(page).fill(name);
      await expect(page.getByRole('img', { name: `The seal of ${name}` })).toBeVisible();

      expect(await linesOf(page, '[data-seal] svg'), name).toEqual(
        await linesOf(page, `#${id} > svg`),
      );
    }
  });

  test('is saved as a valid file that can stand alone', async ({ page }) => {
    await page.goto('/team');
    await field(page).fill('Ada & <b>Lovelace</b>\u0001');

    const text = await saved(page);

    // The policy of our own pages does not let a script parse text.
    await page.goto('about:blank');
    const file = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
      return {
        error: parsed.querySelector('parsererror')?.textContent,
        root: parsed.documentElement.tagName,
        space: parsed.documentElement.namespaceURI,
        title: parsed.querySelector('title')?.textContent,
        initials: parsed.querySelector('text')?.textContent,
        names: [...new Set([...parsed.querySelectorAll('*')].map((one) => one.tagName))].sort(),
      };
    }, text);
    expect(file).toEqual({
      error: undefined,
      root: 'svg',
      space: 'http://www.w3.org/2000/svg',
      title: 'Ada & <b>Lovelace</b>',
      initials: 'A<',
      names: ['circle', 'g', 'path', 'svg', 'text', 'title'],
    });
    expect(text).not.toMatch(/var\(|class=|NaN|undefined/);
  });

  for (const [kind, name] of [
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['ten thousand letters', 'x'.repeat(10_000)],
    ['half a character', '\ud83d \u0000\u202e\uffff'],
    ['invisible letters first', '\u202e\u200bAda'],
  ] as const) {
    test(`takes ${kind} as a name and nothing else`, async ({ page }) => {
      const problems: string[] = [];
      page.on('dialog', (dialog) => problems.push(dialog.message()));
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto('/team');
      const before = await page.locator('script, img').count();

      await field(page).evaluate((input: HTMLInputElement, value) => {
        input.focus();
        input.value = value;
      }, name);
      await field(page).press('End');
      await field(page).press('a');

      await expect(drawing(page)).toHaveAccessibleName(/^The seal of .{1,70}$/u);
      await expect(drawing(page)).toHaveText(/^[^\p{C}\s]/u);
      await expect(drawing(page).locator('path')).toHaveCount(1);
      expect(await page.locator('script, img').count()).toBe(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        1280,
      );
      expect(problems).toEqual([]);
    });
  }

  test('fetches one small script on first use, sends nothing and stores nothing', async ({
    page,
    context,
  }) => {
    const requests: string[] = [];
    await page.goto('/team', { waitUntil: 'networkidle' });
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));

    await field(page).fill('Ada Lovelace');
    await expect(save(page)).toBeVisible();
    await saved(page);

    expect(requests.filter((path) => path.startsWith('/'))).toEqual([
      expect.stringMatching(/^\/_astro\/cut-seal\.[\w-]+\.js$/),
    ]);
    const file = new URL(`../dist${requests[0]}.br`, import.meta.url);
    expect(statSync(file).size).toBeLessThanOrEqual(6000);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await expect(page).toHaveURL('/team');
  });

  test('says so if its script cannot be loaded, and tries again', async ({ page }) => {
    await page.goto('/team');
    await page.route('**/cut-seal.*.js', (route) => route.abort(), { times: 1 });

    await field(page).focus();

    const answer = page.locator('[data-seal] output');
    await expect(answer).toHaveText(/did not load/);

    await field(page).blur();
    await field(page).fill('Ada Lovelace');
    await expect(page.getByRole('img', { name: 'The seal of Ada Lovelace' })).toBeVisible();
    await expect(answer).not.toHaveText(/did not load/);
  });

  test('has no accessibility violation, with and without a name', async ({ page }) => {
    await page.goto('/team');
    expect(await axeViolations(page)).toEqual([]);

    await field(page).fill('Ada Lovelace');
    await expect(save(page)).toBeVisible();

    expect(await axeViolations(page)).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is not offered', async ({ page }) => {
      await page.goto('/team');

      await expect(page.getByText(team.seal.lede)).toBeHidden();
      await expect(field(page)).toBeHidden();
    });
  });
});
