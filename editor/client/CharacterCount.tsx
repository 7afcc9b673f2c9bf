import type { Field } from '../field.ts';
import { countLeft } from './names-in-braces.ts';

/** How much more may be typed into a field that has a limit. */
export function CharacterCount({ field, text }: { field: Field; text: string }) {
  const left = countLeft(field, text);
  return (
    <span className="left" data-over={left?.isOver ? '' : undefined}>
      {left?.words}
    </span>
  );
}
