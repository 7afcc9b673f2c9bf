import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { mailto } from '../src/lib/email/mailto.ts';
import { hoursText } from '../src/lib/hours/hours.ts';
import { marksIn } from './marks.ts';
import { homePage, servicePages } from './specification.ts';

const { site, home, products: productRecords, testimonials, claims } = loadContent();
const { promises } = claims;
const { calls, products, productLinks, upcoming, serviceLink } = homePage;

test.beforeEach(({ page }) => page.goto('/'));

/** The card or other list item with this heading. */
function card(page: Page, section: string, title: string): Locator {
  return page
    .locator(section)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

async function expectStats(section: Locator, stats: readonly (readonly [string, string])[]) {
  await expect(section.getByRole('definition')).toHaveText(stats.map(([value]) => value));
  await expect(section.getByRole('term')).toHaveText(stats.map(([, label]) => label));
}

test('words in italics are as close together as others', async ({ page }) => {
  const [upright, italic] = await page.evaluate(async () => {
    const fonts = ['', 'italic '].map((style) => `${style}100px "Instrument Serif"`);
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
    const drawing = document.createElement('canvas').getContext('2d');
    return fonts.map((font) => drawing && Object.assign(drawing, { font }).measureText(' ').width);
  });

  expect(italic).toBeGreaterThan(10);
  expect(italic).toBe(upright);
});

test('has its title, and its sections in order, each with a plain name', async ({ page }) => {
  const parts = await page
    .locator('header, main > *, footer')
    .evaluateAll((all) =>
      all
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map(({ id, tagName }) => id || tagName),
    );

  expect(parts).toEqual(['HEADER', ...homePage.sections, 'FOOTER']);
  await expect(page).toHaveTitle(`${site.name} · ${home.title}`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', home.description);
  for (const part of ['about', 'services', 'products', 'testimonials', 'contact'] as const) {
    await expect(page.locator(`#${part}`)).toHaveAccessibleName(home[part].label);
  }
});

test('each call to action leads to its section, clear of the header', async ({ page }) => {
  for (const [section, label, target] of calls) {
    const link = page.locator(section).getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('href', target);

    await link.click();

    await expect(page).toHaveURL(`/${target}`);
    const heading = page.locator(target).getByRole('heading').first();
    await expect(heading).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await heading.boundingBox())?.y)
      .toBeGreaterThan(header?.height ?? Number.NaN);
  }
});

test('the hero has four figures, the year of founding, and exactly two calls', async ({ page }) => {
  const hero = page.locator('#home');

  await expectStats(hero, homePage.heroStats);
  await expect(hero).toContainText(`founded ${site.founded}`);
  // The planets lead to the services, and are not calls to action.
  await expect(page.locator('#home a:not([data-planets] *)')).toHaveText(
    calls.filter(([section]) => section === '#home').map(([, label]) => label),
  );
});

test('says below the first buttons what the first call is, and beside the form what follows', async ({
  page,
}) => {
  await expect(page.locator('#home').getByText(home.hero.call ?? '?')).toBeInViewport();
  await expect(page.locator('#contact ol').getByRole('listitem')).toHaveText(
    (home.contact.steps ?? []).map(({ title, text }) => `${title} ${text}`),
  );
});

test('about introduces the company, and has four values with icon, title and text', async ({
  page,
}) => {
  const about = page.locator('#about');
  const values = about.getByRole('listitem').filter({ has: page.getByRole('heading') });

  for (const paragraph of home.about.paragraphs) {
    await expect(about.getByText(paragraph, { exact: true })).toBeVisible();
  }
  await expect(values.getByRole('heading')).toHaveText([...homePage.values]);
  await expect(values.getByRole('paragraph')).toHaveText(homePage.values.map(() => /\w+ \w+/));
  await expect(values).toHaveCount(homePage.values.length);
  for (const value of await values.all()) await expect(value.locator('svg')).toBeVisible();
});

test('has six services, each with text, price, caption, three features and a link to its page', async ({
  page,
}) => {
  // A phone shows no less than a larger screen.
  await page.setViewportSize({ width: 390, height: 844 });
  const headings = page.locator('#services').getByRole('heading', { level: 3 });
  await expect(headings).toHaveText(servicePages.map(({ title }) => title));

  for (const { title, route } of servicePages) {
    const service = card(page, '#services', title);
    await expect(service.getByRole('paragraph')).toHaveText([
      /\w+ \w+/,
      /^Usually \$\d+k\s- \$\d+k, \d+\sto\s\d+\sweeks$/,
      /^Pl\. [IV]+\. \w+ /,
    ]);
    await expect(service.getByRole('listitem')).toHaveText([/\w/, /\w/, /\w/]);
    await expect(service.getByRole('link')).toHaveAccessibleName(`${serviceLink} about ${title}`);
    await expect(service.getByRole('link')).toHaveAttribute('href', route);
    await expect(service.locator('svg').first()).toBeVisible();
    // Screen readers read the service before the caption of its plate.
    expect(await service.textContent()).toMatch(/^(?!Pl\.).*Pl\.\s[IVX]+\./);
  }
});

test('the services are one machine: each leads to its page, and runs with those it drives', async ({
  page,
}) => {
  const parts = page.locator('#services ol').getByRole('listitem');
  const running = () =>
    parts.evaluateAll((all) =>
      all.map((part) =>
        part
          .getAnimations({ subtree: true })
          .some(({ timeline }) => timeline instanceof DocumentTimeline),
      ),
    );

  const links = parts.getByRole('link');
  await expect(links).toHaveText(servicePages.map(({ title }) => new RegExp(`^[IV]+ ${title}$`)));
  for (const [index, { route }] of servicePages.entries())
    await expect(links.nth(index)).toHaveAttribute('href', route);

  await parts.nth(2).hover();
  await expect.poll(running).toEqual([false, false, true, true, true, true]);
  await links.nth(4).focus();
  await page.mouse.move(0, 0);
  await expect.poll(running).toEqual([false, false, false, false, true, true]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running).not.toContain(true);
});

test('the wheels of the machine mesh, upright and side by side', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const wheels = await page.locator('#services ol svg:first-child').evaluateAll((all) =>
      all.map((svg) => {
        const { x, y, width, height } = svg.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, side: svg.clientWidth };
      }),
    );

    for (const [index, { x, y, side }] of wheels.slice(1).entries()) {
      const before = wheels[index] as (typeof wheels)[number];
      // Two wheels of 48 teeth are 193 apart, in a drawing that is 167.1 wide.
      expect(Math.hypot(x - before.x, y - before.y) / side, `${width} px`).toBeCloseTo(1.155, 2);
    }
  }
});

test('has three products with category, price, trial and status, then three upcoming ones', async ({
  page,
}) => {
  const cards = page
    .locator('#products')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards.getByRole('heading')).toHaveText([...products, ...upcoming].map(([it]) => it));

  for (const [title, category, pricing, status] of products) {
    const product = card(page, '#products', title);
    const note = productRecords.find((record) => record.title === title)?.priceNote ?? '';
    for (const words of [category, pricing, status, note]) {
      await expect(product.getByText(words, { exact: true })).toBeVisible();
    }
    expect(note).toContain(promises['free-trial']?.value);
    await expect(product.getByRole('listitem').first()).toHaveText(/\w/);
    const links = product.getByRole('link');
    await expect(links).toHaveText(productLinks.map(([label]) => new RegExp(`^${label}\\b`)));
    for (const [index, [, target]] of productLinks.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', target);
    }
  }
  for (const [title, status] of upcoming) {
    const product = card(page, '#products', title);
    await expect(product.getByText(status, { exact: true })).toBeVisible();
    await expect(product.getByRole('paragraph')).toHaveText(/\w+ \w+/);
    await expect(product.locator('svg')).toBeVisible();
    await expect(product.getByRole('link')).toHaveCount(0);
  }
});

test('proves what it did where the examples are: three changes, as the success stories have them', async ({
  page,
}) => {
  const results = page.locator('#products').getByRole('listitem').filter({ hasText: '→' });
  const lines = await results.getByRole('paragraph').filter({ hasText: '→' }).allInnerTexts();
  expect(lines).toHaveLength(3);

  for (const [index, line] of lines.entries()) {
    const [before, after] = line.match(/[\d.,]+/g) ?? [];
    await results.nth(index).getByRole('link').click();
    await expect(page.getByText(`: ${before} before, ${after} after`)).toBeVisible();
    await page.goBack();
  }
});

/** What a visitor sees of a badge: its fill, and whether it has an outline. */
function look(badge: Locator): Promise<{ fill: string; line: boolean }> {
  return badge.evaluate((element) => {
    const ink = getComputedStyle(document.body).color;
    const { backgroundColor, borderTopColor, borderTopStyle, borderTopWidth } =
      getComputedStyle(element);
    const empty = backgroundColor === 'rgba(0, 0, 0, 0)';
    return {
      fill: empty ? 'none' : backgroundColor === ink ? 'ink' : 'another color',
      line:
        borderTopColor !== backgroundColor &&
        borderTopStyle === 'solid' &&
        Number.parseFloat(borderTopWidth) >= 1,
    };
  });
}

test('each status has the style of its badge, in light and in dark', async ({ page }) => {
  const styles = {
    default: { fill: 'ink', line: false },
    secondary: { fill: 'another color', line: true },
    outline: { fill: 'none', line: true },
  };

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [status, style] of homePage.badges) {
      const badge = page.locator('#products').getByText(status, { exact: true });
      await expect.poll(() => look(badge), status).toEqual(styles[style]);
    }
  }
});

test('testimonials have an intro, four figures and six quotes with stars and a person', async ({
  page,
}) => {
  const section = page.locator('#testimonials');
  const cards = section.getByRole('listitem');

  await expect(section.getByRole('heading', { level: 2 })).toHaveText(/\w+ \w+/);
  await expect(section.getByText(home.testimonials.lede, { exact: true })).toBeVisible();
  await expectStats(section, homePage.testimonialStats);
  await expect(cards).toHaveCount(homePage.testimonials);
  // Screen readers announce a figure by its caption, and then read the caption again.
  await expect(cards.getByRole('figure')).toHaveCount(0);
  for (const [index, { text, name, role, company }] of testimonials.entries()) {
    const one = cards.nth(index);
    const stars = one.getByRole('img', { name: `${homePage.stars} out of 5 stars` });
    await expect(stars.locator('svg')).toHaveCount(homePage.stars);
    await expect(one.getByRole('blockquote')).toHaveText(text);
    for (const words of [name, role, company]) {
      await expect(one.getByText(words, { exact: true })).toBeVisible();
    }
  }
});

test('4.9/5 is drawn on a dial of 240 degrees, true to scale', async ({ page }) => {
  const term = page.locator('#testimonials').getByText('Client Satisfaction', { exact: true });

  const marks = await marksIn(term.locator('..').locator('svg').last());

  const end = expect.closeTo(-120 + 240 * 0.98, 0);
  expect(marks).toMatchObject({ part: { to: end }, needle: { to: end } });
});

test('the contact form has its fields in order, with their types, marks, hints and options', async ({
  page,
}) => {
  /** The type of each field, and its autofill hint. */
  const kinds = {
    'First Name': ['text', 'given-name'],
    'Last Name': ['text', 'family-name'],
    'Email Address': ['email', 'email'],
    Company: ['text', 'organization'],
    'AI Service Type': ['select-one', null],
    'Project Budget': ['select-one', null],
    'AI Project Details': ['textarea', null],
  } as const;
  const form = page.locator('#contact').getByRole('form');
  const all = form.getByRole('textbox').or(form.getByRole('combobox'));

  await expect(all).toHaveCount(homePage.fields.length);
  for (const [index, [label, need]] of homePage.fields.entries()) {
    const field = all.nth(index);
    const name = need === 'required' ? `${label} *` : label;
    const [type, token] = kinds[label];
    await expect(field).toHaveAccessibleName(label);
    await expect(form.getByText(name, { exact: true })).toBeVisible();
    await expect(field).toBeVisible();
    await expect(field).toHaveJSProperty('required', need === 'required');
    await expect(field).toHaveJSProperty('type', type);
    expect(await field.getAttribute('autocomplete')).toBe(token);
  }
  for (const [label, options] of Object.entries(homePage.options)) {
    const list = page.getByLabel(label, { exact: true });
    const offered = await list
      .getByRole('option')
      .evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value, text }) => [value, text]));
    expect(offered.slice(1)).toEqual(options.map((option) => [option, option]));
    expect(offered[0]?.[0]).toBe('');
    await expect(list).toHaveValue('');
  }
});

test('next to the form are email, phone, address and hours, and how soon we answer', async ({
  page,
}) => {
  const cards = [
    ['Email', site.email.general],
    ['Phone', site.phone, site.phoneNote],
    ['Address', site.address.join(', ')],
    ['Business hours', hoursText(site.hours), 'India Standard Time (UTC+5:30)'],
  ] as const;
  const items = page.locator('#contact ul').getByRole('listitem');
  const guarantee = page
    .locator('#contact')
    .getByRole('heading', { name: homePage.guarantee, exact: true })
    .locator('..');

  await expect(items.getByRole('heading')).toHaveText(cards.map(([title]) => title));
  await expect(items.getByRole('paragraph')).toHaveText(cards.flatMap(([, ...lines]) => lines));
  const links = items.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    mailto(site.email.general),
    `tel:${site.phone.replaceAll(/[^+\d]/g, '')}`,
  ]);
  await expect(guarantee).toBeVisible();
  await expect(guarantee).toContainText(promises['answer-on-business-hours']?.value ?? '?');
  await expect(guarantee).toContainText(promises['answer-on-weekends']?.value ?? '?');
});

test.describe('with script off', () => {
  // Without motion: the numerals of the planets come when these have arrived.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('has all the same words, apart from the form', async ({ page, browser, baseURL }) => {
    const other = await browser.newPage({
      ...(baseURL && { baseURL }),
      javaScriptEnabled: true,
      reducedMotion: 'reduce',
    });
    // With script, the planets are set to today: let that be the day of the build.
    const built = await page.locator('#home [data-reading] b').innerText();
    await other.clock.setFixedTime(new Date(`${built} 12:00`));
    await other.goto('/');

    const parts = 'main > :not(#contact), #contact li, footer';
    const seen = await page.locator(parts).allInnerTexts();

    await expect(other.locator(parts)).toHaveText(seen, { useInnerText: true });
    expect(seen.join('').length).toBeGreaterThan(400);
    await other.close();
  });
});
