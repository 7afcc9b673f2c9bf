import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Content } from '../../../collections.ts';
import { project } from '../../../company.ts';
import { routesOf } from '../../../routes.ts';
import { shown } from '../../content/problem.ts';
import type { Found } from '../finding.ts';
import { ownTexts } from './sample-words.ts';

const site = resolve(project, 'site');

/** What the build makes from finished pages. */
const made = ['/sitemap.xml', '/llms.txt'];

/** Addresses on the company's own domain, such as downloads, that no file of the build answers. */
export function* ownAddressRules(content: Content): Generator<Found> {
  const { domain } = content.site;
  const address = new RegExp(
    `(?<![\\w.@-])${domain.replaceAll('.', '\\.')}(/[^\\s"'()<>?#]*)`,
    'g',
  );
  const routes = routesOf(content);
  const answers = (path: string) =>
    routes.includes(path.replace(/\.md$/, '')) ||
    made.includes(path) ||
    existsSync(resolve(site, `src/pages${path}.ts`)) ||
    existsSync(resolve(site, `src/pages/_${path.slice(1)}.ts`)) ||
    existsSync(resolve(site, `public${path}`));
  for (const name of Object.keys(content) as (keyof Content)[]) {
    // In it, addresses are names of problems.
    if (name === 'openApi') continue;
    for (const { path, text } of ownTexts(content[name], [name])) {
      for (const [, found = ''] of text.replaceAll('{domain}', domain).matchAll(address)) {
        if (answers(found.replace(/[.,;:]$/, ''))) continue;
        const [, ...inside] = path;
        yield {
          kind: 'no-answer',
          severity: 'blocker',
          at: [name, ...inside],
          found: shown(domain + found),
        };
      }
    }
  }
}
