/** What visitors receive and the service runs that is the work of others, with its licenses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../site/integrations/islands.ts';
import { isDeleted, project, read } from './documentation.ts';

export interface ThirdParty {
  name: string;
  version: string;
  license: string;
}

/** What the intake service runs: all that its lockfile does not mark as needed for development. */
function forService(): ThirdParty[] {
  if (isDeleted('intake')) return [];
  const { packages } = JSON.parse(read('intake/package-lock.json')) as {
    packages: Record<string, Partial<ThirdParty> & { dev?: true; link?: true }>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version = '', license = 'unknown' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 13),
      version,
      license,
    }));
}

/** The folders of the packages whose code is in the script of the forms. */
async function inFormScript(): Promise<string[]> {
  const root = join(project, 'site');
  const { moduleIds } = await bundle(root, join(root, 'src/islands/forms.tsx'));
  const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;
  return moduleIds.flatMap((id) => folder.exec(id.replaceAll('\\', '/'))?.[0] ?? []);
}

/** Packages that visitors receive in another form: letters and drawings. */
const asPictures = [
  '@fontsource-variable/instrument-sans',
  '@fontsource/ibm-plex-mono',
  '@fontsource/instrument-serif',
  'lucide',
].map((name) => join(project, 'node_modules', name).replaceAll('\\', '/'));

/** What visitors receive, with the text of the license. */
async function forVisitors(): Promise<(ThirdParty & { text: string })[]> {
  const folders = new Set([...asPictures, ...(await inFormScript())]);
  const all = Array.from(folders, (folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined) throw new Error(`${name} has no text of its license.`);
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
    return { name, version, license, text };
  });
  return all.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Who receives or runs what. */
export const everything = async () => ({ visitors: await forVisitors(), service: forService() });
