import type { Labels } from '@website/content-model/checks/content/labels.ts';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { twinPath } from '../../src/lib/page/address.ts';
import { markdownText, type Twin } from './twin.ts';

interface Company {
  name: string;
  domain: string;
  blurb: string;
  /** The pages of its services. */
  services: readonly string[];
  /** Price and weeks, by page. */
  facts: ReadonlyMap<string, string>;
  labels: Labels['llms'];
}

/** Every page that is not about a service, and the files for programs. */
const groups = {
  Company: ['/', '/team', '/careers', '/news', '/news.atom'],
  'Support and API': ['/support', '/docs', '/api', '/openapi.json'],
  Legal: ['/privacy', '/terms', '/cookies'],
};

/** The page that each file belongs to. */
const pageOf: Record<string, string> = { '/news.atom': '/news', '/openapi.json': '/api' };

const text = (value: string) => ({ type: 'text', value }) as const;

/** Words as a line of Markdown, with an address if they are a link. */
function line(words: string, url?: string): string {
  const content = url === undefined ? text(words) : { type: 'link', url, children: [text(words)] };
  return markdownText({ type: 'paragraph', children: [content as ReturnType<typeof text>] }).trim();
}

/** The list of all twins, for language models, in the form that llmstxt.org describes. */
export function llmsText(company: Company, twins: ReadonlyMap<string, Twin>): string {
  const { name, domain, blurb, services, facts, labels } = company;
  const files: Record<string, { title: string; description: string }> = labels.files;
  const titles: Record<string, string> = labels.groups;
  const site = `https://${domain}`;
  const articles = [...twins.keys()].filter((path) => path.startsWith('/news/'));
  const lists = Object.entries({ Services: services, ...groups })
    .map(
      ([title, paths]) => [title, paths.filter((path) => twins.has(pageOf[path] ?? path))] as const,
    )
    .map(([title, paths]) => {
      const after = paths.indexOf('/news') + 1;
      return [title, after > 0 ? paths.toSpliced(after, 0, ...articles) : paths] as const;
    })
    .filter(([, paths]) => paths.length > 0);
  const missing = [...twins.keys()].filter((path) => !lists.some(([, all]) => all.includes(path)));
  if (missing.length > 0) throw new Error(`llms.txt has no group for ${missing.join(', ')}`);

  const item = (path: string) => {
    const head = twins.get(path)?.head;
    const { title, description } = head ?? files[path] ?? { title: path, description: '' };
    // The heading of the file already names the company.
    const own = path === '/' ? labels.home : title.replace(` · ${name}`, '');
    const fact = facts.has(path) ? ` ${line(`${facts.get(path)}.`)}` : '';
    return `- ${line(own, site + (head ? twinPath(path) : path))}: ${line(description)}${fact}`;
  };
  const contact = twins.get('/')?.contact ?? '';
  return `${[
    `# ${line(name)}`,
    `> ${line(blurb)}`,
    fill(labels.contact, { contact }),
    fill(labels.twins, { site, home: twinPath('/') }),
    ...lists.map(([title, paths]) => `## ${titles[title]}\n\n${paths.map(item).join('\n')}`),
  ].join('\n\n')}\n`;
}
