import type { Field } from '../field.ts';

/** How many characters are left, once names in braces are replaced. */
export function countLeft(
  field: Field,
  text: string,
): { words: string; isOver: boolean } | undefined {
  if (field.most === undefined) return undefined;
  const filled = text.replaceAll(/\{[^}]*\}/g, (name) => findValue(field, name) ?? name);
  const over = filled.length - field.most;
  return over > 0
    ? { words: `${over} characters too many`, isOver: true }
    : { words: `${-over} characters left`, isOver: false };
}

/** What a name in braces stands for: the filled text tells it. */
export function findValue({ value, shown }: Field, name: string): string | undefined {
  const parts = `${value}`.split(/(\{[^}]*\})/);
  const pattern = parts.map((part, index) =>
    index % 2 ? '(.*?)' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  const found = new RegExp(`^\\s*${pattern.join('')}\\s*$`, 's').exec(shown);
  return found?.[(parts.indexOf(name) + 1) / 2];
}
