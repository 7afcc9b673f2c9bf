import { expect, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { rulerOf } from './marks.ts';
import { teamPage } from './specification.ts';

const { team, teamMembers: members, claims } = loadContent();
const { stats: figures } = teamPage;

test('has its title, a way back, four stats, and links to join and to write', async ({ page }) => {
  await page.goto('/team');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  const stats = page.getByRole('region', { name: 'Headline figures', exact: true });
  const links = page
    .getByRole('region', { name: team.closing.text, exact: true })
    .getByRole('link');

  await expect(page).toHaveTitle(/^Team\b/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(trail).toHaveText(['Home', team.title]);
  await expect(trail.first()).toHaveAttribute('href', '/');
  await expect(trail.last()).toHaveAttribute('aria-current', 'page');
  await expect(stats.getByRole('definition')).toHaveText(figures.map(([value]) => value));
  await expect(stats.getByRole('term')).toHaveText(figures.map(([, label]) => label));
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    teamPage.closingLinks,
  );
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

test('the drawing and the list below it lead to each person, clear of the header', async ({
  page,
}) => {
  await page.goto('/team');
  // Only the list is announced.
  const drawn = page.getByRole('main').getByRole('figure').locator('svg[aria-hidden=true] a');
  const header = await page.getByRole('banner').boundingBox();

  const hrefs = await drawn.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  expect(hrefs).toEqual(members.map(({ id }) => `#${id}`));
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
    const card = page.locator(`li#${id}`);
    await expect(card.getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 1 });
    expect((await card.boundingBox())?.y, name).toBeGreaterThanOrEqual(header?.height ?? 0);
  }
});

test('says of every figure in the register what it counts', async ({ page }) => {
  await page.goto('/team#figures');
  const section = page.getByRole('region', { name: team.figures.label, exact: true });

  const all = Object.values(claims.figures);
  await expect(section.getByRole('term')).toHaveText(
    all.map(({ value, title }) => `${value} ${title}`),
  );
  await expect(section.getByRole('definition')).toHaveText(
    all.map(({ meaning, cases, period, error }) =>
      cases ? `${meaning} ${cases}, ${period}. ${error}` : meaning,
    ),
  );
  await expect(section.getByRole('heading')).toBeInViewport();
});

test('draws each person at a distance from the center that matches their years', async ({
  page,
}) => {
  await page.goto('/team');
  const figure = page.getByRole('main').getByRole('figure').locator('svg');

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const middles = await figure.locator('[data-mark]').evaluateAll((all) =>
      (all as unknown as SVGGraphicsElement[]).map((mark) => {
        const { e: x, f: y } = mark.getScreenCTM() ?? { e: Number.NaN, f: Number.NaN };
        return { name: mark.dataset.mark, x, y };
      }),
    );
    const center = middles.find(({ name }) => name === 'center') ?? { x: Number.NaN, y: 0 };
    const { read } = await rulerOf(figure);

    const drawn = middles
      .filter(({ name }) => name !== 'center')
      .map(({ name, x, y }) => ({
        name,
        years: read(center.x + Math.hypot(x - center.x, y - center.y)),
      }));

    expect(read(center.x)).toBeCloseTo(0, 1);
    expect(drawn).toEqual(
      members.map(({ name, experience }) => ({
        name,
        years: expect.closeTo(Number.parseInt(experience, 10), 0),
      })),
    );
  }
});
