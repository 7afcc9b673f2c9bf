import { createHash } from 'node:crypto';
import type { Path } from '@website/content-model/checks/content/problem.ts';
import { inspectPicture } from '@website/content-model/checks/pictures/inspect-picture.ts';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { folderName } from '../company/folder-name.ts';
import { Draft } from '../draft.ts';
import { Refusal } from '../refusal.ts';
import { findField, type Session } from '../session.ts';
import { withField, withValue } from '../yaml-edit.ts';
import { base64, fieldId } from './input.ts';

export const pictureInput = z.strictObject({ id: fieldId, data: base64 });

/** Puts a picture into the folder of pictures, and its name into a field. */
export async function savePicture(
  session: Session,
  { id, data }: z.output<typeof pictureInput>,
): Promise<void> {
  const { kind, file, path, value, isGroup, lists, name, title } = findField(
    session.readContent().fields,
    id,
  );
  if (kind !== 'picture') throw new Refusal('There is no place for a picture here.');
  const inspected = await inspectPicture(data, findPlace(path));
  if ('problem' in inspected)
    throw new Refusal(`Found ${inspected.problem.found}; ${inspected.problem.expected}.`);
  const entryName = lists[0]?.name;
  const picture = `${folderName(entryName ?? name)}-${hash(data)}.${await readEnding(data)}`;
  const draft = new Draft(session);
  draft.pictures.set(picture, data);
  draft.edit(file, (yaml) => {
    if (value !== null) return withValue(yaml, path, picture);
    const group = { file: picture, alt: entryName ?? 'Photograph' };
    return withField(yaml, path, isGroup ? group : picture);
  });
  session.save(draft, `${title}: another picture`);
}

const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 6);

async function readEnding(data: Buffer): Promise<string> {
  const { format = 'svg' } = await sharp(data).metadata();
  return { jpeg: 'jpg', heif: 'avif' }[format as string] ?? format;
}

/** Where a picture is shown, by the name of its field. */
const findPlace = (path: Path) =>
  path.includes('portrait') ? 'portrait' : /image|photograph/.test(path.join()) ? 'image' : 'logo';
