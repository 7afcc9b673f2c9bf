import { createHash } from 'node:crypto';
import { type Element, elements, textOf, treeOf } from '../../src/lib/html/tree.ts';
import { consistsOf, type InlineParts } from './inline-parts.ts';

/** Content-Security-Policy: each directive with its sources. In a meta element, some have no effect. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of all scripts or styles that the page contains itself, except data. */
const inline = (page: readonly Element[], name: 'script' | 'style') =>
  page
    .filter(({ tagName, properties: { src, type } }) => {
      return tagName === name && !src && type !== 'application/ld+json';
    })
    .map(textOf);

/** The scripts and styles in a page that the build has not made: a policy must not allow them. */
export function foreignParts(html: string, { scripts, styles }: InlineParts): string[] {
  const page = [...elements(treeOf(html))];
  return [
    ...inline(page, 'script').filter((text) => !consistsOf(text, scripts)),
    ...inline(page, 'style').filter((text) => !consistsOf(text, styles)),
  ];
}

/**
 * Where a form service sends the browser next. Chromium applies `form-action` to redirects too.
 */
const nextTargets = (page: readonly Element[]) =>
  page
    .filter(({ properties: { type, name } }) => type === 'hidden' && name === 'redirect')
    .flatMap(({ properties: { value } }) => URL.parse(String(value))?.origin ?? []);

/** Where the forms of the page post to. A form of the method "dialog" goes nowhere. */
const formTargets = (page: readonly Element[]) =>
  page
    .filter(({ tagName, properties: { method } }) => tagName === 'form' && method === 'post')
    .map(({ properties: { action } }) => URL.parse(String(action))?.origin ?? "'self'");

const orNone = (sources: readonly string[]) =>
  sources.length > 0 ? [...new Set(sources)] : ["'none'"];

/** The strictest policy under which a finished page still works. */
export function pagePolicy(html: string): Policy {
  const page = [...elements(treeOf(html))];
  const targets = formTargets(page);
  return {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'script-src': orNone(["'self'", ...inline(page, 'script').map(hash)]),
    'style-src': orNone(inline(page, 'style').map(hash)),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // To refuse our own host would protect nobody, and would keep Lighthouse from reading robots.txt
    // and llms.txt, which it does from within the page.
    'connect-src': orNone(["'self'", ...targets]),
    'form-action': orNone([...targets, ...nextTargets(page)]),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
