/** The Markdown copy of a page says the same in the same order: no browser is needed to compare. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { type HastNode, type MdastNode, markdownToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { findElement, hasTagName, parseHtml } from '../src/lib/html/tree.ts';
import { getMarkdownPath } from '../src/lib/page/paths.ts';
import { dist } from './ports.ts';

const origin = `https://${loadContent().site.domain}`;
const file = (name: string) => resolve(dist, `./${name}`);
const read = (name: string) => readFileSync(file(name), 'utf8');

/** What the page and its Markdown copy have in common. */
class Outline {
  headings: string[] = [];
  links: string[] = [];
  code: string[] = [];
  words: string[] = [];
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+|[$€£₹%+]/gu) ?? [];

const textOf = (node: HastNode | MdastNode): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

// The caption of a table repeats its heading for screen readers.
const silent = /^(?:button|caption|dialog|form|input|label|legend|nav|output|search|svg|template)$/;

function readPage(node: HastNode, url: string, outline = new Outline()): Outline {
  if (node.type === 'text') outline.words.push(...wordsIn(node.value));
  if (node.type !== 'element') return outline;
  const { tagName, properties, children } = node;
  const { ariaLabel, role } = properties;
  if (silent.test(tagName) || properties.hidden || properties.ariaHidden === 'true') return outline;
  if ('dataInstrument' in properties) return outline;
  if (/^h[1-6]$/.test(tagName)) outline.headings.push(`${tagName[1]} ${wordsIn(textOf(node))}`);
  if (tagName === 'a') outline.links.push(new URL(String(properties.href), url).href);
  if (tagName === 'pre') outline.code.push(textOf(node));
  if (ariaLabel && (role === 'img' || tagName === 'a')) {
    outline.words.push(...wordsIn(String(ariaLabel)));
  } else {
    for (const child of children) readPage(child, url, outline);
  }
  return outline;
}

function readMarkdownCopy(node: MdastNode, outline = new Outline()): Outline {
  if (node.type === 'heading') outline.headings.push(`${node.depth} ${wordsIn(textOf(node))}`);
  if (node.type === 'link') outline.links.push(node.url);
  if (node.type === 'code') outline.code.push(node.value);
  if ('value' in node) outline.words.push(...wordsIn(node.value));
  if ('children' in node) for (const child of node.children) readMarkdownCopy(child, outline);
  return outline;
}

const templates = [
  ...['/', '/ai-development', '/team', '/careers', '/news', '/support', '/docs', '/api'],
  ...['/terms', '/cookies', '/news/fair-four-ways', '/docs/first-prediction', '/docs/hard-cases'],
];

for (const path of templates) {
  test(`the Markdown copy of ${path} says what the page says, in the same order`, () => {
    const html = parseHtml(read(path === '/' ? 'index.html' : `${path}.html`));
    const page = readPage(findElement(html, hasTagName('main')) ?? html, origin + path);
    const text = read(getMarkdownPath(path));
    // The last rule separates the page from the footer.
    const [, head, ...parts] = text.split(/^---\n/m);
    const copy = readMarkdownCopy(markdownToMdast(parts.slice(0, -1).join('---\n')));

    expect(head).toContain(`url: ${origin}${path}\n`);
    expect(copy.headings).toEqual(page.headings);
    expect(copy.code).toEqual(page.code);
    expect(copy.words.join(' ')).toBe(page.words.join(' '));
    // A reader of Markdown also makes links of bare addresses.
    expect(copy.links).toEqual(expect.arrayContaining(page.links));
    // The facts of a text do not run together.
    expect(text).not.toMatch(/ min read \w/);
    expect(text).not.toMatch(/[\u00a0\u00ad\u200b-\u200f]|&#/u);
  });
}

test('llms.txt leads to files that exist', () => {
  const { links } = readMarkdownCopy(markdownToMdast(read('llms.txt')));
  const internal = links.filter((link) => link.startsWith(`${origin}/`));

  expect(internal.length).toBeGreaterThan(templates.length);
  expect(internal.filter((link) => !existsSync(file(new URL(link).pathname)))).toEqual([]);
});
