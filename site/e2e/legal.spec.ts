import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { mailto } from '../src/lib/email/mailto.ts';
import type { Way } from '../src/schemas/legal-document.ts';
import { siteWithIntake } from './ports.ts';
import { privacyPage, termsPage, updated } from './specification.ts';

const {
  site,
  privacy,
  claims: { promises },
} = loadContent();
const lastUpdated = `Last updated ${updated.words}`;

/** What each document has to say, and in which section. */
const documents = [
  {
    path: '/privacy',
    title: 'Privacy policy',
    team: 'Privacy team',
    address: site.email.privacy,
    answered: promises['answer-on-privacy'].value,
    facts: [
      ...privacyPage.facts,
      [
        'Questions and requests',
        `We answer privacy inquiries ${promises['answer-on-privacy'].value}`,
      ],
      ['What your browser stores', 'under the key theme, with the value light, dark or system'],
      ['What your browser stores', 'Cookies. The website sets none'],
      ['What your browser stores', 'Every page, font and drawing comes from this website itself'],
      ['What your browser stores', 'The website keeps no record of what you type'],
      ['What our server sees', 'your IP address'],
      ['What our server sees', 'Your full IP address is not in this log'],
      ['What our server sees', 'We count without cookies and without a script in the page'],
      ['What our server sees', `We keep the log for ${site.legal.logRetention}.`],
      ['Your rights', 'Objection: you can object at any time'],
      ['What your browser stores', 'Your time zone'],
      ['What your browser stores', 'The page you came from'],
      ['What happens to a message', 'an email, which you check and send in your own email program'],
    ],
    links: ['/cookies'],
  },
  {
    path: '/terms',
    title: 'Terms of service',
    team: 'Legal team',
    address: site.email.legal,
    answered: promises['answer-on-law'].value,
    facts: [
      ...termsPage.facts,
      ['Limits of liability', 'The cap is the same for both sides'],
      ['Fees and payment', 'Prices on this website are in US dollars, without taxes'],
      ['Accessibility', 'WCAG) 2.2, level AA'],
      ['Legal inquiries', `We answer legal inquiries ${promises['answer-on-law'].value}`],
    ],
    links: ['/privacy', '/api', '/#products', '/#contact'],
  },
] as const;

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const text = (page: Page) => page.getByRole('article');
const headings = (page: Page) => text(page).getByRole('heading', { level: 2 });
const team = (page: Page, name: string) =>
  page.getByRole('region').filter({ has: page.getByText(name, { exact: true }) });

/** The section with this title, regardless of its number. */
function section(page: Page, title: string): Locator {
  const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^\\d+ ${title}$`) });
  return text(page).locator('> section').filter({ has: heading });
}

/** The marked entry of the contents: the one with the longest line before it. */
function marked(page: Page): Promise<string> {
  return contents(page)
    .getByRole('link')
    .evaluateAll((links) => {
      const stroke = (link: Element) => Number.parseFloat(getComputedStyle(link, '::before').width);
      const most = Math.max(...links.map(stroke));
      const longest = links.filter((link) => stroke(link) === most);
      return longest.map((link) => link.textContent).join(' and ');
    });
}

for (const { path, title, team: name, address, answered, facts, links } of documents) {
  test.describe(path, () => {
    test(`is ${title} of ${updated.words}, with a summary, facts, links and the ${name.toLowerCase()}`, async ({
      page,
    }) => {
      await page.goto(path);
      const date = page.getByText(lastUpdated, { exact: true });
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
      const summary = page.getByRole('figure').filter({
        has: page.getByRole('heading', { level: 2, name: 'In short', exact: true }),
      });
      const block = team(page, name);

      await expect(page).toHaveTitle(`${title} · ${site.name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
      await expect(date).toBeInViewport();
      await expect(date.getByRole('time')).toHaveAttribute('datetime', updated.date);
      await expect(trail).toHaveText(['Home', title]);
      await expect(summary).toBeInViewport();
      const lines = await summary.getByRole('listitem').count();
      expect(lines).toBeGreaterThanOrEqual(4);
      expect(lines).toBeLessThanOrEqual(6);
      for (const [where, words] of facts) {
        await expect.soft(section(page, where), words).toContainText(words);
      }
      for (const target of links) {
        await expect(text(page).locator(`a[href="${target}"]`).first()).toBeVisible();
      }
      await expect(block.getByRole('term')).toHaveText(['Email', 'Answered', 'Postal address']);
      await expect(block.getByRole('definition')).toHaveText([
        address ?? '?',
        answered,
        [site.name, ...site.address].join(', '),
      ]);
      expect(
        await block
          .getByRole('link')
          .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href)),
      ).toEqual(address === undefined ? [] : [mailto(address)]);
    });

    test('numbers its sections from 1, refers to them by number, and links each heading', async ({
      page,
    }) => {
      await page.goto(path);
      const all = await text(page)
        .getByRole('heading')
        .evaluateAll((headings) =>
          headings.map(({ id, textContent }) => ({ id, number: textContent.split(/\s/)[0] })),
        );
      const references = await text(page)
        .locator(':is(p, li) > a[href^="#"]')
        .evaluateAll((links) =>
          links.map((link) => {
            const target = document.querySelector(String(link.getAttribute('href')));
            return [link.textContent, target?.querySelector('span')?.textContent];
          }),
        );

      const sections = all.map(({ number }) => number).filter((number) => !number?.includes('.'));
      expect(sections).toEqual(sections.map((_, index) => String(index + 1)));
      expect(sections.length).toBeGreaterThan(10);
      expect(references.length).toBeGreaterThan(4);
      for (const [words, number] of references) expect(words).toBe(`section\u00a0${number}`);
      for (const { id, number } of all) {
        const name = `Link to section ${number}`;
        const link = text(page).getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', `#${id}`);
        await expect(link).toHaveJSProperty('tabIndex', 0);
      }
      await expect(text(page).getByRole('heading', { name: /link/i })).toHaveCount(0);

      await page.emulateMedia({ media: 'print' });
      await expect(contents(page)).toBeHidden();
      await expect(text(page).getByRole('link', { name: 'Link to section 1' })).toBeHidden();
      await expect(headings(page).last()).toBeVisible();
      await expect(page.getByText(lastUpdated)).toBeVisible();
    });
  });
}

// Both documents are one template.
const { path } = documents[1];

test('each entry of the contents is a heading, and leads to it clear of the header', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const titles = await headings(page).allTextContents();
    const entries = contents(page).getByRole('link');
    const header = await page.getByRole('banner').boundingBox();

    await expect(entries).toHaveText(titles);
    for (const [index, entry] of (await entries.all()).entries()) {
      await entry.click();
      const heading = headings(page).nth(index);
      await expect(heading).toBeInViewport({ ratio: 1 });
      const { y = 0 } = (await heading.boundingBox()) ?? {};
      expect(y, titles[index]).toBeGreaterThan(header?.height ?? Number.NaN);
      await expect(page).toHaveURL(`${path}#${await heading.getAttribute('id')}`);
    }
  }
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  for (const [screen, viewport] of [
    ['wide', { width: 1440, height: 900 }],
    ['short', { width: 1024, height: 440 }],
  ] as const) {
    test(`on a ${screen} screen, the contents mark the section being read, in view`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const titles = await headings(page).allTextContents();
      expect(await marked(page)).toBe(titles[0]);

      for (const index of [1, 9, 12, 2, 0]) {
        await headings(page)
          .nth(index)
          .evaluate((heading) => heading.scrollIntoView());
        await page.mouse.move(viewport.width - 100, viewport.height / 2);
        await page.mouse.wheel(0, 40);

        await expect.poll(() => marked(page), titles[index]).toBe(titles[index]);
        const entry = contents(page).getByRole('link').nth(index);
        const clip = await contents(page).boundingBox();
        await expect
          .poll(async () => {
            const box = await entry.boundingBox();
            return (
              box && clip && box.y >= clip.y - 1 && box.y + box.height <= clip.y + clip.height + 1
            );
          })
          .toBe(true);
        await expect(entry).toBeInViewport({ ratio: 1 });
      }
    });
  }
});

test('the privacy policy describes messages as this build sends them', async ({ page }) => {
  const passages = privacy.sections.filter(({ id }) => id === 'messages');
  const beginning = (way: Way) => {
    const [block] = passages.find(({ when }) => when === way)?.blocks ?? [];
    return block && 'paragraph' in block ? String(block.paragraph[0]) : 'missing';
  };

  for (const [base, way, other] of [
    ['', 'email', 'intake'],
    [siteWithIntake, 'intake', 'email'],
  ] as const) {
    await page.goto(`${base}/privacy`);
    await expect(page.locator('main')).toContainText(beginning(way));
    await expect(page.locator('main')).not.toContainText(beginning(other));
  }
});
