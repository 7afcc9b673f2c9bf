/**
 * `node deploy/vercel-output.ts [folder]` arranges the built site as Vercel's Build Output API wants
 * it: the files that visitors may see in `static`, and the routes and headers in `config.json`.
 * The folder is .vercel/output, unless another one is given. vercel.json runs this after the build.
 */
import { cpSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { builtFolder } from './built-folder.ts';

const built = builtFolder();
const output = resolve(process.argv[2] ?? join(import.meta.dirname, '../.vercel/output'));

/** Vercel compresses files itself, and needs no files for other hosts. */
const isForVisitors = (file: string) =>
  !/\.(?:br|gz)$/.test(file) && !/^_(?:headers|nginx|vercel)/.test(relative(built, file));

rmSync(output, { recursive: true, force: true });
cpSync(built, join(output, 'static'), { recursive: true, filter: isForVisitors });
cpSync(join(built, '_vercel/config.json'), join(output, 'config.json'));
console.log(`Written for Vercel: ${output}`);
