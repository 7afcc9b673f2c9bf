import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes pictures and scripts that no page names. A script may be of a drawing that the owner has not
 * chosen. Astro publishes the original of a picture that it has not made smaller, because no page shows it or
 * an icon is made from it. It may tell where a photograph was taken.
 */
export async function removeOriginals(root: string): Promise<void> {
  const folder = join(root, '_astro');
  const pages = (await readdir(root)).filter((name) => name.endsWith('.html'));
  const texts = await Promise.all(pages.map((name) => readFile(join(root, name), 'utf8')));
  const pictures = (await readdir(folder)).filter((name) =>
    /\.(?:jpe?g|png|webp|avif|svg|js)$/i.test(name),
  );
  const unused = pictures.filter((name) => !texts.some((text) => text.includes(encodeURI(name))));
  await Promise.all(unused.map((name) => rm(join(folder, name))));
}
