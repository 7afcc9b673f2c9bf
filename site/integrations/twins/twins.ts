import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { factsOf } from '@website/content-model/lib/text/service-facts.ts';
import { routesOf } from '@website/content-model/routes.ts';
import { twinPath } from '../../src/lib/page/address.ts';
import type { Company } from '../content/company.ts';
import { llmsText } from './llms-text.ts';
import { type Twin, twinOf } from './twin.ts';

/** Writes a Markdown twin of each page, and the list of them all. */
export async function writeTwins(root: string, company: Company): Promise<void> {
  const content = company.content();
  const { site, services } = content;
  const routes = routesOf(content);
  const all = new Map<string, Twin>();
  for (const path of routes) {
    const file = join(root, path === '/' ? 'index.html' : `${path}.html`);
    const twin = twinOf(await readFile(file, 'utf8'));
    if (!twin) throw new Error(`${path} lacks what its Markdown twin is made from`);
    await writeFile(join(root, twinPath(path)), twin.text);
    all.set(path, twin);
  }
  const pages = routes.filter((path) => services.some(({ route }) => route === path));
  const { locale, labels } = company.labels();
  const words = { locale, prices: labels.prices, time: labels.time };
  const facts = new Map(
    [['/', services] as const, ...services.map((one) => [one.route, [one]] as const)]
      .map(([path, offered]) => {
        // What the description says already is not said twice.
        const said = `${all.get(path)?.head.description}`.replaceAll(/\s/g, ' ');
        const rest = factsOf(offered, words).filter(
          (fact) => !said.includes(fact.replaceAll(/\s/g, ' ')),
        );
        return [path, rest.join(', ')] as const;
      })
      .filter(([, text]) => text !== ''),
  );
  const list = llmsText({ ...site, services: pages, facts, labels: labels.llms }, all);
  await writeFile(join(root, 'llms.txt'), list);
}
