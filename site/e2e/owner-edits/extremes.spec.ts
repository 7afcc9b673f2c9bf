/**
 * Companies at the edges of what content may be. One has hardly anything, and no orrery. The other has
 * much of everything, in another language, and photographs as a phone takes them: large, and with the
 * place in them.
 */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { loadContent, loadRoutes } from '@website/content-model/checks/content/load-content.ts';
import sharp from 'sharp';
import { parseHtml } from '../../src/lib/html/tree.ts';
import { securityTxtPath } from '../../src/lib/security/security-txt.ts';
import { serve } from '../../test-helpers/serve.ts';
import { hasNginx } from '../../test-helpers/server-script.ts';
import { all, byId, hrefs, readText } from '../built-page.ts';
import { findHeaderProblems, findLayoutProblems } from '../every-company/layout-problems.ts';
import { readShifts, recordShifts } from '../layout-shifts.ts';
import { readBuiltPages } from '../page-text.ts';
import { budget, maxPictureBytes, measureWeight } from '../page-weight.ts';
import { extremeCopy } from '../ports.ts';
import { expect, test } from '../test.ts';
import { fill, findEnding, open, readFields, send, visitor } from '../visitor.ts';
import { createEditedSite } from './edited-site.ts';
import { booking, fillEverything, leaveOutEverything, texts } from './extremes.ts';
import { answerWith, createForm, documented, standIn } from './form-services.ts';
import { findUnmarkedTexts, longLabel, mark, markEveryWord } from './marked-words.ts';
import { findTraces } from './traces.ts';

test.use({ baseURL: extremeCopy, contextOptions: { reducedMotion: 'reduce' } });
// Both are served at the same address, one after the other, in the worker that built them.
test.describe.configure({ mode: 'default' });

async function findAllLayoutProblems(page: Page, pages: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      problems.push(
        ...(await findLayoutProblems(page)).map((problem) => `${path}, ${width} px: ${problem}`),
      );
    }
  }
  return [...problems, ...(await findHeaderProblems(page))];
}

/** Builds a company and serves it during the tests of a group. */
function visit(name: string, changes: Parameters<typeof createEditedSite>[1]): { dist: string } {
  const visited = { dist: '' };
  let end = async () => {};
  test.beforeAll(async () => {
    const copy = createEditedSite(name, changes);
    visited.dist = copy.dist;
    const { stop } = await serve(copy.dist, Number(new URL(extremeCopy).port));
    end = async () => {
      await stop();
      copy.remove();
    };
  });
  test.afterAll(() => end());
  return visited;
}

const planets =
  /orrery|planet|orbit|clockwork|kepler|celestial|epicycle|mercury|venus|\bmars\b|jupiter|saturn|the moon/i;

test.describe('with one service and nothing optional', () => {
  const company = visit('least', leaveOutEverything);

  test('there is no trace of what the company lacks', async ({ page }) => {
    const missing = ['/team', '/careers', '/news', '/docs', '/api'];
    const files = ['openapi.json', 'news.atom', 'news', securityTxtPath];
    for (const file of [...missing.map((path) => `${path}.html`), ...files])
      expect(existsSync(join(company.dist, file)), file).toBe(false);
    const links = missing.flatMap((path) => [`href="${path}`, `.example${path}`]);
    const words = ['not set', '="undefined"', 'href="tel:', '/#products', '/#testimonials'];
    expect(findTraces(company.dist, [...links, ...words]).found).toEqual([]);

    expect(
      await findAllLayoutProblems(page, ['/', '/support', '/ai-development', '/privacy']),
    ).toEqual([]);
    const footer = page.getByRole('contentinfo');
    // Few links are one list.
    await expect(footer.getByRole('heading')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(3);
  });

  test('an address of the site before leads a visitor to its new place', async ({ page }) => {
    test.skip(!hasNginx, 'needs nginx: the preview of Astro does not redirect');
    for (const path of ['/About_Us/', '/About_Us.htm']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/#contact$/);
    }
  });

  test('no file speaks of planets, and the page has another drawing, mark and link to book', async ({
    page,
  }) => {
    // Styles and scripts may name what this company does not show.
    const files = globSync('*.{md,txt,webmanifest}', { cwd: company.dist });
    const lines = [
      ...readBuiltPages(company.dist).flatMap((built) => built.lines),
      ...files.flatMap((file) => readFileSync(join(company.dist, file), 'utf8').split('\n')),
    ];
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.filter((line) => planets.test(line))).toEqual([]);

    await page.goto('/');
    await expect(page.locator('#home figure svg')).toBeVisible();
    await expect(page.locator('header svg text')).toHaveText('H');
    await expect(
      page.locator('#contact').getByRole('link', { name: /^Book a Call/ }),
    ).toHaveAttribute('href', booking);
  });

  const file = (name: string) => join(company.dist, `${name}.html`);
  const byEmail = (page: Page) => findEnding(page).getByRole('link', { name: /email program/i });

  for (const service of Object.keys(documented) as (keyof typeof documented)[]) {
    const { name, action = `${extremeCopy}/`, fields, redirect } = createForm(service);
    test(`${name} gets a message when the visitor sends, and the page says who received it`, async ({
      page,
      browser,
      context,
      allowErrors,
    }) => {
      // The status of the refusal.
      allowErrors(/^Failed to load resource/);
      const [accepted, refused, reason] = documented[service];
      const who = visitor(service);
      let answer = answerWith(refused);
      const at = { file: file('index'), service };
      const { posts, others } = await standIn(page, at, (route) => answer(route));
      await open(page);
      await expect(page.getByText(`sends your message to ${name}, which`)).toBeVisible();
      await fill(page, who);
      const before = await readFields(page);
      expect([...posts, ...others]).toEqual([]);

      await send(page);
      await expect(findEnding(page)).toContainText(`${name} didn’t accept your message${reason}`);
      await expect(byEmail(page)).toHaveAttribute('href', /^mailto:hello@harbor\.example\?.*ferr/);
      expect(await readFields(page)).toEqual(before);

      answer = answerWith(accepted);
      await send(page);
      await expect(findEnding(page).getByRole('heading')).toHaveText(
        `${name} has received your message`,
      );
      await expect(findEnding(page)).toContainText(
        `${name} will forward it to Harbor, and we’ll reply by email`,
      );
      const email = who['Email Address'];
      const names = { firstName: 'Łukasz', lastName: "O'Brien" };
      const message = { ...fields, ...names, email, details: who['AI Project Details'] };
      expect(posts).toEqual([action, action].map((url) => ({ url, fields: message })));
      expect(new Set(others)).toEqual(new Set(service === 'netlify' ? [] : [action]));
      expect(await context.cookies()).toEqual([]);

      const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: extremeCopy });
      const thanks = redirect ?? new URL('/thanks', action).href;
      const sent = await standIn(plain, at, (route) =>
        route.fulfill({ status: 302, headers: { Location: thanks } }),
      );
      await plain.goto('/');
      await fill(plain, who);
      await Promise.all([plain.waitForRequest(thanks), send(plain)]);
      expect(sent.posts).toMatchObject([{ url: action, fields: { ...fields, email } }]);
      await plain.close();
    });
  }

  test('if the form service is slow, down or busy, every word stays, and email is the other way', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/^Failed to load resource/);
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (after) => timeout(after / 20);
      // A machine of the tests may have no network.
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
    });
    const endings: [RegExp, (route: Route) => unknown][] = [
      [/^Your message may not have arrived/, () => undefined],
      [/^Your message may not have arrived/, (route) => route.abort()],
      [/^Formspree is busy and hasn’t confirmed/, answerWith({ status: 429, json: {} })],
      [/^Formspree had a fault and hasn’t confirmed/, answerWith({ status: 500, json: {} })],
    ];
    let answer = endings[0]?.[1];
    const at = { file: file('index'), service: 'formspree' } as const;
    const { posts } = await standIn(page, at, (route) => answer?.(route));
    await open(page);
    await fill(page, visitor('unlucky'));
    const before = await readFields(page);

    for (const [says, nextAnswer] of endings) {
      answer = nextAnswer;
      await send(page);
      await expect(findEnding(page)).toHaveText(says);
      await expect(findEnding(page)).toContainText(
        'Press Send Message again, or send it by email.',
      );
      await expect(byEmail(page)).toBeVisible();
      expect(await readFields(page)).toEqual(before);
    }
    expect(posts, 'the page sends nothing again by itself').toHaveLength(endings.length);

    // Robots fill in the trap. The service is told, and decides.
    answer = answerWith({ json: { ok: true } });
    await page.locator('[name=_gotcha]').evaluate((trap: HTMLInputElement) => {
      trap.value = 'spam';
    });
    await send(page);
    await expect(findEnding(page)).toHaveText(/^Formspree has received/);
    expect(posts.at(-1)?.fields).toMatchObject({ _gotcha: 'spam' });
  });

  test('only the page with the form may reach the form service, and the privacy policy names it', () => {
    const read = (name: string) => readFileSync(file(name), 'utf8');
    const host = 'https://formspree.io';

    expect(read('index')).toContain(`connect-src 'self' ${host}; form-action ${host};`);
    for (const name of ['support', 'privacy', 'ai-development'])
      expect(read(name)).toContain("connect-src 'self'; form-action 'none';");
    expect(read('privacy')).toMatch(/posts what you filled in to (<!-- -->)?Formspree/);
  });
});

const { teamMembers } = loadContent();
const photos = join(import.meta.dirname, '../../../.scratch/photos');

/** Shapes in many colors with grain, taken upright: a camera stores the picture lying on its side. */
async function takePhoto(path: string, seed: number) {
  const shapes = Array.from({ length: 60 }, (_, index) => {
    const at = (index * 997 * (seed + 1)) % 3000;
    return `<circle cx="${at}" cy="${(at * 7) % 2000}" r="${60 + (at % 300)}" fill="hsl(${at % 360} 40% 55%)"/>`;
  });
  const grain = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const noise = await sharp({
    create: { width: 3000, height: 2000, channels: 3, noise: grain, background: 'gray' },
  })
    .png()
    .toBuffer();
  await sharp(
    Buffer.from(
      `<svg width="3000" height="2000"><rect width="3000" height="2000" fill="#cba"/>${shapes.join('')}</svg>`,
    ),
  )
    .composite([{ input: noise, blend: 'soft-light' }])
    .withExif({
      IFD0: { Make: 'Fonemaker', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 55/1 0/1' },
    })
    .jpeg({ quality: 90 })
    .toFile(path);
}

test.describe('with eight services, nine of everything else, photographs, and in German', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  test.beforeAll(async () => {
    mkdirSync(photos, { recursive: true });
    await Promise.all(
      teamMembers.map(({ id }, index) => takePhoto(join(photos, `${id}.jpg`), index)),
    );
  });
  const company = visit('most', (site) => {
    fillEverything(site, photos);
    markEveryWord(site);
  });

  test('there is room for it', async ({ page }) => {
    const article = `/news/${Object.keys(texts)[0]}`;
    const pages = [...loadRoutes().slice(0, 11), '/ai-chatbots', article];
    expect(await findAllLayoutProblems(page, pages)).toEqual([]);
    await page.goto('/');
    await expect(page.locator('#products li [data-gradient]')).toHaveCount(9);
    // In the drawing, and in the list next to it.
    await expect(page.locator('#services [data-planet]')).toHaveCount(2 * 8);
    // There are six engravings. Of two services with the same one, only the first moves it to its page.
    await expect(page.locator('#services [data-plate]').filter({ visible: true })).toHaveCount(6);
  });

  test('an eighth service is in every list of services, and in the sitemap', () => {
    const read = (file: string) => readFileSync(join(company.dist, file), 'utf8');

    for (const page of ['index', '404', 'service-7', 'ai-development'])
      expect(read(`${page}.html`), page).toContain('href="/service-8"');
    expect(read('index.html')).toMatch(/data-choices="[^"]*\/service-8&quot;/);
    expect(read('sitemap.xml').match(/\/service-8<\/loc>/g)).toHaveLength(1);
  });

  test('no page, script or feed has a word that is neither content nor a label', () => {
    expect(findUnmarkedTexts(company.dist)).toEqual([]);
  });

  test('an article with a text has a page, and everything that lists pages or articles leads there', () => {
    const file = (name: string) => readFileSync(join(company.dist, name), 'utf8');
    const news = parseHtml(file('news.html'));
    for (const [id, sentence] of Object.entries(texts)) {
      const path = `/news/${id}`;
      const [page, text] = [file(`${path}.html`), mark(sentence)];
      const things = JSON.parse(
        /(?<="application\/ld\+json">).*?(?=<\/script>)/.exec(page)?.[0] ?? '',
      );
      const url = `https://${loadContent().site.domain}${path}`;

      expect(page).toContain(text);
      expect(all(parseHtml(page), 'h1').map(readText)).toEqual([things['@graph'][1].headline]);
      expect(things['@graph'][1]).toMatchObject({ '@type': 'BlogPosting', url });
      expect(things['@graph'][0].itemListElement).toHaveLength(3);
      expect(page).toContain(
        `<meta property="og:image" content="${url.replace('/news', '/previews/news')}.png">`,
      );
      expect(page).toMatch(
        /<meta http-equiv="Content-Security-Policy" content="default-src 'none'/,
      );
      expect(existsSync(join(company.dist, `previews${path}.png`))).toBe(true);
      expect(file(`${path}.md`)).toContain(text);
      expect(file('news.atom')).toContain(`<link rel="alternate" type="text/html" href="${url}"/>`);
      expect(file('sitemap.xml')).toContain(`<loc>${url}</loc>`);
      expect(file('llms.txt')).toContain(`(${url}.md)`);

      expect(hrefs(byId(news, id))).toContain(path);
      expect(file('news.html')).not.toContain(text);
    }
  });

  test('on a phone, a long German label stays on one line', async ({ page }) => {
    await page.goto('/');

    const lines = await page.getByRole('heading', { name: longLabel }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getClientRects().length;
    });

    expect(lines).toBe(1);
  });

  test('no published file tells where a photograph was taken, or with what', async () => {
    const folder = join(company.dist, '_astro');
    const pictures = readdirSync(folder).filter((name) => /\.(?:avif|webp|jpe?g|png)$/.test(name));
    const texts = await Promise.all(
      pictures.map(async (name) => {
        const bytes = readFileSync(join(folder, name));
        const { exif, xmp, iptc, width } = await sharp(bytes).metadata();
        return exif || xmp || iptc || width > 1600 || bytes.includes('Fonemaker') ? [name] : [];
      }),
    );

    expect(pictures.length).toBeGreaterThan(6 * 4);
    expect(texts.flat()).toEqual([]);
  });

  test('six portraits are named and sized, cost little, and move nothing', async ({ page }) => {
    await recordShifts(page);
    const answers: { type: string | undefined; bytes: number }[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'image') return;
      const { 'content-type': type } = response.headers();
      answers.push({ type, bytes: (await response.body()).length });
    });
    const { weight } = await measureWeight(page, '/team');
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 400) {
        scrollTo(0, top);
        await new Promise((done) => setTimeout(done, 50));
      }
    });
    await page.waitForLoadState('networkidle');

    const portraits = page.locator('[aria-labelledby="leadership"] img');
    expect(
      await portraits.evaluateAll((all) => all.map((element) => element.getAttribute('alt'))),
    ).toEqual(teamMembers.map(({ name }) => mark(name)));
    for (const portrait of await portraits.all()) {
      await expect(portrait).toHaveAttribute('width', '340');
      await expect(portrait).toHaveAttribute('height', '340');
      await expect(portrait).toHaveAttribute('loading', 'lazy');
      expect(
        await portrait.evaluate((element: HTMLImageElement) => element.naturalWidth),
      ).toBeGreaterThan(0);
    }
    const photos = answers.filter(({ type }) => type === 'image/avif');
    expect(photos).toHaveLength(teamMembers.length);
    // The dial has them too. An image in a drawing has one source.
    expect(answers.filter(({ type }) => type === 'image/webp')).toHaveLength(teamMembers.length);
    const added = photos.reduce((sum, { bytes }) => sum + bytes, 0);
    console.log('/team with six portraits', weight.total, '+', added);
    expect(weight.total + added).toBeLessThanOrEqual(budget.total + maxPictureBytes);
    expect(await readShifts(page)).toEqual([]);
  });

  test('an article and a product have their pictures with the words for them, and others their drawings', async ({
    page,
  }) => {
    await page.goto('/news');

    await expect(page.getByRole('img', { name: mark('A test bench') })).toBeVisible();
    await expect(page.locator('#articles article > svg')).toHaveCount(8);
    await page.goto('/');
    await expect(
      page.locator('#products').getByRole('img', { name: mark('A screen') }),
    ).toHaveCount(3);
    await expect(page.locator('#products [data-gradient] > svg')).toHaveCount(6);
    await expect(page.locator('[style]')).toHaveCount(0);
  });
});
