import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { type ScratchSite, scratchSite } from '../../build/scratch-site.ts';

// biome-ignore lint/suspicious/noExplicitAny: an owner's content has no type until it is built
type Content = any;

/** A copy of the site with content that an owner has changed. */
export interface EditedSite {
  /** A content file of the copy in its current state. */
  content: <Kind = Content>(file: string) => Kind;
  /** Changes a content file in place, or replaces it with the returned value. */
  edit: (file: string, change: (content: Content) => unknown) => void;
  /** Adds a service: its file, its route and its option in the contact form. */
  addService: (route: string, option: string, change: (service: Content) => void) => void;
  /** Removes a service and its route. Its option in the form stays. */
  removeService: (route: string) => void;
}

export function editedSite(name: string, changes: (site: EditedSite) => void) {
  const copy = scratchSite(name);
  const site = editorOf(copy);
  changes(site);
  copy.build();
  return { ...site, dist: copy.path('dist'), remove: copy.remove };
}

function editorOf(copy: ScratchSite): EditedSite {
  const pathOf = (file: string) => copy.path('src/content', `${file}.yaml`);
  const content = (file: string) => parse(readFileSync(pathOf(file), 'utf8'));
  // Without this, the same value in two records would become a reference, which the build refuses.
  const write = (file: string, data: unknown) =>
    writeFileSync(pathOf(file), stringify(data, { aliasDuplicateObjects: false }));
  const replace = (file: string, from: string, to: string) => {
    const text = readFileSync(copy.path(file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(copy.path(file), text.replace(from, to));
  };
  return {
    content,
    edit: (file, change) => {
      const data = content(file);
      write(file, change(data) ?? data);
    },
    addService: (route, option, change) => {
      const service = content('services/ai-chatbots');
      Object.assign(service, { plate: 7, route, contactOption: option });
      change(service);
      write(`services${route}`, service);
      replace('src/routes.ts', "'/ai-chatbots',", `'/ai-chatbots', '${route}',`);
      const custom = "'Custom AI Solutions',";
      replace('../form-contract/src/options.ts', custom, `'${option}', ${custom}`);
    },
    removeService: (route) => {
      rmSync(pathOf(`services${route}`));
      replace('src/routes.ts', `'${route}',`, '');
    },
  };
}

/** Serves a folder as in production. Call the returned function to stop. */
export async function serve(
  folder: string,
  address: string,
  settings: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const server = spawn(
    process.execPath,
    [resolve(import.meta.dirname, '../../../deploy/serve.ts')],
    {
      env: { ...process.env, PORT: new URL(address).port, ROOT: folder, ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const closed = new Promise<void>((done) => server.once('close', () => done()));
  for (let tries = 0; ; tries++) {
    try {
      await fetch(address);
      break;
    } catch (error) {
      if (tries === 600 || server.exitCode !== null) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  return () => {
    server.kill('SIGTERM');
    return closed;
  };
}
