import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { Content } from '../../collections.ts';
import { formatPath, picturesFolder } from '../../company.ts';
import type { checkContent } from '../content/check-content.ts';
import { isContentFile } from '../content/content-files.ts';
import { type ContentPath, formatValue, type Problem } from '../content/problem.ts';
import { filterVisible } from '../content/visible-content.ts';
import type { Size } from './draw-in-time.ts';
import { inspectPicture, type PictureUse } from './inspect-picture.ts';

interface PictureReference {
  path: ContentPath;
  file: string;
  use: PictureUse;
}

/** Every picture that the content names. */
function listReferences({
  site,
  home,
  teamMembers = [],
  testimonials = [],
  articles = [],
  products = [],
}: Partial<Content>) {
  const references: PictureReference[] = [];
  const add = (
    use: PictureUse,
    picture: string | { file: string } | undefined,
    ...path: ContentPath
  ) => {
    if (typeof picture === 'string') references.push({ path, file: picture, use });
    else if (picture) references.push({ path: [...path, 'file'], file: picture.file, use });
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
  for (const [name, records] of Object.entries({ articles, products })) {
    for (const [index, { image }] of records.entries()) {
      add('image', image, name as 'articles', index, 'image');
    }
  }
  return references;
}

/** The files in the folder of pictures, without those that operating systems and editors leave there. */
function listPictureFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter(isContentFile).sort() : [];
}

/** Pictures that are missing or unusable, and files that no content names, which would still be published. */
export async function findPictureProblems(
  checked: ReturnType<typeof checkContent>,
  folder = picturesFolder,
): Promise<Problem[]> {
  const isValid = 'content' in checked;
  const content = isValid ? checked.content : checked.valid;
  const allReferences = listReferences(content);
  // The build leaves out the pictures of hidden entries, so they need not be ready.
  const visibleReferences = listReferences(filterVisible(content));
  const { locate } = checked;
  const files = listPictureFiles(folder);
  const folderInProject = formatPath(folder);
  const problems = await Promise.all(
    visibleReferences.map(async ({ path, file, use }) => {
      if (!files.includes(file)) {
        const suggestion = files.find((name) => name.toLowerCase() === file.toLowerCase());
        const expected = suggestion
          ? `must be written like the file: "${suggestion}"`
          : `must be a file in ${folderInProject}: put it there, or correct its name`;
        return [locate({ at: path, found: formatValue(file), expected })];
      }
      const result = await inspectPicture(await readFile(resolve(folder, file)), use);
      return 'problem' in result ? [locate({ at: path, ...result.problem })] : [];
    }),
  );
  // If a content file has a problem, we cannot know which pictures it names.
  const unusedFiles = (isValid ? files : [])
    .filter((file) => allReferences.every((reference) => reference.file !== file))
    .map((file) => ({
      file: `${folderInProject}/${file}`,
      line: 1,
      field: '',
      found: 'a picture that no content names',
      expected: `must be named where it should be shown, or removed: it would be published`,
    }));
  return [...problems.flat(), ...unusedFiles];
}

async function readDataUrl(file: string): Promise<string> {
  const type = extname(file)
    .slice(1)
    .toLowerCase()
    .replace('svg', 'svg+xml')
    .replace('jpg', 'jpeg');
  const bytes = await readFile(resolve(picturesFolder, file));
  return `data:image/${type};base64,${bytes.toString('base64')}`;
}

/** The sizes of all usable pictures, and the logos as data URLs. */
export async function loadPictures(content: Content) {
  const sizes: Record<string, Size> = {};
  for (const { file, use } of listReferences(content)) {
    const result = await inspectPicture(await readFile(resolve(picturesFolder, file)), use);
    if (!('problem' in result)) sizes[file] = result;
  }
  const logos: Record<string, string> = {};
  for (const name of ['logo', 'logoDark', 'icon'] as const) {
    const file = content.site[name];
    if (file !== undefined) logos[name] = await readDataUrl(file);
  }
  return { sizes, logos };
}
