import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { loadRoutes } from '../build/content/load-content.ts';
import { metaPolicyText, pagePolicy, policyText } from '../build/hosting/policy.ts';
import { cloudflareLimits } from '../build/hosting/static-hosts.ts';
import { pages } from './pages.ts';
import { expectResponse, type Kind, kinds } from './response-checks.ts';
import { notFoundPage } from './specification.ts';
import { cloudflare } from './static-hosts/cloudflare.ts';
import { type Host, serve } from './static-hosts/host.ts';
import { netlify } from './static-hosts/netlify.ts';
import { vercel } from './static-hosts/vercel.ts';

const routes = loadRoutes();

const root = join(import.meta.dirname, '../dist');

/** A host in a test: where its files are, how it answers, and where it differs from the others. */
interface Place {
  arrange: () => { folder: string; host: Host; remove?: () => void };
  responses: readonly Kind[];
  redirects: readonly (readonly [from: string, status: number, to: string])[];
}

const html = 'text/html; charset=utf-8';
const at = (path: string) => async () => path;

const hosts: Record<string, Place> = {
  'Cloudflare Pages': {
    arrange: () => ({ folder: root, host: cloudflare(root) }),
    responses: [
      // Cloudflare never lets anyone keep this answer.
      [
        'an unknown page',
        at('/nowhere'),
        { status: 404, type: html, cache: 'no-store', policy: null, embedding: null },
      ],
      [
        'an unknown asset',
        at('/_astro/nothing.js'),
        { status: 404, type: html, cache: 'no-store' },
      ],
    ],
    redirects: [
      ['/team.html', 308, '/team'],
      ['/team/', 308, '/team'],
      ['/team/?a=1', 308, '/team?a=1'],
      ['/index.html', 308, '/'],
      ['/index', 308, '/'],
    ],
  },
  Netlify: {
    arrange: () => ({ folder: root, host: netlify(root) }),
    responses: [
      ['a page with .html', at('/team.html'), { status: 200, type: html }],
      ['the home page with its file name', at('/index.html'), { status: 200, type: html }],
      [
        'an unknown page',
        at('/nowhere'),
        {
          status: 404,
          type: html,
          cache: 'public, max-age=0, must-revalidate',
          policy: null,
          embedding: null,
        },
      ],
    ],
    redirects: [['/team/', 301, '/team']],
  },
  Vercel: {
    arrange: () => {
      const output = mkdtempSync(join(tmpdir(), 'vercel-output-'));
      const script = join(import.meta.dirname, '../../deploy/vercel-output.ts');
      execFileSync(process.execPath, [script, output], { stdio: 'ignore' });
      const remove = () => rmSync(output, { recursive: true });
      return { folder: join(output, 'static'), host: vercel(output), remove };
    },
    responses: [
      ['an unknown page', at('/nowhere'), { status: 404, type: html }],
      ['an unknown asset', at('/_astro/nothing.js'), { status: 404, type: html }],
    ],
    redirects: [
      ['/team.html', 308, '/team'],
      ['/team/', 308, '/team'],
      ['/Team/', 308, '/team'],
      ['/team/index.html', 308, '/team'],
      ['/index.html', 308, '/'],
    ],
  },
};

const notServed = ['/_headers', '/.git/config', '/../package.json'];

/** A policy in the page itself. */
const metaPolicy = (text: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(text)?.[1];

async function expectOwnPolicy(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const policy = policyText(pagePolicy(await response.text()));
  expect(response.headers()['content-security-policy']).toBe(policy);
}

for (const [name, { arrange, responses, redirects }] of Object.entries(hosts)) {
  base.describe(name, () => {
    const test = base.extend<object, { address: string }>({
      address: [
        // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
        async ({}, use) => {
          const { folder, host, remove } = arrange();
          const server = await serve(folder, host);
          await use(server.url);
          await server.stop();
          remove?.();
        },
        { scope: 'worker' },
      ],
      baseURL: ({ address }, use) => use(address),
    });

    for (const [kind, pathOf, expected] of [...kinds, ...responses]) {
      test(`${kind} has status ${expected.status}, its type, and every header once`, async ({
        request,
      }) => {
        expectResponse(await request.get(await pathOf(request), { maxRedirects: 0 }), expected);
      });
    }

    test('every page has its own policy', async ({ request }) => {
      for (const path of routes) await expectOwnPolicy(request, path);
    });

    test('the not-found page carries its policy itself', async ({ request }) => {
      const body = await (await request.get('/nowhere')).text();

      expect(body).toContain(notFoundPage.text);
      expect(metaPolicy(body)).toBe(metaPolicyText(pagePolicy(body)));
    });

    for (const [from, status, to] of redirects) {
      test(`${from} redirects to ${to}`, async ({ request }) => {
        const response = await request.get(from, { maxRedirects: 0 });

        expect(response.status()).toBe(status);
        expect(response.headers().location).toBe(to);
      });
    }

    for (const path of notServed) {
      test(`${path} is not served`, async ({ request }) => {
        expect((await request.get(path)).status()).toBe(404);
      });
    }

    if (name === 'Netlify') {
      test('the other spellings of a page have the same policy', async ({ request }) => {
        for (const path of routes) {
          await expectOwnPolicy(request, path === '/' ? '/index.html' : `${path}.html`);
        }
      });
    }

    if (name === 'Cloudflare Pages') {
      test('every page runs its script, and nothing violates its policy', async ({ page }) => {
        const violations: string[] = [];
        page.on('console', (message) => {
          if (/Content Security Policy|Trusted/i.test(message.text()))
            violations.push(message.text());
        });
        page.on('pageerror', ({ message }) => violations.push(message));

        for (const path of pages) {
          await page.goto(path);
          const theme = page.getByRole('combobox', { name: 'Theme' });
          const wanted = (await theme.inputValue()) === 'dark' ? 'light' : 'dark';
          await theme.selectOption(wanted);
          await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${wanted}\\b`));
        }

        expect(violations).toEqual([]);
      });
    }
  });
}

base('_headers stays within the limits of Cloudflare Pages', () => {
  const lines = readFileSync(join(root, '_headers'), 'utf8').split('\n');

  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(
    cloudflareLimits.rules,
  );
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(
    cloudflareLimits.lineLength,
  );
});

base('what is uploaded to Vercel has no file that is meant for another host', () => {
  const { folder, remove } = hosts.Vercel?.arrange() ?? {};
  const files = readdirSync(folder ?? '', { recursive: true }).map(String);
  remove?.();

  expect(files).toContain('index.html');
  expect(files.filter((file) => /\.(br|gz)$|^_(headers|nginx|vercel)/.test(file))).toEqual([]);
});
