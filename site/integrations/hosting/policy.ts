import { createHash } from 'node:crypto';
import { type Element, elements, textOf, treeOf } from '../../src/lib/html/tree.ts';

/** Content-Security-Policy: each directive with its sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** What no response may do, whatever it is. */
const never: Policy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** For a file that is not a page. An SVG opened on its own may draw, but run nothing. */
export const filePolicy: Policy = { ...never, 'form-action': ["'none'"] };

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of all scripts or styles that the page contains itself, except data. */
const inline = (page: readonly Element[], name: 'script' | 'style') =>
  page
    .filter(({ tagName, properties: { src, type } }) => {
      return tagName === name && !src && type !== 'application/ld+json';
    })
    .map(textOf);

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
    ...never,
    'script-src': orNone(["'self'", ...inline(page, 'script').map(hash)]),
    'style-src': orNone(inline(page, 'style').map(hash)),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // To refuse our own host would protect nobody, and would keep Lighthouse from reading robots.txt
    // and llms.txt, which it does from within the page.
    'connect-src': orNone(["'self'", ...targets]),
    'form-action': orNone(targets),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The same policy for a meta element, where browsers do not allow every directive. */
export function metaPolicyText(policy: Policy): string {
  const { 'frame-ancestors': _, ...allowed } = policy;
  return policyText(allowed);
}
