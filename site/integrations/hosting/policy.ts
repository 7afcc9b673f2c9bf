import { createHash } from 'node:crypto';
import { type Element, getTextContent, parseHtml, walkElements } from '../../src/lib/html/tree.ts';
import { consistsOf, type InlineCode } from './inline-code.ts';

/** Content-Security-Policy: each directive with its sources. In a meta element, some have no effect. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The text of each inline script or style of a page. JSON-LD is data, not a script. */
const listInlineCode = (page: readonly Element[], name: 'script' | 'style') =>
  page
    .filter(({ tagName, properties: { src, type } }) => {
      return tagName === name && !src && type !== 'application/ld+json';
    })
    .map(getTextContent);

/** The inline scripts and styles that do not come from the build. A policy must not allow them. */
export function findForeignCode(html: string, { scripts, styles }: InlineCode): string[] {
  const page = [...walkElements(parseHtml(html))];
  return [
    ...listInlineCode(page, 'script').filter((text) => !consistsOf(text, scripts)),
    ...listInlineCode(page, 'style').filter((text) => !consistsOf(text, styles)),
  ];
}

/** Where a form service redirects the browser. Chromium applies `form-action` to redirects too. */
const listRedirectTargets = (page: readonly Element[]) =>
  page
    .filter(({ properties: { type, name } }) => type === 'hidden' && name === 'redirect')
    .flatMap(({ properties: { value } }) => URL.parse(String(value))?.origin ?? []);

/** Where the forms of the page post to. A form of the method "dialog" goes nowhere. */
const listFormTargets = (page: readonly Element[]) =>
  page
    .filter(({ tagName, properties: { method } }) => tagName === 'form' && method === 'post')
    .map(({ properties: { action } }) => URL.parse(String(action))?.origin ?? "'self'");

const sourcesOrNone = (sources: readonly string[]) =>
  sources.length > 0 ? [...new Set(sources)] : ["'none'"];

/** The strictest policy under which a finished page still works. */
export function createPolicy(html: string): Policy {
  const page = [...walkElements(parseHtml(html))];
  const targets = listFormTargets(page);
  return {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'script-src': sourcesOrNone(["'self'", ...listInlineCode(page, 'script').map(hash)]),
    'style-src': sourcesOrNone(listInlineCode(page, 'style').map(hash)),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Refusing our own host would protect nobody, and Lighthouse, which reads robots.txt and llms.txt from
    // within the page, would fail.
    'connect-src': sourcesOrNone(["'self'", ...targets]),
    'form-action': sourcesOrNone([...targets, ...listRedirectTargets(page)]),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
