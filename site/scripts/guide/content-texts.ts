import { posix } from 'node:path';
import { collections } from '../../src/collections.ts';
import { withoutEmphasis } from '../../src/lib/text/emphasis.ts';

/** A text of the content, and where it is written. */
export interface ContentText {
  text: string;
  /** Below site/src/content. */
  file: string;
  /** Empty for a list, in which every record has the same fields. */
  field: string;
  /** Whether the field is this text, and not a group of several. */
  isField: boolean;
}

/** Fields whose texts no page shows, or that only name an option of the form. */
const hidden = ['id', 'icon', 'route', 'contactOption'];

/** A text as it can be compared with what a page shows. */
export const comparable = (text: string) => withoutEmphasis(text).replace(/\s+/g, ' ').trim();

/** The field at the top of a file; for the page of a service, one level below. */
function fieldOf([first = '', second]: readonly string[]): string {
  return first === 'page' && second !== undefined ? `page.${second}` : first;
}

function* textsIn(value: unknown, path: readonly string[]): Generator<[string, readonly string[]]> {
  if (typeof value === 'string') yield [value, path];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* textsIn(part, [...path, key]);
}

/** Every text of the content. */
export function contentTexts(content: Readonly<Record<string, unknown>>): ContentText[] {
  return Object.entries(collections).flatMap(([name, { kind, file }]) => {
    const records = kind === 'record' ? [content[name]] : (content[name] as { id: string }[]);
    return records.flatMap((record) => {
      const own =
        kind === 'folder' ? posix.join(file, `${(record as { id: string }).id}.yaml`) : file;
      return Array.from(textsIn(record, []), ([text, path]) => ({
        text: comparable(text),
        file: own,
        field: kind === 'list' ? '' : fieldOf(path),
        isField: kind !== 'list' && fieldOf(path) === path.join('.'),
      })).filter(({ text, field }) => text !== '' && !hidden.includes(field));
    });
  });
}
