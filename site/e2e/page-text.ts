import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Elements that break a sentence. Text on both sides of another tag is one sentence. */
const blocks =
  /<\/?(?:p|li|ul|ol|dl|dt|dd|h[1-6]|div|section|article|header|footer|main|nav|figure|figcaption|td|th|tr|table|summary|details|label|legend|option|button|blockquote|form|title|small|text|desc|pre|br)\b[^>]*>/g;

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const decoded = (text: string) =>
  text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => letters[name] ?? '');

/** A page as it was built, and the lines that a visitor reads or hears on it. */
export interface BuiltPage {
  path: string;
  lines: string[];
}

/** Every page of a build, by default the one without an intake address. */
export function builtPages(folder = 'dist'): BuiltPage[] {
  return globSync('*.html', { cwd: resolve(root, folder) }).map((file) => {
    const html = readFileSync(resolve(root, folder, file), 'utf8');
    return { path: `/${file.replace(/(?:index)?\.html$/, '')}`, lines: linesOf(html) };
  });
}

export function linesOf(html: string): string[] {
  const spoken = Array.from(
    html.matchAll(/ (?:aria-label|alt|title|placeholder|content)="([^"]*)"/g),
    ([, text = '']) => text,
  );
  const shown = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(blocks, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n');
  return [...spoken, ...shown]
    .map((line) => decoded(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
