import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** Fonts and pictures are compressed already. */
const texts = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.xml', '.md']);

/** Writes a .br and a .gz beside each text file, at the best setting: the server only picks one. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const names = await readdir(root, { recursive: true });
        for (const name of names.filter((entry) => texts.has(extname(entry)))) {
          const file = join(root, name);
          const text = await readFile(file);
          await writeFile(
            `${file}.br`,
            await promisify(brotliCompress)(text, {
              params: {
                [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
                [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
                [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
                [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
              },
            }),
          );
          await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
        }
      },
    },
  };
}
