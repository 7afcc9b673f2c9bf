/** What this project has from others, with the licenses that it comes under. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../site/integrations/islands.ts';
import { project, read } from './documentation.ts';

export interface ThirdParty {
  name: string;
  version: string;
  license: string;
}

interface Entry {
  version?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
type Lockfile = Record<string, Entry>;

const lockfile = (path: string): Lockfile => JSON.parse(read(path)).packages;

/** They name their license in a form that npm no longer reads. */
const oldForms: Record<string, string> = { busboy: 'MIT', streamsearch: 'MIT' };

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);

function thirdParty(path: string, { version = '', license }: Entry): ThirdParty {
  const name = nameOf(path);
  return { name, version, license: license ?? oldForms[name] ?? 'unknown' };
}

/** In alphabetical order, each version once. */
function sorted(all: ThirdParty[]): ThirdParty[] {
  const byKey = new Map(all.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Where a lockfile has the package that the one at `from` gets for a name. */
function resolved(packages: Lockfile, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    const entry = packages[path];
    if (entry !== undefined) return entry.link ? entry.resolved : path;
    if (at === '') return undefined;
  }
}

/** Everything that a package needs when it runs. */
function needs(packages: Lockfile): ThirdParty[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = resolved(packages, path, name);
      if (next !== undefined) visit(next);
    }
  };
  visit('');
  const theirs = [...found].filter((path) => path.includes('node_modules/'));
  return sorted(theirs.map((path) => thirdParty(path, packages[path] ?? {})));
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
export async function everything() {
  const lockfiles = ['', 'intake/'].map((place) => lockfile(`${place}package-lock.json`));
  const visitors = await forVisitors();
  const service = needs(lockfile('intake/package-lock.json'));
  const others = lockfiles.flatMap((one) =>
    Object.entries(one)
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .map(([path, entry]) => thirdParty(path, entry)),
  );
  const isElsewhere = ({ name, version }: ThirdParty) =>
    [...visitors, ...service].some((one) => one.name === name && one.version === version);
  return { visitors, service, tools: sorted(others.filter((one) => !isElsewhere(one))) };
}
