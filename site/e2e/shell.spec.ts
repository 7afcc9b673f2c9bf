import { type APIRequestContext, expect, type Locator, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { mailto } from '../src/lib/email/mailto.ts';
import { hoursText } from '../src/lib/hours/hours.ts';
import { pages } from './pages.ts';
import { shell } from './specification.ts';

const { site } = loadContent();
const { navigation: items, call } = shell;

/** On the home page, a link to a section is `#about`; on any other page, it is `/#about`. */
const frames = [
  { name: 'home', path: '/', section: '#' },
  { name: 'not found', path: '/nowhere', section: '/#' },
];
const widths = [320, 390, 768, 1440];

function targets(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

for (const { name, path, section } of frames) {
  test.describe(`the header, ${name}`, () => {
    for (const width of [320, 1440]) {
      test(`is sticky: at ${width} px it stays at the top, over the page, when scrolled`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 480 });
        await page.goto(path);
        const header = page.getByRole('banner');

        for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
          await place.evaluate((element) => element.scrollIntoView({ block: 'end' }));

          expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
          expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, width });
          await header.getByRole('link', { name: call }).click({ trial: true });
        }
      });
    }

    test('has the six navigation items, in order, each to its section', async ({ page }) => {
      await page.goto(path);

      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');

      await expect(links).toHaveText([...items]);
      expect(await targets(links)).toEqual(items.map((item) => section + item.toLowerCase()));
    });

    test('each navigation item scrolls its section of the home page into view', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });

      for (const item of items) {
        const id = item.toLowerCase();
        await page.goto(path);
        await page.getByRole('banner').getByRole('link', { name: item, exact: true }).click();

        await expect(page).toHaveURL(`/#${id}`);
        await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
      }
    });

    test(`has a button labeled ${call} that goes to the contact section`, async ({ page }) => {
      await page.goto(path);
      const button = page.getByRole('banner').getByRole('link', { name: call });
      await expect(button).toHaveText(call);
      await expect(button).toHaveAttribute('href', `${section}contact`);

      await button.click();

      await expect(page).toHaveURL('/#contact');
      await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
    });

    for (const width of widths) {
      test(`at ${width} px shows ${call} and the theme control, ready to use`, async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(path);

        const header = page.getByRole('banner');
        const button = header.getByRole('link', { name: call });
        const theme = header.getByRole('combobox', { name: 'Theme' });

        for (const control of [button, theme]) {
          await expect(control).toBeInViewport({ ratio: 1 });
          await control.click({ trial: true });
        }
        await expect(theme.getByRole('option')).toHaveText([...shell.themes]);
      });
    }
  });

  test.describe(`the footer, ${name}`, () => {
    test('has the company blurb', async ({ page }) => {
      await page.goto(path);

      const footer = page.getByRole('contentinfo');

      await expect(footer.getByText(site.blurb, { exact: true })).toBeVisible();
    });

    test('has the contact lines: email, phone, address and hours', async ({ page }) => {
      await page.goto(path);

      const lines = page.getByRole('contentinfo').locator('address');

      await expect(lines.locator('> *')).toHaveText([
        site.email.general ?? 'Email not set',
        site.phone ?? 'Phone not set',
        site.address?.join(', ') ?? 'Postal address not set',
        hoursText(site.hours),
      ]);
      expect(await targets(lines.getByRole('link'))).toEqual([
        ...(site.email.general ? [mailto(site.email.general)] : []),
        ...(site.phone ? [`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`] : []),
      ]);
    });

    test('has 4 social icons, each with a name and its own link, or says that it is not set', async ({
      page,
    }) => {
      await page.goto(path);

      const networks = page.getByRole('contentinfo').locator('address + ul > li');

      await expect(networks).toHaveCount(shell.socialIcons);
      await expect(networks).toHaveText(
        site.social.map(({ label, href }) => (href ? label : `${label} not set`)),
      );
      for (const [index, { label, href }] of site.social.entries()) {
        const link = networks.nth(index).getByRole('link', { name: label, exact: true });
        await expect(link).toHaveCount(href ? 1 : 0);
        await expect(networks.nth(index).locator('svg')).toHaveCount(href ? 1 : 0);
        if (href) await expect(link).toHaveAttribute('href', href);
      }
    });

    test('has the four link columns, in order, and no fifth', async ({ page }) => {
      await page.goto(path);

      const headings = page
        .getByRole('navigation', { name: 'Footer' })
        .getByRole('heading', { level: 2 });

      await expect(headings).toHaveText(Object.keys(shell.footer));
    });

    for (const [title, links] of Object.entries(shell.footer)) {
      const expected = links.map((link) => link.replace('#', section));

      test(`links under ${title} to ${expected.join(', ')}`, async ({ page }) => {
        await page.goto(path);

        const column = page
          .getByRole('navigation', { name: 'Footer' })
          .getByRole('heading', { name: title, exact: true })
          .locator('..');

        expect(await targets(column.getByRole('link'))).toEqual(expected);
        await expect(column.getByRole('link').getByText(/\S/)).toHaveCount(expected.length);
      });
    }

    test('has the legal links: privacy, terms, cookies', async ({ page }) => {
      await page.goto(path);

      const links = page.getByRole('navigation', { name: 'Legal' }).getByRole('link');

      await expect(links).toHaveText([/privacy/i, /terms/i, /cookie/i]);
      expect(await targets(links)).toEqual(shell.legal);
    });

    test('has a copyright line with the current year', async ({ page }) => {
      await page.goto(path);

      const line = page.getByRole('contentinfo').getByText('©');

      await expect(line).toHaveText(`© ${new Date().getFullYear()} ${site.name}`);
    });

    test('corrects the year in the copyright line when opened in a later year', async ({
      page,
    }) => {
      const later = new Date().getFullYear() + 3;
      await page.clock.setFixedTime(new Date(later, 5, 15));

      await page.goto(path);

      const line = page.getByRole('contentinfo').getByText('©');
      await expect(line).toHaveText(`© ${later} ${site.name}`);
    });
  });

  test.describe(`the markup, ${name}`, () => {
    test('the skip link is the first Tab stop, is visible, and moves the focus to main', async ({
      page,
    }) => {
      await page.goto(path);
      const skip = page.getByRole('link', { name: 'Skip to content' });

      await page.keyboard.press('Tab');

      await expect(skip).toBeFocused();
      await skip.click({ trial: true });

      await page.keyboard.press('Enter');

      await expect(page.getByRole('main')).toBeFocused();
    });

    test('has one header, one main and one footer', async ({ page }) => {
      await page.goto(path);

      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
    });
  });
}

/** A page as sent, without its scripts and styles. */
async function markupOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  return (await response.text()).replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
}

const faults = {
  // The API's path has a placeholder in braces.
  'a placeholder': /\{\s*(?!model_id)\w+\s*\}|\b(undefined|NaN|lorem ipsum)\b|\[object /gi,
  'a link to nowhere': /<[^>]*\s(href|src|action)=(["'])#?\2[^>]*>/g,
  'a style attribute': /<[^>]*\sstyle=[^>]*>/gi,
  'an inline event handler': /<[^>]*\son[a-z]+=[^>]*>/gi,
  'a script in an address': /javascript:[^"]*/gi,
};

for (const path of pages) {
  test(`${path} has no trace of ${Object.keys(faults).join(', ')}`, async ({ request }) => {
    const markup = await markupOf(request, path);

    expect(markup).toContain('</footer>');
    for (const [fault, pattern] of Object.entries(faults)) {
      expect(markup.match(pattern) ?? [], fault).toEqual([]);
    }
  });

  if (path === '/') continue;

  test(`${path} has the same header and footer as the not-found page`, async ({ request }) => {
    // Only the mark of the current section may differ.
    const frame = (markup: string) =>
      [/<header\b.*?<\/header>/s, /<footer\b.*<\/footer>/s].map((part) =>
        part.exec(markup)?.[0].replace(' aria-current="true"', ''),
      );

    const found = frame(await markupOf(request, path));

    expect(found).toEqual(frame(await markupOf(request, '/not-here')));
    expect(found.join('')).toContain(call);
  });
}

test('no two pages have the same title or the same description', async ({ request }) => {
  const all = await Promise.all(pages.map((path) => markupOf(request, path)));

  for (const part of [/<title>(.+?)<\/title>/, /<meta name="description" content="(.+?)"/]) {
    const texts = all.map((markup) => part.exec(markup)?.[1]);

    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(pages.length);
  }
});
