import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@website/form-contract';
import { isElement, type Node, textOf, treeOf } from '../../src/lib/html/tree.ts';
import { unlistedRoutes } from '../../src/routes.ts';
import { draftWords } from '../content/rules/texts.ts';
import type { Kind } from './finding.ts';
import { reservedNameIn } from './rules/reserved-names.ts';

/** What is on a built page: which page, and the words that a visitor sees. */
export interface FoundOnPage {
  kind: Kind;
  page: string;
  words: string;
  found: string;
  /** Where a link leads. */
  target?: string;
}

export interface BuiltSite {
  /** The HTML of each page, by file name. */
  pages: ReadonlyMap<string, string>;
  /** In milliseconds since 1970. */
  time: number;
}

/** Reads the pages of a built site, or nothing if it was not built. */
export function readBuiltSite(folder: string): BuiltSite | undefined {
  const home = join(folder, 'index.html');
  if (!existsSync(home)) return undefined;
  const names = globSync('*.html', { cwd: folder }).sort();
  return {
    pages: new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
    time: statSync(home).mtimeMs,
  };
}

/** The address of the service that the forms of a built site post to, if there is one. */
export function intakeOf({ pages }: BuiltSite): URL | undefined {
  for (const html of pages.values()) {
    const [, action] = /<form[^>]*\saction="(https?:[^"]*)"/.exec(html) ?? [];
    const url = URL.parse(action ?? '');
    const path = Object.values(paths).find((one) => url?.pathname.endsWith(one));
    if (url && path) return new URL(url.pathname.slice(0, -path.length) || '/', url);
  }
  return undefined;
}

/** A name in braces that nothing has replaced. After a slash, it is part of a path. */
const unfilled = /(?<!\/)\{[a-z][\w.-]*\}/i;

/** In code, braces and invented addresses are part of the example. */
const isCode = ({ tagName }: { tagName: string }) =>
  /^(?:script|style|pre|code|svg)$/.test(tagName);

/** Everything on the built pages that an owner should know before the launch. */
export function* builtSiteFindings({ pages }: BuiltSite): Generator<FoundOnPage> {
  for (const [page, html] of pages) {
    yield* findingsIn(treeOf(html), page);
  }
}

function* findingsIn(node: Node, page: string): Generator<FoundOnPage> {
  if (node.type === 'text') {
    const words = node.value.trim();
    const draft = (draftWords.exec(words) ?? unfilled.exec(words))?.[0] ?? reservedNameIn(words);
    if (draft !== undefined) yield { kind: 'placeholder', page, words, found: `"${draft}"` };
  }
  if (isElement(node)) {
    if (isCode(node)) return;
    yield* controlFindings(node, page);
  }
  if ('children' in node) {
    for (const child of node.children) yield* findingsIn(child, page);
  }
}

function* controlFindings(
  node: Extract<Node, { type: 'element' }>,
  page: string,
): Generator<FoundOnPage> {
  const { tagName, properties } = node;
  if (tagName === 'form' && properties.method === 'dialog' && properties.ariaLabel) {
    const words = String(properties.ariaLabel);
    yield { kind: 'email-only', page, words, found: `the form "${words}"` };
  }
  if (tagName !== 'a') return;
  const href = String(properties.href ?? '');
  const words = (isElement(node.children[0]) ? textOf(node) : firstWords(node)).trim();
  if (href.startsWith('mailto:') && !words.includes('@'))
    yield { kind: 'email-only', page, words, found: `"${words}"` };
  if ((unlistedRoutes as readonly string[]).includes(href))
    yield { kind: 'leads-nowhere', page, words, target: href, found: `"${words}", to ${href}` };
}

/** The label of a link, without the note for screen readers after it. */
function firstWords(node: Node): string {
  const [first] = 'children' in node ? node.children : [];
  return first ? textOf(first) : '';
}
