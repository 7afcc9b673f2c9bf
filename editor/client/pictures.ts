import type { Field } from '../field.ts';
import type { Mark } from './match.ts';
import { ask } from './server.ts';

/** The bytes of a file, as requests have them. */
export async function readAsBase64(file: File): Promise<string> {
  const url = await new Promise<string>((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(`${reader.result}`);
    reader.onerror = () => fail(new Error('This file can’t be read.'));
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(',') + 1);
}

/** Sends a picture for a field. */
export const sendPicture = async ({ id }: Field, file: File) =>
  ask('picture', { id, data: await readAsBase64(file) });

/** The picture of whatever is around an element: of a person, an article or the company. */
export function findPicture(
  element: Element,
  marks: Iterable<Mark>,
  fields: readonly Field[],
): Field | undefined {
  const allMarks = [...marks];
  const pictures = fields.filter(({ kind }) => kind === 'picture');
  for (let around: Element | null = element; around; around = around.parentElement) {
    const parts = allMarks.flatMap((mark) =>
      around?.contains(mark.element) && mark.fields.length === 1
        ? (mark.fields[0]?.part ?? [])
        : [],
    );
    const found = pictures.find(({ part }) =>
      parts.some((markedPart) => part === markedPart || part.startsWith(`${markedPart} `)),
    );
    if (found || parts.length > 12) return found;
  }
  return undefined;
}
