import type { Field } from '../field.ts';
import type { Mark } from './match.ts';
import { ask } from './server.ts';

/** The bytes of a file, as requests have them. */
export async function base64Of(file: File): Promise<string> {
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
  ask('picture', { id, data: await base64Of(file) });

/** The picture of whatever is around an element: of a person, an article or the company. */
export function pictureAt(
  element: Element,
  marks: Iterable<Mark>,
  fields: readonly Field[],
): Field | undefined {
  const [all, pictures] = [[...marks], fields.filter(({ kind }) => kind === 'picture')];
  for (let around: Element | null = element; around; around = around.parentElement) {
    const parts = all.flatMap((mark) =>
      around?.contains(mark.element) && mark.fields.length === 1
        ? (mark.fields[0]?.part ?? [])
        : [],
    );
    const found = pictures.find(({ part }) =>
      parts.some((one) => part === one || part.startsWith(`${one} `)),
    );
    if (found || parts.length > 12) return found;
  }
  return undefined;
}
