import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The files to compress. Fonts and pictures already are. */
const textExtensions = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.atom',
  '.md',
  '.webmanifest',
]);

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const compressed = await promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // Small blocks: in a page, styles, text and drawings take turns.
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  await writeFile(`${file}.br`, compressed);
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}

/** Writes a .br and a .gz file next to each text file, once, so that the server only picks a file. */
export async function compressTexts(root: string): Promise<void> {
  const names = await readdir(root, { recursive: true });
  // Configuration and templates are never served.
  const files = names.filter(
    (name) => textExtensions.has(extname(name)) && !name.startsWith('_intake'),
  );
  // Node's thread pool limits how many run at a time.
  await Promise.all(files.map((name) => compress(join(root, name))));
}
