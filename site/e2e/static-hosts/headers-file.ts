import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A block of the file _headers: for which paths, and what is sent with them. */
export interface Rule {
  path: string;
  headers: [name: string, value: string][];
}

/**
 * Reads the file _headers as Cloudflare and Netlify document it. A line that begins with a slash
 * starts a rule. Each line after it is a header, up to the first colon its name. Spaces around a
 * line do not matter. Empty lines and lines that begin with # are ignored.
 */
export function readHeadersFile(root: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of readFileSync(join(root, '_headers'), 'utf8').split('\n')) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    if (text.startsWith('/')) {
      rules.push({ path: text, headers: [] });
      continue;
    }
    const [name = '', ...value] = text.split(':');
    rules.at(-1)?.headers.push([name.trim(), value.join(':').trim()]);
  }
  return rules;
}

/**
 * The headers of all rules, one after the other. Where a name occurs again, its values are joined
 * with a comma: a browser then obeys two policies.
 */
export function joined(rules: readonly Rule[]): Map<string, string> {
  const all = new Map<string, string>();
  for (const [name, value] of rules.flatMap(({ headers }) => headers)) {
    const key = name.toLowerCase();
    const before = all.get(key);
    all.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return all;
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/**
 * The pattern of a rule's path. "*" stands for any characters, also for none and for slashes;
 * ":name" stands for the characters up to the next slash.
 */
export function pattern(path: string): string {
  return path
    .split('*')
    .map((part) => escaped(part).replaceAll(/:[A-Za-z]\w*/g, '[^/]+'))
    .join('.*');
}
