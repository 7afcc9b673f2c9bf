import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { Content } from '../../collections.ts';
import { picturesFolder, shownPath } from '../../company.ts';
import type { checkContent } from '../content/check-content.ts';
import { isContent } from '../content/content-files.ts';
import { type ContentPlace, type Problem, shown } from '../content/problem.ts';
import { visibleContent } from '../content/visible-content.ts';
import type { Size } from './draw-in-time.ts';
import { inspectPicture, type PicturePlace } from './inspect-picture.ts';

interface NamedPicture {
  at: ContentPlace;
  file: string;
  place: PicturePlace;
}

/** Every picture that the content names. */
function namedPictures({
  site,
  home,
  teamMembers = [],
  testimonials = [],
  articles = [],
}: Partial<Content>) {
  const named: NamedPicture[] = [];
  const add = (
    place: PicturePlace,
    picture: string | { file: string } | undefined,
    ...at: ContentPlace
  ) => {
    if (typeof picture === 'string') named.push({ at, file: picture, place });
    else if (picture) named.push({ at: [...at, 'file'], file: picture.file, place });
  };
  for (const name of ['logo', 'logoDark', 'icon'] as const) add('logo', site?.[name], 'site', name);
  for (const [index, { logo }] of (home?.clients ?? []).entries()) {
    add('logo', logo, 'home', 'clients', index, 'logo');
  }
  add('image', home?.hero.photograph, 'home', 'hero', 'photograph');
  for (const [name, people] of Object.entries({ teamMembers, testimonials })) {
    for (const [index, { portrait }] of people.entries()) {
      add('portrait', portrait, name as 'teamMembers', index, 'portrait');
    }
  }
  for (const [index, { image }] of articles.entries()) {
    add('image', image, 'articles', index, 'image');
  }
  return named;
}

/** The files in the folder of pictures, without what systems leave behind. */
function pictureFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter(isContent).sort() : [];
}

/** Pictures that are missing, unusable, or named nowhere: such a file would still be published. */
export async function pictureProblems(
  checked: ReturnType<typeof checkContent>,
  folder = picturesFolder,
): Promise<Problem[]> {
  const isValid = 'content' in checked;
  const content = isValid ? checked.content : checked.valid;
  // The build leaves out the picture of something that is hidden.
  const named = namedPictures(visibleContent(content));
  const kept = namedPictures(content);
  const { locate } = checked;
  const files = pictureFiles(folder);
  const place = shownPath(folder);
  const problems = await Promise.all(
    named.map(async ({ at, file, place: use }) => {
      if (!files.includes(file)) {
        const other = files.find((name) => name.toLowerCase() === file.toLowerCase());
        const expected = other
          ? `must be written like the file: "${other}"`
          : `must be a file in ${place}: put it there, or correct its name`;
        return [locate({ at, found: shown(file), expected })];
      }
      const result = await inspectPicture(await readFile(resolve(folder, file)), use);
      return 'problem' in result ? [locate({ at, ...result.problem })] : [];
    }),
  );
  // A file with a problem may name some of them.
  const unnamed = (isValid ? files : [])
    .filter((file) => kept.every((picture) => picture.file !== file))
    .map((file) => ({
      file: `${place}/${file}`,
      line: 1,
      field: '',
      found: 'a picture that no content names',
      expected: `must be named where it should be shown, or removed: it would be published`,
    }));
  return [...problems.flat(), ...unnamed];
}

/** A file as a data URL. */
async function dataUrl(file: string): Promise<string> {
  const type = extname(file)
    .slice(1)
    .toLowerCase()
    .replace('svg', 'svg+xml')
    .replace('jpg', 'jpeg');
  const bytes = await readFile(resolve(picturesFolder, file));
  return `data:image/${type};base64,${bytes.toString('base64')}`;
}

/** What pages and icons need to know of the pictures, once they are checked. */
export async function companyPictures(content: Content) {
  const sizes: Record<string, Size> = {};
  for (const { file, place } of namedPictures(content)) {
    const result = await inspectPicture(await readFile(resolve(picturesFolder, file)), place);
    if (!('problem' in result)) sizes[file] = result;
  }
  const logos: Record<string, string> = {};
  for (const name of ['logo', 'logoDark', 'icon'] as const) {
    const file = content.site[name];
    if (file !== undefined) logos[name] = await dataUrl(file);
  }
  return { sizes, logos };
}
