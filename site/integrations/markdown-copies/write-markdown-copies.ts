import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { showHints } from '@website/content-model/lib/text/blanks.ts';
import { formatServiceFacts } from '@website/content-model/lib/text/service-facts.ts';
import { listRoutes } from '@website/content-model/routes.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import { getMarkdownPath } from '../../src/lib/page/paths.ts';
import type { Company } from '../content/company.ts';
import { renderLlmsText } from './llms-text.ts';
import { type MarkdownCopy, renderMarkdownCopy } from './markdown-copy.ts';

/** Writes a Markdown copy of each page, and llms.txt, the list of all copies. */
export async function writeMarkdownCopies(root: string, company: Company): Promise<void> {
  const content = company.content();
  const { site, services } = content;
  const routes = listRoutes(content);
  const copies = new Map<string, MarkdownCopy>();
  for (const path of routes) {
    const file = join(root, path === '/' ? 'index.html' : `${path}.html`);
    const copy = renderMarkdownCopy(await readFile(file, 'utf8'));
    if (!copy) throw new Error(`${path} lacks what its Markdown copy is made from`);
    await writeFile(join(root, getMarkdownPath(path)), copy.text);
    copies.set(path, copy);
  }
  const pages = routes.filter((path) => services.some(({ route }) => route === path));
  const { locale, labels } = company.labels();
  const words = { locale, prices: labels.prices, time: labels.time };
  const facts = new Map<string, string>();
  const addFacts = (path: string, pageServices: readonly Service[]) => {
    const description = `${copies.get(path)?.head.description}`.replaceAll(/\s/g, ' ');
    // Leave out what the description already says.
    const newFacts = formatServiceFacts(pageServices, words).filter(
      (fact) => !description.includes(fact.replaceAll(/\s/g, ' ')),
    );
    if (newFacts.length > 0) facts.set(path, newFacts.join(', '));
  };
  addFacts('/', services);
  for (const service of services) addFacts(service.route, [service]);
  const list = renderLlmsText({ ...site, services: pages, facts, labels: labels.llms }, copies);
  await writeFile(join(root, 'llms.txt'), showHints(list, company.checked().blanks));
}
