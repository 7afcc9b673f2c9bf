import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes pictures and scripts that neither a page nor another script names. A script may belong to a drawing
 * that the owner has not chosen. Astro publishes the original of a picture that it has not made smaller,
 * because no page shows it or an icon is made from it. An original may tell where a photograph was taken.
 */
export async function removeOriginals(root: string): Promise<void> {
  const folder = join(root, '_astro');
  const pages = (await readdir(root)).filter((name) => name.endsWith('.html'));
  const texts = await Promise.all(pages.map((name) => readFile(join(root, name), 'utf8')));
  const unused = new Set(
    (await readdir(folder)).filter((name) => /\.(?:jpe?g|png|webp|avif|svg|js)$/i.test(name)),
  );
  for (const text of texts) {
    const named = [...unused].filter((name) => text.includes(encodeURI(name)));
    for (const name of named) {
      unused.delete(name);
      // A script may import another one, which no page names.
      if (name.endsWith('.js')) texts.push(await readFile(join(folder, name), 'utf8'));
    }
  }
  await Promise.all([...unused].map((name) => rm(join(folder, name))));
}
