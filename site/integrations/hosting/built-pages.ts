import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Not for visitors: the intake service fills it in and sends it. See answer-page.ts. */
const isTemplate = (name: string) => name.startsWith('_intake');

/** The HTML of each page of a built site by its path, and that of the not-found page. */
export async function readPages(root: string) {
  const pages = new Map<string, string>();
  for (const name of (await readdir(root, { recursive: true })).sort()) {
    if (!name.endsWith('.html') || isTemplate(name)) continue;
    const stem = name.slice(0, -'.html'.length).replaceAll('\\', '/');
    pages.set(stem === 'index' ? '/' : `/${stem}`, await readFile(join(root, name), 'utf8'));
  }
  const notFound = pages.get('/404') ?? '';
  pages.delete('/404');
  return { pages, notFound };
}
