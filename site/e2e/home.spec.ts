import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { mailto } from '../src/lib/email/mailto.ts';
import { hoursText } from '../src/lib/hours/hours.ts';
import { marksIn } from './marks.ts';
import { homePage, servicePages } from './specification.ts';

const {
  site,
  home,
  products: productRecords,
  testimonials,
  claims: { promises },
} = loadContent();

test.beforeEach(({ page }) => page.goto('/'));

/** The card or other list item with this heading. */
function card(page: Page, section: string, title: string): Locator {
  return page
    .locator(section)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

test.describe('the home page', () => {
  test('has its sections in order: header, hero, about, services, products, testimonials, contact, footer', async ({
    page,
  }) => {
    const parts = await page
      .locator('header, main > *, footer')
      .evaluateAll((all) =>
        all
          .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
          .map(({ id, tagName }) => id || tagName),
      );

    expect(parts).toEqual(['HEADER', ...homePage.sections, 'FOOTER']);
  });

  for (const [section, label, target] of homePage.calls) {
    test(`in ${section}, ${label} goes to ${target}`, async ({ page }) => {
      const link = page.locator(section).getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', target);

      await link.click();

      await expect(page).toHaveURL(`/${target}`);
      await expect(page.locator(target).getByRole('heading').first()).toBeInViewport();
    });
  }
});

test.describe('the hero', () => {
  const figures = homePage.heroStats;

  test(`has the landing statistics: ${figures.map((figure) => figure.join(' ')).join(', ')}`, async ({
    page,
  }) => {
    const hero = page.locator('#home');

    await expect(hero.getByRole('definition')).toHaveText(figures.map(([value]) => value));
    await expect(hero.getByRole('term')).toHaveText(figures.map(([, label]) => label));
  });

  test('has exactly two calls to action', async ({ page }) => {
    // The planets lead to the services, and are not calls to action.
    const links = page.locator('#home a:not([data-planets] *)');

    const calls = homePage.calls.filter(([section]) => section === '#home');
    await expect(links).toHaveText(calls.map(([, label]) => label));
  });

  test('says in which year the company was founded', async ({ page }) => {
    await expect(page.locator('#home')).toContainText(`founded ${site.founded}`);
  });
});

test.describe('about', () => {
  test('introduces the company', async ({ page }) => {
    const about = page.locator('#about');

    for (const paragraph of home.about.paragraphs) {
      await expect(about.getByText(paragraph, { exact: true })).toBeVisible();
    }
  });

  test('has the four core values in order, each with an icon, a title and a description', async ({
    page,
  }) => {
    const values = page.locator('#about').getByRole('listitem');

    await expect(values.getByRole('heading')).toHaveText([...homePage.values]);
    await expect(values).toHaveCount(homePage.values.length);
    for (const value of await values.all()) {
      await expect(value.locator('svg')).toBeVisible();
      await expect(value.getByRole('paragraph')).toHaveText(/\w+ \w+/);
    }
  });
});

test.describe('services', () => {
  test('has six service cards, in order', async ({ page }) => {
    const headings = page.locator('#services').getByRole('heading', { level: 3 });

    await expect(headings).toHaveText(servicePages.map(({ title }) => title));
  });

  const { serviceLink } = homePage;
  for (const { title, route } of servicePages) {
    test(`${title} has a description, three features and a ${serviceLink} link to ${route}`, async ({
      page,
    }) => {
      const service = card(page, '#services', title);

      await expect(service.getByRole('paragraph')).toHaveText([/\w+ \w+/, /^Pl\. [IV]+\. \w+ /]);
      await expect(service.getByRole('listitem')).toHaveText([/\w/, /\w/, /\w/]);
      await expect(service.getByRole('link')).toHaveAccessibleName(`${serviceLink} about ${title}`);
      await expect(service.getByRole('link')).toHaveAttribute('href', route);
      await expect(service.locator('svg').first()).toBeVisible();
    });
  }
});

const { products, productLinks, upcoming } = homePage;

test.describe('products', () => {
  test('has the three products and then the three upcoming ones, in order', async ({ page }) => {
    const titles = [...products, ...upcoming].map(([title]) => title);

    const cards = page
      .locator('#products')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });

    await expect(cards.getByRole('heading')).toHaveText(titles);
  });

  for (const [title, category, pricing, status] of products) {
    test(`${title}: ${category}, ${pricing}, ${status}`, async ({ page }) => {
      const product = card(page, '#products', title);

      for (const words of [category, pricing, status]) {
        await expect(product.getByText(words, { exact: true })).toBeVisible();
      }
      await expect(product.getByRole('listitem').first()).toHaveText(/\w/);
    });

    test(`${title} has ${productLinks.map((link) => link.join(' to ')).join(' and ')}`, async ({
      page,
    }) => {
      const links = card(page, '#products', title).getByRole('link');

      await expect(links).toHaveText(productLinks.map(([label]) => new RegExp(`^${label}\\b`)));
      for (const [index, [, target]] of productLinks.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', target);
      }
    });
  }

  test('says of each price what it counts and how long the trial is', async ({ page }) => {
    for (const { title, priceNote } of productRecords) {
      const product = card(page, '#products', title);

      await expect(product.getByText(priceNote, { exact: true })).toBeVisible();
      expect(priceNote).toContain(promises['free-trial']?.value);
    }
  });

  test('leads on to the success stories of every service', async ({ page }) => {
    const links = page.locator('#products').getByText(home.products.stories).getByRole('link');
    await expect(links).toHaveText(servicePages.map(({ title }) => title));

    for (const [index, { route }] of servicePages.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `${route}#stories`);
    }
    await links.last().click();
    await expect(page.getByText('Success stories', { exact: true })).toBeInViewport();
  });

  for (const [title, status] of upcoming) {
    test(`${title}: ${status}`, async ({ page }) => {
      const product = card(page, '#products', title);

      await expect(product.getByText(status, { exact: true })).toBeVisible();
      await expect(product.getByRole('paragraph')).toHaveText(/\w+ \w+/);
      await expect(product.locator('svg')).toBeVisible();
      await expect(product.getByRole('link')).toHaveCount(0);
    });
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

test.describe('the status badge', () => {
  const styles = {
    default: { fill: 'ink', line: false },
    secondary: { fill: 'another color', line: true },
    outline: { fill: 'none', line: true },
  };

  for (const [status, style] of homePage.badges) {
    test(`${status} has the ${style} style, in light and in dark`, async ({ page }) => {
      const badge = page.locator('#products').getByText(status, { exact: true });

      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });

        await expect.poll(() => look(badge)).toEqual(styles[style]);
      }
    });
  }
});

test.describe('testimonials', () => {
  const figures = homePage.testimonialStats;

  test('has an intro', async ({ page }) => {
    const section = page.locator('#testimonials');

    await expect(section.getByRole('heading', { level: 2 })).toHaveText(/\w+ \w+/);
    await expect(section.getByText(home.testimonials.lede, { exact: true })).toBeVisible();
  });

  test('has the four headline stats, in order', async ({ page }) => {
    const section = page.locator('#testimonials');

    await expect(section.getByRole('definition')).toHaveText(figures.map(([value]) => value));
    await expect(section.getByRole('term')).toHaveText(figures.map(([, label]) => label));
  });

  test('has six cards, each with 5 stars, a quote, a person, a role and a company', async ({
    page,
  }) => {
    const cards = page.locator('#testimonials').getByRole('listitem');

    await expect(cards).toHaveCount(homePage.testimonials);
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
});

test.describe('figures are drawn to scale', () => {
  /** "95%" and "4.9/5" are fractions of a whole; "200+" is not. */
  const partOf = (value: string) => {
    const [, amount, whole] = /^([\d.]+)(?:%|\/(\d+))$/.exec(value) ?? [];
    return amount === undefined ? undefined : Number(amount) / Number(whole ?? 100);
  };

  for (const [value, label] of homePage.testimonialStats) {
    const part = partOf(value);
    if (part === undefined) continue;

    test(`the dial of ${label} points to ${value} of its 240 degrees`, async ({ page }) => {
      const term = page.locator('#testimonials').getByText(label, { exact: true });
      await expect(term.locator('..').getByRole('definition')).toHaveText(value);

      const {
        whole,
        part: drawn,
        needle,
      } = await marksIn(term.locator('..').locator('svg').last());

      expect(whole).toMatchObject({ from: expect.closeTo(-120, 0), to: expect.closeTo(120, 0) });
      expect(drawn?.from).toBeCloseTo(-120, 0);
      expect(drawn?.to).toBeCloseTo(-120 + 240 * part, 0);
      expect(needle?.to).toBeCloseTo(-120 + 240 * part, 0);
      expect((drawn?.length ?? 0) / (whole?.length ?? 0)).toBeCloseTo(part, 2);
    });
  }
});

test.describe('the contact form', () => {
  const { fields } = homePage;
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

  test(`has these fields, in order: ${fields.map(([label]) => label).join(', ')}`, async ({
    page,
  }) => {
    const form = page.locator('#contact').getByRole('form');

    const all = form.getByRole('textbox').or(form.getByRole('combobox'));

    await expect(all).toHaveCount(fields.length);
    for (const [index, [label]] of fields.entries()) {
      await expect(all.nth(index)).toHaveAccessibleName(new RegExp(`^${label}( \\*)?$`));
    }
  });

  for (const [label, need] of fields) {
    const [type, token] = kinds[label];
    const mark = need === 'required' ? 'required, marked with an asterisk' : 'optional';

    test(`${label} is ${mark}; it is a field of type ${type}`, async ({ page }) => {
      const name = need === 'required' ? `${label} *` : label;
      const form = page.locator('#contact').getByRole('form');

      const field = form.getByLabel(name, { exact: true });

      await expect(form.getByText(name, { exact: true })).toBeVisible();
      await expect(field).toBeVisible();
      await expect(field).toHaveJSProperty('required', need === 'required');
      await expect(field).toHaveJSProperty('type', type);
      expect(await field.getAttribute('autocomplete')).toBe(token);
    });
  }

  for (const [label, options] of Object.entries(homePage.options)) {
    test(`${label} offers no choice and then: ${options.join(', ')}`, async ({ page }) => {
      const list = page.getByLabel(label, { exact: true });

      const offered = await list
        .getByRole('option')
        .evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value, text }) => [value, text]));

      expect(offered.slice(1)).toEqual(options.map((option) => [option, option]));
      expect(offered[0]?.[0]).toBe('');
      await expect(list).toHaveValue('');
    });
  }
});

test.describe('next to the contact form', () => {
  test('are four info cards: email, phone, address and business hours', async ({ page }) => {
    const cards = [
      ['Email', site.email.general ?? 'Email not set'],
      ['Phone', site.phone ?? 'Phone not set'],
      ['Address', site.address?.join(', ') ?? 'Postal address not set'],
      ['Business hours', hoursText(site.hours)],
    ] as const;

    const items = page.locator('#contact').getByRole('listitem');

    await expect(items.getByRole('heading')).toHaveText(cards.map(([title]) => title));
    await expect(items.getByRole('paragraph')).toHaveText(cards.map(([, value]) => value));
    for (const item of await items.all()) await expect(item.locator('svg')).toBeVisible();
  });

  test('email and phone are links', async ({ page }) => {
    const links = page.locator('#contact').getByRole('listitem').getByRole('link');

    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

    expect(targets).toEqual([
      ...(site.email.general ? [mailto(site.email.general)] : []),
      ...(site.phone ? [`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`] : []),
    ]);
  });

  test('is the Quick Response Guarantee, with the promises of the register', async ({ page }) => {
    const guarantee = page
      .locator('#contact')
      .getByRole('heading', { name: homePage.guarantee, exact: true })
      .locator('..');

    await expect(guarantee).toContainText(promises['answer-on-business-hours'].value);
    await expect(guarantee).toContainText(promises['answer-on-weekends'].value);
    await expect(guarantee).toBeVisible();
  });
});

test.describe('without other hosts, storage or script', () => {
  test('loads only its own files, and nothing from another host', async ({ page, baseURL }) => {
    const requests: string[] = [];
    const talk: string[] = [];
    page.on('request', (request) => {
      requests.push(new URL(request.url()).origin);
      if (['xhr', 'fetch', 'ping', 'eventsource'].includes(request.resourceType())) {
        talk.push(request.url());
      }
    });
    page.on('websocket', (socket) => talk.push(socket.url()));

    await page.reload();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');

    expect(new Set(requests)).toEqual(new Set([baseURL]));
    expect(talk).toEqual([]);
  });

  test('sets no cookie and stores nothing', async ({ page, context }) => {
    await page.waitForLoadState('networkidle');

    const kept = await context.storageState({ indexedDB: true });

    expect(kept).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });

  test.describe('with script off', () => {
    test.use({ javaScriptEnabled: false });

    test('has all the same words, apart from the form', async ({ page, browser, baseURL }) => {
      const other = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled: true });
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
});

test.describe('the document', () => {
  test('has a title with the name of the company, and a description', async ({ page }) => {
    await expect(page).toHaveTitle(`${site.name} · ${home.title}`);

    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      home.description,
    );
  });
});
