import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type BuiltSite, headersOf } from './headers.ts';
import { fileOf, nginxFiles } from './nginx.ts';
import { metaPolicyText, type Policy, pagePolicy } from './policy.ts';
import { headersFile, vercelConfig } from './static-hosts.ts';

const notFoundFile = '404.html';
/** Not for visitors: the intake service fills it in and sends it. See answer-page.ts. */
const answerFile = '_intake/answer.html';

/** What is not for visitors, or not listed file by file: also what this and later steps add. */
const isUnlisted = (name: string) =>
  /^_(?:astro|intake|nginx|vercel)\/|^_headers$|\.(?:br|gz)$/.test(name);

/** Reads a built site, before or after the rules for hosts are written into it. */
export async function readSite(root: string): Promise<BuiltSite> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !isUnlisted(name))
    .sort();
  const pages = new Map<string, string>();
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const path = name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`;
    pages.set(path, await readFile(join(root, name), 'utf8'));
  }
  const notFound = pages.get('/404') ?? '';
  pages.delete('/404');
  const files = names.filter((name) => !name.endsWith('.html')).map((name) => `/${name}`);
  return { pages, notFound, files };
}

/**
 * Writes into the built site how each host has to serve it: the policy of a page contains the
 * hashes of its scripts and styles, so it is made from the finished page.
 */
export async function writeHosting(root: string): Promise<void> {
  const site = await readSite(root);
  const headers = headersOf(site);
  const nginx = nginxFiles(headers);
  await Promise.all(['_nginx', '_vercel'].map((folder) => mkdir(join(root, folder))));
  const write = (name: string, text: string) => writeFile(join(root, name), text);
  await Promise.all([
    write('_nginx/http.conf', nginx.http),
    write('_nginx/server.conf', nginx.server),
    write('_nginx/proxied.conf', nginx.proxied),
    write('_headers', headersFile(headers)),
    write('_vercel/config.json', vercelConfig(headers)),
    write(notFoundFile, withPolicy(site.notFound, pagePolicy(site.notFound))),
  ]);
  await completeAnswer(join(root, answerFile));
  for (const [page, html] of site.pages) {
    if (sendsElsewhere(html)) await write(fileOf(page).slice(1), withMeta(html, namesOrigin));
  }
}

/**
 * Without script, a form that posts to another host says where it comes from only under this policy. The
 * service holds what comes from other places than the site.
 */
const namesOrigin = '<meta name="referrer" content="strict-origin-when-cross-origin">';

function sendsElsewhere(html: string): boolean {
  const [, own] = /<link rel="canonical" href="(https:\/\/[^/"]+)/.exec(html) ?? [];
  const targets = pagePolicy(html)['form-action'] ?? [];
  return targets.some((target) => target.startsWith('http') && target !== own);
}

/** The page that answers a form may have a button of its own, which posts to the same service. */
async function completeAnswer(file: string): Promise<void> {
  if (!existsSync(file)) return;
  const html = await readFile(file, 'utf8');
  await writeFile(file, withPolicy(html, pagePolicy(`${html}<form method="post">`)));
}

/** A page that carries its policy itself, for hosts that know only the paths of real pages. */
function withPolicy(html: string, policy: Policy): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicyText(policy)}">`;
  return withMeta(html, meta);
}

const withMeta = (html: string, meta: string) =>
  html.replace('<meta charset="utf-8">', (charset) => charset + meta);
