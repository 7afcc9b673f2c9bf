import * as labels from 'virtual:labels';
import { plain } from '../plain.ts';

const values = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(Object(part)).flatMap(values);

const texts = values(labels).map(plain);
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patterns = texts
  .filter(
    (text) =>
      /\{\w+\}/.test(text) && (text.replaceAll(/\{\w+\}/g, '').match(/\p{L}/gu)?.length ?? 0) > 3,
  )
  .map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\{\w+\}/)
          .map(escaped)
          .join('(.+)')}$`,
        'u',
      ),
  );

/** Whether the interface says this, and what it has filled in. Signs around it do not count. */
export function labelOf(text: string): string[] | undefined {
  const words = plain(text).replaceAll(/^[·,:;→\s]+|[·,:;→\s]+$/gu, '');
  if (texts.includes(words)) return [];
  for (const pattern of patterns) {
    const found = pattern.exec(words);
    if (found) return found.slice(1);
  }
  return undefined;
}
