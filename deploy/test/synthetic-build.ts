import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addPolicy } from '../../site/integrations/hosting/write-policies.ts';
import { compressTexts } from '../../site/integrations/precompress.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

function asset(name: string, text: string): [path: string, text: string] {
  return [`/_astro/${name}.${hashOf(text)}.js`, text];
}

function page(name: string, edition: number, assets: readonly string[]): string {
  // Zero-padded: pages of two releases have the same size, and differ only in mtime.
  const number = String(edition).padStart(6, '0');
  const links = assets.map((path) => `<script src="${path}"></script>`).join('');
  const html = `<!doctype html><meta charset="utf-8"><title>${name} ${number}</title><script>release(${number})</script>${links}`;
  return addPolicy(name, html);
}

export interface SyntheticBuild {
  /** The HTML of each page by its path. The path /404 is the not-found page. */
  pages: ReadonlyMap<string, string>;
  /** The text of each asset by its path. */
  assets: ReadonlyMap<string, string>;
}

/**
 * Writes a small build with everything that the real one has. "/" changes with every release,
 * "/alternating" with every second one back and forth, and "/constant" never.
 */
export async function writeBuild(folder: string, release: number): Promise<SyntheticBuild> {
  const assets = new Map([
    asset('constant', 'constant()'),
    asset('one', `one(${release})`),
    asset('two', `two(${release})`),
  ]);
  const [constant = '', ...ownAssets] = assets.keys();
  const pages = new Map([
    ['/', page('home', release, [constant, ...ownAssets])],
    ['/alternating', page('alternating', release % 2, [constant])],
    ['/constant', page('constant', 0, [constant])],
    ['/404', page('404', release, [constant])],
  ]);
  const files = [
    ...Array.from(pages, ([path, html]) => [path === '/' ? '/index.html' : `${path}.html`, html]),
    ...assets,
    ['/robots.txt', 'User-agent: *\n'],
  ];
  for (const [path = '', text = ''] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cpSync(new URL('../../site/public/_headers', import.meta.url), join(folder, '_headers'));
  await compressTexts(folder);
  return { pages, assets };
}
