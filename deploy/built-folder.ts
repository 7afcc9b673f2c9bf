import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the built site: site/dist, or what ROOT names. Exits if nothing is there. */
export function builtFolder(): string {
  const folder = resolve(import.meta.dirname, '..', process.env.ROOT ?? 'site/dist');
  if (!existsSync(join(folder, 'index.html'))) {
    console.error(`Nothing is built at ${folder}. Run "npm run build" first.`);
    process.exit(1);
  }
  return folder;
}
