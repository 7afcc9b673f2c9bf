/**
 * `node deploy/vercel-output.ts [folder]` arranges the built site as Vercel's Build Output API wants
 * it: the files that visitors may see in `static`, and the routes and headers in `config.json`.
 * The folder is .vercel/output, unless another one is given. vercel.json runs this after the build.
 */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..');
const built = join(project, 'site/dist');
const output = process.argv[2] ? resolve(process.argv[2]) : join(project, '.vercel/output');
const config = join(built, '_vercel/config.json');

if (!existsSync(config)) {
  console.error(`Nothing is built at ${built}. Run "npm run build" first.`);
  process.exit(1);
}

/** Vercel compresses files itself, and needs no files for other hosts. */
const isForVisitors = (file: string) =>
  !/\.(?:br|gz)$/.test(file) && !/^_(?:headers|nginx|vercel)/.test(relative(built, file));

rmSync(output, { recursive: true, force: true });
cpSync(built, join(output, 'static'), { recursive: true, filter: isForVisitors });
cpSync(config, join(output, 'config.json'));
console.log(`Written for Vercel: ${output}`);
