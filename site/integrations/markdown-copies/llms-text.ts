import type { Labels } from '@website/content-model/checks/content/read-labels.ts';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { getMarkdownPath } from '../../src/lib/page/paths.ts';
import { formatMarkdown, type MarkdownCopy } from './markdown-copy.ts';

interface Company {
  name: string;
  domain: string;
  blurb?: string | undefined;
  /** The pages of its services. */
  services: readonly string[];
  /** Price and weeks, by page. */
  facts: ReadonlyMap<string, string>;
  labels: Labels['llms'];
}

/** The groups of pages that are not about a service, and of files for programs. */
const groups = {
  Company: ['/', '/team', '/careers', '/news', '/news.atom'],
  'Support and API': ['/support', '/docs', '/api', '/openapi.json'],
  Legal: ['/privacy', '/terms', '/cookies'],
};

/** The page that each of these files belongs to. */
const pageOf: Record<string, string> = { '/news.atom': '/news', '/openapi.json': '/api' };

const text = (value: string) => ({ type: 'text', value }) as const;

/** Renders words as one line of Markdown, as a link if there is an address. */
function renderLine(words: string, url?: string): string {
  const content = url === undefined ? text(words) : { type: 'link', url, children: [text(words)] };
  return formatMarkdown({
    type: 'paragraph',
    children: [content as ReturnType<typeof text>],
  }).trim();
}

/** Renders llms.txt: the list of all Markdown copies, for language models, in the format of llmstxt.org. */
export function renderLlmsText(
  company: Company,
  copies: ReadonlyMap<string, MarkdownCopy>,
): string {
  const { name, domain, blurb, services, facts, labels } = company;
  const files: Record<string, { title: string; description: string }> = labels.files;
  const titles: Record<string, string> = labels.groups;
  const site = `https://${domain}`;
  const pagesBelow = (page: string) =>
    [...copies.keys()].filter((path) => page !== '/' && path.startsWith(`${page}/`));
  const lists = Object.entries({ Services: services, ...groups })
    .map(([group, paths]) => {
      const existing = paths.filter((path) => copies.has(pageOf[path] ?? path));
      return { group, paths: existing.flatMap((path) => [path, ...pagesBelow(path)]) };
    })
    .filter(({ paths }) => paths.length > 0);
  const missing = [...copies.keys()].filter(
    (path) => !lists.some(({ paths }) => paths.includes(path)),
  );
  if (missing.length > 0) throw new Error(`llms.txt has no group for ${missing.join(', ')}`);

  const renderItem = (path: string) => {
    const head = copies.get(path)?.head;
    const { title, description } = head ?? files[path] ?? { title: path, description: '' };
    // The heading of the file already names the company.
    const linkText = path === '/' ? labels.home : title.replace(` · ${name}`, '');
    const fact = facts.has(path) ? ` ${renderLine(`${facts.get(path)}.`)}` : '';
    const link = renderLine(linkText, site + (head ? getMarkdownPath(path) : path));
    return `- ${link}: ${renderLine(description)}${fact}`;
  };
  const contact = copies.get('/')?.contact ?? '';
  return `${[
    `# ${renderLine(name)}`,
    ...(blurb ? [`> ${renderLine(blurb)}`] : []),
    fill(labels.contact, { contact }),
    fill(labels.twins, { site, home: getMarkdownPath('/') }),
    ...lists.map(
      ({ group, paths }) => `## ${titles[group]}\n\n${paths.map(renderItem).join('\n')}`,
    ),
  ].join('\n\n')}\n`;
}
