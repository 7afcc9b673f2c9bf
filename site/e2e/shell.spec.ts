import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { mailto } from '../src/lib/email/mailto.ts';
import { hoursText } from '../src/lib/hours/hours.ts';
import { pages } from './pages.ts';
import { dist } from './ports.ts';
import { shell } from './specification.ts';

const { site } = loadContent();
const { navigation: items, call } = shell;

function targets(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

/** On the home page, a link to a section is `#about`; on any other page, it is `/#about`. */
for (const { name, path, section } of [
  { name: 'home', path: '/', section: '#' },
  { name: 'not found', path: '/nowhere', section: '/#' },
]) {
  test(`${name}: the header has six items and ${call}, each to its section, and the theme`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const header = page.getByRole('banner');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');

    await expect(links).toHaveText([...items]);
    expect(await targets(links)).toEqual(items.map((item) => section + item.toLowerCase()));
    await expect(header.getByRole('combobox', { name: 'Theme' }).getByRole('option')).toHaveText([
      ...shell.themes,
    ]);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    for (const [label, id] of [
      ...items.map((item) => [item, item.toLowerCase()] as const),
      [call, 'contact'] as const,
    ]) {
      if (path !== '/') await page.goto(path);
      await header.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
    }
  });

  test(`${name}: the header stays at the top, with ${call} and the theme, at every width`, async ({
    page,
  }) => {
    await page.goto(path);
    const header = page.getByRole('banner');

    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 480 });
      for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
        await place.evaluate((element) => element.scrollIntoView({ block: 'end' }));
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
        expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, width });
      }
      for (const control of [header.getByRole('link', { name: call }), header.locator('select')]) {
        await expect(control).toBeInViewport({ ratio: 1 });
        await control.click({ trial: true });
      }
    }
  });

  test(`${name}: the footer has the blurb, contact lines, networks, links and the year`, async ({
    page,
  }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    const lines = footer.locator('address');
    const networks = footer.locator('address + ul > li');
    const columns = page.getByRole('navigation', { name: 'Footer' });
    const legal = page.getByRole('navigation', { name: 'Legal' }).getByRole('link');

    await expect(footer.getByText(site.blurb, { exact: true })).toBeVisible();
    await expect(lines.locator('> *')).toHaveText([
      site.email.general,
      site.phone,
      site.address.join(', '),
      hoursText(site.hours),
    ]);
    expect(await targets(lines.getByRole('link'))).toEqual([
      mailto(site.email.general),
      `tel:${site.phone.replaceAll(/[^+\d]/g, '')}`,
    ]);
    await expect(networks).toHaveCount(shell.socialIcons);
    await expect(networks).toHaveText(site.social.map(({ label }) => label));
    for (const [index, { label, href }] of site.social.entries()) {
      const link = networks.nth(index).getByRole('link', { name: label, exact: true });
      await expect(networks.nth(index).locator('svg')).toHaveCount(1);
      await expect(link).toHaveAttribute('href', href);
    }
    await expect(columns.getByRole('heading', { level: 2 })).toHaveText(Object.keys(shell.footer));
    for (const [title, links] of Object.entries(shell.footer)) {
      const column = columns.getByRole('heading', { name: title, exact: true }).locator('..');
      const expected = links.map((link) => link.replace('#', section));
      expect(await targets(column.getByRole('link'))).toEqual(expected);
      await expect(column.getByRole('link').getByText(/\S/)).toHaveCount(expected.length);
    }
    await expect(legal).toHaveText([/privacy/i, /terms/i, /cookie/i]);
    expect(await targets(legal)).toEqual(shell.legal);
    await expect(footer.getByText('Sample company.')).toBeVisible();
    await expect(footer.getByText('©')).toHaveText(`© ${new Date().getFullYear()} ${site.name}`);
  });
}

test('a page is called by one name: in the footer, in its title, and above its heading', async ({
  page,
}) => {
  await page.goto('/');
  const links = await page.locator('footer nav a[href^="/"]').all();
  const names = await Promise.all(
    links.map(async (link) => [await link.getAttribute('href'), await link.innerText()] as const),
  );

  for (const [path, name = ''] of names) {
    await page.goto(path ?? '');
    expect(await page.title(), path ?? '').toMatch(new RegExp(`^${name}\\b.* · ${site.name}$`));
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name);
  }
});

test('a search result shows the whole title and description of every page', () => {
  for (const path of pages.filter((path) => path !== '/nowhere')) {
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(markupOf(path)) ?? [];
    const [, description = ''] =
      /<meta name="?description"? content="(.*?)"/.exec(markupOf(path)) ?? [];

    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThan(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
});

test('the year in the copyright line is right when opened in a later year', async ({ page }) => {
  const later = new Date().getFullYear() + 3;
  await page.clock.setFixedTime(new Date(later, 5, 15));

  await page.goto('/nowhere');

  const line = page.getByRole('contentinfo').getByText('©');
  await expect(line).toHaveText(`© ${later} ${site.name}`);
});

test('the skip link is the first Tab stop, is visible, and moves the focus to main', async ({
  page,
}) => {
  await page.goto('/nowhere');
  const skip = page.getByRole('link', { name: 'Skip to content' });

  await page.keyboard.press('Tab');

  await expect(skip).toBeFocused();
  await skip.click({ trial: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** A built page, without its scripts and styles. */
function markupOf(path: string): string {
  const file = path === '/' ? 'index' : path === '/nowhere' ? '404' : path;
  const html = readFileSync(join(dist, `${file}.html`), 'utf8');
  return html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
}

test('every page has the same header and footer', () => {
  // Only the mark of the current section may differ, and the short names of classes.
  const frame = (path: string) =>
    [/<header\b.*?<\/header>/s, /<footer\b.*<\/footer>/s].map((part) =>
      part.exec(markupOf(path))?.[0].replaceAll(/ (?:aria-current|class)="[^"]*"/g, ''),
    );

  expect(frame('/nowhere').join('')).toContain(call);
  for (const path of pages.slice(1)) expect(frame(path), path).toEqual(frame('/nowhere'));
});

test('no page has a placeholder, an empty link, a style attribute or an inline handler', () => {
  const faults = {
    // The API's path has a placeholder in braces.
    'a placeholder': /\{\s*(?!model_id)\w+\s*\}|\b(undefined|NaN|lorem ipsum)\b|\[object /gi,
    'a link to nowhere': /<[^>]*\s(href|src|action)=(["'])#?\2[^>]*>/g,
    'a style attribute': /<[^>]*\sstyle=[^>]*>/gi,
    'an inline event handler': /<[^>]*\son[a-z]+=[^>]*>/gi,
    'a script in an address': /javascript:[^"]*/gi,
  };

  for (const path of pages) {
    const markup = markupOf(path);
    expect(markup).toContain('</footer>');
    for (const [fault, pattern] of Object.entries(faults)) {
      expect(markup.match(pattern) ?? [], `${path}: ${fault}`).toEqual([]);
    }
  }
});
