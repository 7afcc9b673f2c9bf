/** Every page has a Markdown twin that says the same: no browser is needed to compare them. */

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { fromHtml } from 'hast-util-from-html';
import { type HastNode, type MdastNode, markdownToMdast } from 'satteri';
import { parse } from 'yaml';
import { loadContent, loadRoutes } from '../build/content/load-content.ts';
import { twinPath } from '../src/lib/page/address.ts';
import { unlistedRoutes } from '../src/routes.ts';
import { dist } from './ports.ts';

const routes = loadRoutes();

const { site } = loadContent();
const origin = `https://${site.domain}`;
const builds = [dist, 'dist-intake'] as const;

type Element = Extract<HastNode, { type: 'element' }>;
type Markdown = Extract<MdastNode, { type: 'root' }>;

/** What the page and its twin have in common, in reading order. */
interface Outline {
  headings: string[];
  links: string[];
  code: string[];
  /** The terms of lists of facts, and the cells of tables. */
  terms: string[];
  cells: string[];
  /** Letters, numbers, and signs one by one. Punctuation may differ: "38 before" or "(38 before)". */
  words: string[];
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+|[$€£₹%+=<>*_#|`~[\]{}\\]/gu) ?? [];

const emptyOutline = (): Outline => ({
  headings: [],
  links: [],
  code: [],
  terms: [],
  cells: [],
  words: [],
});

function textOf(node: HastNode | MdastNode): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const isElement = (node: HastNode | undefined): node is Element => node?.type === 'element';
const isHeading = (node: HastNode | undefined): node is Element =>
  isElement(node) && /^h[1-6]$/.test(node.tagName);

const notRead =
  /^(?:button|dialog|input|label|legend|nav|output|script|search|select|style|template|textarea)$/;

/** Reads a page as the twin should: without controls and drawings, with what is said instead. */
function readPage(node: HastNode, url: string, outline = emptyOutline()): Outline {
  const add = (text: string) => outline.words.push(...wordsIn(text));
  if (node.type === 'text') add(node.value);
  if (!isElement(node)) return outline;
  const { tagName, properties, children } = node;
  const name = properties.ariaLabel;
  if (properties.hidden === true || properties.ariaHidden === 'true') return outline;
  if ('dataOrrery' in properties || notRead.test(tagName)) return outline;
  if (properties.role === 'img') {
    if (tagName !== 'svg') add(String(name));
    return outline;
  }
  if (tagName === 'svg') return outline;
  if (isHeading(node)) outline.headings.push(`${tagName} ${wordsIn(textOf(node)).join(' ')}`);
  if (tagName === 'pre') outline.code.push(textOf(node));
  if (tagName === 'dt') outline.terms.push(wordsIn(textOf(node)).join(' '));
  const start = outline.words.length;
  for (const child of inReadingOrder(children)) readPage(child, url, outline);
  if (/^t[hd]$/.test(tagName)) outline.cells.push(outline.words.slice(start).join(' '));
  if (tagName === 'a') {
    const words = outline.words
      .splice(start)
      .join(' ')
      .replace(/ opens in a new tab$/, '');
    outline.words.push(...words.split(' '));
    outline.links.push(`${words} -> ${new URL(String(properties.href), url).href}`);
  }
  return outline;
}

/** The children of an element, with the changes of order and the additions that a twin makes. */
function inReadingOrder(all: readonly HastNode[]): HastNode[] {
  const visible = all.filter(
    (child) => !isElement(child) || (child.tagName !== 'svg' && child.tagName !== 'nav'),
  );
  const [first, second, ...rest] = visible;
  const hasLabel = isElement(first) && first.tagName === 'p' && isHeading(second);
  const ordered = hasLabel ? [second, first, ...rest] : visible;
  const around = ordered.map(textOf).join('\n');
  const ids = ordered.filter(isHeading).map(({ properties }) => `#${properties.id}`);
  const form = ordered.find((child) => isElement(child) && 'dataForm' in child.properties);
  return ordered.flatMap((child): HastNode[] => {
    if (!isElement(child)) return [child];
    const { tagName, properties } = child;
    if (tagName === 'a' && ids.includes(String(properties.href))) return [];
    if (form && properties.hidden === true) return [{ ...child, properties: {} }];
    if (child === form) {
      const isSaid = ordered.some((one) => isElement(one) && one.properties.hidden === true);
      return isSaid
        ? []
        : [{ type: 'text', value: `The form on the page asks for ${labels(form)}` }];
    }
    const name = properties.ariaLabel;
    const isNamed = /^(?:[uod]l|section)$/.test(tagName) && typeof name === 'string';
    const isNew = isNamed && !around.includes(name) && !/<h\d/.test(tags(child));
    return isNew ? [{ type: 'text', value: name }, child] : [child];
  });
}

const tags = (node: HastNode): string =>
  isElement(node) ? `<${node.tagName}>${node.children.map(tags).join('')}` : '';

const labels = (node: HastNode): string =>
  isElement(node) && !node.properties.hidden
    ? node.tagName === 'label'
      ? textOf(node).replace('*', '')
      : node.children.map(labels).join(' ')
    : '';

/** Reads a twin. Bare addresses in the text become links in a reader, but are none on the page. */
function readMarkdown(node: MdastNode, source: string, outline = emptyOutline()): Outline {
  const words = wordsIn(textOf(node)).join(' ');
  const isBare = !/[<[]/.test(source[node.position?.start.offset ?? 0] ?? '');
  if (node.type === 'heading') outline.headings.push(`h${node.depth} ${words}`);
  if (node.type === 'link' && !isBare) outline.links.push(`${words} -> ${node.url}`);
  if (node.type === 'code') outline.code.push(node.value);
  if (node.type === 'tableCell') outline.cells.push(words);
  if (node.type === 'paragraph') {
    const [term, colon] = node.children;
    const isTerm = term?.type === 'strong' && colon && textOf(colon).startsWith(':');
    if (isTerm) outline.terms.push(wordsIn(textOf(term)).join(' '));
  }
  if ('value' in node && node.type !== 'yaml') outline.words.push(...wordsIn(node.value));
  if ('children' in node) for (const child of node.children) readMarkdown(child, source, outline);
  return outline;
}

const addressOf = (link: string) => link.split(' -> ')[1] ?? '';

function find(node: HastNode, tagName: string, name?: string): Element | undefined {
  if (isElement(node) && node.tagName === tagName && (!name || node.properties.name === name)) {
    return node;
  }
  const children = 'children' in node ? node.children : [];
  return children.map((child) => find(child, tagName, name)).find((found) => found);
}

/** Whether the build has something at this address of the site. */
function leadsSomewhere(folder: string, href: string): boolean {
  const { pathname, hash } = new URL(href);
  if ((unlistedRoutes as readonly string[]).includes(pathname)) return true;
  const file = pathname === '/' ? '/index.html' : `${pathname}.html`;
  const path = [file, pathname].map((name) => resolve(folder, `.${name}`)).find(existsSync);
  if (path === undefined) return false;
  return hash === '' || readFileSync(path, 'utf8').includes(` id="${hash.slice(1)}"`);
}

const clutter = /&#x?\w+;|\\_|[\u00a0\u00ad\u200b-\u200f\u2060\ufeff\r\t]| \n|\n{3}|\n\* /u;

for (const name of builds) {
  const folder = resolve(import.meta.dirname, '..', name);
  const read = (file: string) => readFileSync(resolve(folder, file), 'utf8');

  for (const path of routes) {
    test(`in ${name}, the twin of ${path} says what the page says`, () => {
      const url = origin + path;
      const html = fromHtml(read(path === '/' ? 'index.html' : `.${path}.html`));
      const [main, title, address] = ['main', 'title', 'address'].map((tag) => find(html, tag));
      const page = readPage(main ?? html, url);
      const contact = readPage(address ?? html, url);
      const description = find(html, 'meta', 'description')?.properties.content;

      const text = read(`.${twinPath(path)}`);
      const tree = markdownToMdast(text) as Markdown;
      const [head] = tree.children;
      // The last rule separates the page from the footer.
      const end = tree.children.findLastIndex(({ type }) => type === 'thematicBreak');
      const part = (from: number, to?: number) =>
        readMarkdown({ ...tree, children: tree.children.slice(from, to) }, text);
      const [twin, closing] = [part(1, end), part(end + 1)];
      const addresses = [...twin.links, ...closing.links].map(addressOf);
      const own = addresses.filter((href) => href.startsWith(`${origin}/`));

      expect.soft(head?.type === 'yaml' && parse(head.value)).toEqual({
        title: title && textOf(title),
        description,
        url,
      });
      expect.soft(twin.headings).toEqual(page.headings);
      expect.soft(twin.headings.findIndex((heading) => heading.startsWith('h1 '))).toBe(0);
      expect.soft(twin.links).toEqual(page.links);
      expect.soft(twin.code).toEqual(page.code);
      expect.soft(twin.terms).toEqual(page.terms);
      expect.soft(twin.cells).toEqual(page.cells);
      expect.soft(twin.words.join(' ')).toBe(page.words.join(' '));
      expect.soft(closing.words.join(' ')).toContain(contact.words.join(' '));
      expect.soft(closing.links).toEqual(expect.arrayContaining(contact.links));
      expect.soft(addresses.filter((href) => !/^(?:https|mailto|tel):/.test(href))).toEqual([]);
      expect.soft(own.filter((href) => !leadsSomewhere(folder, href))).toEqual([]);
      expect.soft(text).toMatch(/[^\n]\n$/);
      expect.soft(text.match(clutter)?.[0]).toBeUndefined();
    });
  }

  test(`in ${name}, llms.txt names the company, and every page with its title and description`, () => {
    const text = read('llms.txt');
    const tree = markdownToMdast(text) as Markdown;
    const [title, summary] = tree.children;
    const items = tree.children.flatMap((block) => (block.type === 'list' ? block.children : []));
    const entries = new Map(
      items.map((item) => [addressOf(readMarkdown(item, text).links[0] ?? ''), textOf(item)]),
    );

    expect(title && [title.type, textOf(title)]).toEqual(['heading', site.name]);
    expect(summary && [summary.type, textOf(summary)]).toEqual(['blockquote', site.blurb]);
    for (const path of routes) {
      const [, head = ''] = read(`.${twinPath(path)}`).split('---\n');
      const { title, description } = parse(head);
      const own = title.replace(` · ${site.name}`, '').replace(`${site.name} · `, '');
      expect.soft(entries.get(origin + twinPath(path))).toBe(`${own}: ${description}`);
    }
    expect(entries.size).toBe(items.length);
    expect([...entries.keys()].filter((href) => !leadsSomewhere(folder, href))).toEqual([]);
  });
}
