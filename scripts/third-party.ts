/** Lists the third-party packages that visitors receive or the service runs, with their licenses. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { readCompany } from '../site/integrations/content/company.ts';
import { labelsPlugin } from '../site/integrations/content/labels-plugin.ts';
import { isDeleted, project, read } from './documentation.ts';

export interface ThirdParty {
  name: string;
  version: string;
  license: string;
}

/** An entry of the lockfile. One of our own packages is a link to its folder. */
interface Locked extends Partial<ThirdParty> {
  link?: true;
  resolved?: string;
  dependencies?: Record<string, string>;
}

/** What the intake service runs: its dependencies, theirs, and so on. */
function listServicePackages(): ThirdParty[] {
  if (isDeleted('intake')) return [];
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, Locked>;
  };
  const packagesByPath = new Map<string, ThirdParty>();
  const follow = (folder: string): void => {
    for (const name of Object.keys(packages[folder]?.dependencies ?? {})) {
      const [path = ''] = [`${folder}/node_modules/${name}`, `node_modules/${name}`].filter(
        (path) => packages[path],
      );
      const { link, resolved = '', version = '', license = 'unknown' } = packages[path] ?? {};
      if (link) follow(resolved);
      else if (!packagesByPath.has(path)) {
        packagesByPath.set(path, { name, version, license });
        follow(path);
      }
    }
  };
  follow('intake');
  return [...packagesByPath.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The folders of the packages whose code is in the scripts of the islands. */
async function listIslandPackages(): Promise<string[]> {
  const root = join(project, 'site');
  const components = globSync('src/islands/*.tsx', { cwd: root });
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [labelsPlugin(readCompany())],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: [...components, '@astrojs/react/client.js'],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const files = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const ids = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;
  return ids.flatMap((id) => folder.exec(id.replaceAll('\\', '/'))?.[0] ?? []);
}

/** Packages that visitors receive in another form: as fonts, icons, and an inline script. */
const pagePackages = [
  'astro',
  '@fontsource-variable/instrument-sans',
  '@fontsource/ibm-plex-mono',
  '@fontsource/instrument-serif',
  'lucide',
].map((name) => join(project, 'node_modules', name).replaceAll('\\', '/'));

/** What visitors receive, with the text of the license. */
async function listVisitorPackages(): Promise<(ThirdParty & { text: string })[]> {
  const folders = new Set([...pagePackages, ...(await listIslandPackages())]);
  const visitorPackages = Array.from(folders, (folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined) throw new Error(`${name} has no text of its license.`);
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
    return { name, version, license, text };
  });
  return visitorPackages.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** All third-party packages: those that visitors receive, and those that the service runs. */
export const listThirdParties = async () => ({
  visitors: await listVisitorPackages(),
  service: listServicePackages(),
});
