import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type BuiltSite, headersOf } from './headers.ts';
import { nginxFiles } from './nginx.ts';
import { metaPolicyText, pagePolicy } from './policy.ts';
import { headersFile, vercelConfig } from './static-hosts.ts';

const notFoundFile = '404.html';

async function read(root: string): Promise<BuiltSite> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('_astro/'))
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
export function hosting(): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const site = await read(root);
        const headers = headersOf(site);
        const nginx = nginxFiles(headers);
        await Promise.all(['_nginx', '_vercel'].map((folder) => mkdir(join(root, folder))));
        const write = (name: string, text: string) => writeFile(join(root, name), text);
        await Promise.all([
          write('_nginx/http.conf', nginx.http),
          write('_nginx/server.conf', nginx.server),
          write('_headers', headersFile(headers)),
          write('_vercel/config.json', vercelConfig(headers)),
          write(notFoundFile, withPolicy(site.notFound)),
        ]);
      },
    },
  };
}

/** A page that carries its policy itself, for hosts that know only the paths of real pages. */
function withPolicy(html: string): string {
  const policy = metaPolicyText(pagePolicy(html));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace('<meta charset="utf-8">', (charset) => charset + meta);
}
