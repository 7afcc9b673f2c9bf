import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { weeksInWords } from '../src/lib/text/number-words.ts';
import { section } from './section.ts';
import { allServices, homePage, servicePages as services } from './specification.ts';

const { services: contents, engagement } = loadContent();

/** The items of a section that have their own heading: cards, steps, stories. */
function cards(page: Page, label: string): Locator {
  return section(page, label)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}

/** The text of an element itself, without the text in its drawings. */
function ownTexts(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.map((element) =>
      Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')).join(''),
    ),
  );
}

const duration = /^(?:(\d+)(?:-(\d+))? weeks?|ongoing)$/;

for (const [index, service] of services.entries()) {
  const { route, title, call, figures } = service;

  test.describe(route, () => {
    test(`opens, and ${title} is its only main heading`, async ({ page }) => {
      const response = await page.goto(route);

      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(route);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
      await expect(page).toHaveTitle(new RegExp(`^${title}\\b`));
    });

    test(`has the headline figures ${figures.map(([metric]) => metric).join(', ')}`, async ({
      page,
    }) => {
      await page.goto(route);

      const region = page.getByRole('region', { name: 'Headline figures', exact: true });

      expect(await ownTexts(region.getByRole('definition'))).toEqual(figures.map(([one]) => one));
      await expect(region.getByRole('term')).toHaveText(
        figures.map(([, counts = '\\w+']) => new RegExp(`\\b${counts}\\b`, 'i')),
      );
    });

    test('has at least four solution cards, each with a list', async ({ page }) => {
      await page.goto(route);

      const all = await cards(page, 'Solutions').all();

      expect(all.length).toBeGreaterThanOrEqual(4);
      for (const card of all) {
        await expect(card.getByText(/^(Features|Types|Channels)$/)).toBeVisible();
        await expect(card.getByRole('list').getByRole('listitem').first()).toHaveText(/\w/);
      }
    });

    test('has at least five process steps, numbered, each with a duration and a description', async ({
      page,
    }) => {
      await page.goto(route);

      const steps = await cards(page, 'Process').all();

      expect(steps.length).toBeGreaterThanOrEqual(5);
      for (const [at, step] of steps.entries()) {
        await expect(step.getByRole('heading')).toHaveText(new RegExp(`^${at + 1} \\w+`));
        await expect(step.getByRole('paragraph')).toHaveText([duration, /\w+ \w+/]);
      }
    });

    test('has the sum of its durations, in words, as the heading of the process', async ({
      page,
    }) => {
      await page.goto(route);
      const texts = await cards(page, 'Process').getByText(duration).allTextContents();
      const weeks = texts.map((text) => duration.exec(text) ?? []);

      const least = weeks.reduce((sum, [, from = 0]) => sum + Number(from), 0);
      const most = weeks.reduce((sum, [, from = 0, to = from]) => sum + Number(to), 0);

      expect(least).toBeGreaterThan(0);
      await expect(section(page, 'Process').getByRole('heading', { level: 2 })).toHaveText(
        new RegExp(`^${weeksInWords(least, most)}\\b`),
      );
    });

    test('says what it costs, who is on the team, what the client supplies, and how we work', async ({
      page,
    }) => {
      const own = contents.find((one) => one.route === route)?.page.engagement;

      await page.goto(route);

      const region = page.getByRole('region', { name: 'Working with us', exact: true });
      await expect(region.getByRole('term')).toHaveText([
        'Price',
        'Our team',
        'What we need from you',
        ...engagement.rows.map(({ label }) => label),
      ]);
      await expect(region.getByRole('definition')).toHaveText([
        own?.price ?? '',
        own?.team ?? '',
        own?.supply ?? '',
        ...engagement.rows.map(({ text }) => text),
      ]);
    });

    test('has at least three success stories, each with an industry tag and result metrics', async ({
      page,
    }) => {
      const stories = contents.find((one) => one.route === route)?.page.stories.items ?? [];
      expect(stories.length).toBeGreaterThanOrEqual(3);

      await page.goto(route);

      const shown = cards(page, 'Success stories');
      await expect(shown.getByRole('heading')).toHaveText(stories.map((story) => story.title));
      for (const [at, { industry, metrics }] of stories.entries()) {
        const story = shown.nth(at);
        await expect(story.getByText(industry, { exact: true })).toBeVisible();
        await expect(story.getByRole('term')).toHaveText(metrics.map(({ label }) => label));
        const values = await ownTexts(story.getByRole('definition'));
        expect(values).toEqual(metrics.map(({ value }) => value));
        expect(values.length).toBeGreaterThan(0);
      }
    });

    test(`closes with ${call} to the contact section, and ${allServices.label} to ${allServices.route}`, async ({
      page,
    }) => {
      await page.goto(route);

      const main = page.getByRole('main');

      await expect(main.getByRole('link', { name: call, exact: true })).toHaveAttribute(
        'href',
        '/#contact',
      );
      await expect(
        main.getByRole('link', { name: allServices.label, exact: true }),
      ).toHaveAttribute('href', allServices.route);
    });

    test('has a breadcrumb: Home, Services, itself', async ({ page }) => {
      await page.goto(route);

      const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');

      await expect(trail).toHaveText(['Home', 'Services', title]);
      expect(
        await trail.evaluateAll((all) =>
          all.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
        ),
      ).toEqual([
        ['/', null],
        ['/#services', null],
        [route, 'page'],
      ]);
    });

    const neighbors = [
      { word: 'Previous', rel: 'prev', to: services[index - 1] },
      { word: 'Next', rel: 'next', to: services[index + 1] },
    ].flatMap(({ word, rel, to }) => (to ? [{ word, rel, to }] : []));

    test(`leads on to ${neighbors.map(({ word, to }) => `${word}: ${to.title}`).join(', ')}`, async ({
      page,
    }) => {
      await page.goto(route);

      const links = page.getByRole('navigation', { name: 'Other services' }).getByRole('link');

      await expect(links).toHaveText(
        neighbors.map(({ word, to }) => new RegExp(`^${word} · Pl\\. [IV]+\\s*${to.title}$`)),
      );
      expect(
        await links.evaluateAll((all) =>
          all.map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
        ),
      ).toEqual(neighbors.map(({ rel, to }) => [rel, to.route]));
    });

    if (service.technologies) {
      test(`has a ${service.technologies} of technologies, each with a name, a category and a description`, async ({
        page,
      }) => {
        await page.goto(route);
        const items = await cards(page, 'Technologies').all();

        const boxes = await Promise.all(items.map((item) => item.boundingBox()));

        const [first, second] = boxes;
        expect(second?.y === first?.y).toBe(service.technologies === 'grid');
        for (const item of items) {
          await expect(item.getByRole('heading')).toHaveText(/\w/);
          await expect(item.getByRole('paragraph')).toHaveText([/\w/, /\w+ \w+/]);
        }
      });
    } else {
      test('has no technologies', async ({ page }) => {
        await page.goto(route);

        await expect(section(page, 'Success stories')).toBeVisible();
        await expect(section(page, 'Technologies')).toHaveCount(0);
      });
    }
  });
}

test.describe('the process in the specification', () => {
  for (const { route, process: steps } of services) {
    if (!steps) continue;

    test(`${route} has these steps, in order: ${steps.join('; ')}`, async ({ page }) => {
      await page.goto(route);

      const shown = cards(page, 'Process');

      await expect(shown.getByRole('heading')).toHaveText(
        steps.map(([title], index) => `${index + 1} ${title}`),
      );
      await expect(shown.getByText(duration)).toHaveText(steps.map(([, weeks]) => weeks));
    });
  }
});

test.describe('the service in the contact form', () => {
  const choice = (page: Page) => page.getByLabel('AI Service Type', { exact: true });

  for (const { route, call, option } of services) {
    test(`is ${option} for visitors who clicked ${call}`, async ({ page }) => {
      await page.goto(route);

      await page.getByRole('link', { name: call, exact: true }).click();

      await expect(page).toHaveURL('/#contact');
      await expect(choice(page)).toHaveValue(option);
      await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
    });
  }

  test('is not chosen for visitors who come directly', async ({ page }) => {
    await page.goto('/#contact', { waitUntil: 'networkidle' });

    await expect(choice(page)).toHaveValue('');
  });

  for (const path of ['/nowhere', '/services', '/ai-chatbots/nowhere']) {
    test(`is not chosen for visitors who come from the not-found page at ${path}`, async ({
      page,
    }) => {
      await page.goto(path);

      await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();

      await expect(page).toHaveURL('/#contact');
      await page.waitForLoadState();
      expect(await page.evaluate(() => new URL(document.referrer).pathname)).toBe(path);
      await expect(choice(page)).toHaveValue('');
    });
  }

  test('is not chosen for visitors who come from another site, whatever its path', async ({
    page,
  }) => {
    const referer = 'https://elsewhere.example/ai-chatbots';

    await page.goto('/#contact', { referer, waitUntil: 'networkidle' });

    expect(await page.evaluate(() => document.referrer)).toBe(referer);
    await expect(choice(page)).toHaveValue('');
  });

  const [last] = services.slice(-1) as [(typeof services)[number]];
  const options = homePage.options['AI Service Type'];

  for (const own of [...options.slice(-2), options[0]]) {
    test(`stays ${own} if the visitor has chosen it, after leaving and coming back`, async ({
      page,
    }) => {
      await page.goto(last.route);
      await page.getByRole('link', { name: last.call, exact: true }).click();
      await expect(choice(page)).toHaveValue(last.option);
      await choice(page).selectOption(own);

      await page.goto('/idea-to-mvp');
      await page.goBack({ waitUntil: 'networkidle' });

      await expect(page).toHaveURL('/#contact');
      await expect(choice(page)).toHaveValue(own);
    });
  }

  test('stays if the browser has restored it before the script runs', async ({ page, baseURL }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /<option[^>]*>Other\b/,
        '<option selected>Other',
      );
      await route.fulfill({ response, body });
    });

    // Not by a click on the link: the browser would prepare the page, and not through this route.
    await page.goto('/#contact', { referer: `${baseURL}${last.route}`, waitUntil: 'networkidle' });

    expect(await page.evaluate(() => document.referrer)).toContain(last.route);
    await expect(choice(page)).toHaveValue('Other');
  });

  test.describe('with script off', () => {
    test.use({ javaScriptEnabled: false });

    for (const { route, call } of services) {
      test(`is not chosen, and ${call} still leads to the form`, async ({ page }) => {
        await page.goto(route);

        await page.getByRole('link', { name: call, exact: true }).click();

        await expect(page).toHaveURL('/#contact');
        await expect(choice(page)).toHaveValue('');
        await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
      });
    }
  });
});

test.describe('the start date of the process', () => {
  const [service] = loadContent().services;
  const weeks = service?.page.process.steps.flatMap(({ duration }) =>
    duration === 'ongoing' ? [] : [duration.weeks],
  );
  const total = (name: 'least' | 'most') =>
    weeks?.reduce((sum, duration) => sum + duration[name], 0) ?? 0;
  /** Monday, January 4, 2027, and so many weeks later. */
  const later = (count: number) =>
    new Date(Date.UTC(2027, 0, 4 + 7 * count)).toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });

  const summary = (page: Page) => page.getByRole('region', { name: 'Process' }).locator('output');
  const field = (page: Page) => page.getByLabel('Start date');
  const live = `Live between ${later(total('least'))} and ${later(total('most'))}.`;

  // Here it is already December 2.
  test.use({ timezoneId: 'Pacific/Kiritimati' });
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-12-01T12:00:00Z' });
    await page.goto(service?.route ?? '');
  });

  test('turns weeks into dates, in the chart and in a sentence, and sends and stores nothing', async ({
    page,
    context,
  }) => {
    const chart = page.getByRole('region', { name: 'Process' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await context.setOffline(true);

    await field(page).fill('2027-01-04');

    await expect(summary(page)).toHaveText(live);
    await expect(chart.getByRole('listitem').first()).toContainText(`Starts ${later(0)}`);
    await expect(chart.getByRole('listitem').nth(1)).toContainText(later(weeks?.[0]?.most ?? 0));
    expect(requests.filter((url) => !url.endsWith('.woff2'))).toEqual([]);
    expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });

    await field(page).fill('');

    await expect(summary(page)).toHaveText('');
    await expect(chart.getByRole('listitem').first()).not.toContainText('Starts');
  });

  test('is announced once, when the whole date has been typed', async ({ page }) => {
    await page.clock.pauseAt('2026-12-01T13:00:00Z');
    await summary(page).evaluate((output) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(output.textContent)).observe(output, {
        childList: true,
      });
    });

    // Someone who pauses in the middle of the year.
    await field(page).pressSequentially('010420');
    await page.clock.runFor(1000);
    await page.keyboard.type('27');
    await page.clock.runFor(1000);
    await field(page).blur();

    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
      live,
    ]);
  });

  for (const [what, date] of [
    ['yesterday', '2026-12-01'],
    ['a day in more than five years', '2031-12-03'],
    ['a year of one digit', '0003-01-04'],
    ['a year of six digits', '275760-09-13'],
  ] as const) {
    test(`takes no date from ${what}, and says which dates it takes`, async ({ page }) => {
      await field(page).fill('2027-01-04');
      await expect(summary(page)).toHaveText(live);

      await field(page).fill(date);
      await field(page).blur();
      await page.clock.runFor(1000);

      await expect(summary(page)).toHaveText(
        'Choose a date from December 2, 2026 to December 2, 2031.',
      );
      await expect(page.getByRole('region', { name: 'Process' })).not.toContainText('Starts');
    });
  }

  test('asks for the rest if only half of it is typed', async ({ page }) => {
    await field(page).pressSequentially('0104');
    await expect(summary(page)).toHaveText('');

    await field(page).blur();

    await expect(summary(page)).toHaveText(/^Choose a date/);
  });

  test('still shows its dates when the visitor comes back and the page loads again', async ({
    page,
  }) => {
    // With an unload listener, a browser does not keep the page in its back-forward cache.
    await page.evaluate(() => addEventListener('unload', () => {}));
    await field(page).fill('2027-01-04');

    await page.goto('/docs');
    await page.goBack();

    await expect(field(page)).toHaveValue('2027-01-04');
    await expect(summary(page)).toHaveText(live);
  });
});

test.describe('the plate of a service', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  // A browser may skip the transition on a busy machine. Then nothing is lost.
  test.describe.configure({ retries: 3 });

  /** Which parts of the page travel when the next page opens. */
  const watch = (page: Page) =>
    page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        viewTransition?.ready.then(() => {
          const moved = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
          document.documentElement.dataset.moved = moved.join(' ');
        });
      });
    });

  test('travels from its card on the home page to its page, and on to the next', async ({
    page,
  }) => {
    const [first, second] = loadContent().services.toSorted((a, b) => a.plate - b.plate);
    await watch(page);
    await page.goto('/');
    await page
      .locator('#services')
      .getByRole('link', { name: first?.title ?? '' })
      .click();

    await expect(page).toHaveURL(first?.route ?? '');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-moved', new RegExp(`group\\(${first?.icon}\\)`));

    await page.getByRole('link', { name: second?.title ?? '' }).click();

    await expect(page).toHaveURL(second?.route ?? '');
    await expect(root).toHaveAttribute('data-moved', new RegExp(`group\\(${second?.icon}\\)`));
  });
});
