import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServerModuleRunner, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { ProblemReport } from '../problem-report.ts';
import { checkContent } from './check-content.ts';
import { codeOfOwners, codeProblem } from './code-problem.ts';
import { contentPaths, readContentFiles } from './content-files.ts';
import { showProblems } from './show-problems.ts';

const name = 'virtual:content';

type Checked = ReturnType<typeof checkContent>;

/**
 * `import content from 'virtual:content'` gives all content, read and checked. A problem stops a
 * build. During development, every page shows the problems until they are fixed.
 */
export function contentPlugin(): Plugin {
  let folder = '';
  let checked: Promise<Checked> | undefined;
  let checker = async () => checkContent;
  const check = () => {
    checked ??= checker().then(
      (checkNow) => checkNow(readContentFiles(folder)),
      (error): Checked => ({ problems: [codeProblem(error)] }),
    );
    return checked;
  };
  return {
    name: 'content',
    configResolved({ root }) {
      folder = join(root, 'src/content');
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const result = await check();
      if ('problems' in result) throw ProblemReport.of(result.problems);
      return `export default ${JSON.stringify(result.content)}`;
    },
    configureServer(server) {
      // Tests and Astro's build have a server too, which is closed before the content is loaded.
      if (server.config.mode !== 'development') return;
      checker = freshChecker(server);
      const code = codeOfOwners.map((file) => resolve(server.config.root, file));
      server.watcher.add(code);
      let seen = stampOf(folder, code);
      const refresh = () => {
        const stamp = stampOf(folder, code);
        if (stamp === seen) return;
        seen = stamp;
        checked = undefined;
        reload(server, code);
      };
      server.watcher.on('all', (_, path) => {
        if (!path.startsWith(folder) && !code.includes(resolve(path))) return;
        refresh();
        // The watcher drops a second change within 50 milliseconds.
        setTimeout(refresh, 100);
      });
      showProblems(server, async () => {
        refresh();
        const result = await check();
        return 'problems' in result ? result.problems : [];
      });
    },
  };
}

/**
 * Loads the check through Vite, which notices when the route table or the options of the form have
 * changed. Node would keep the versions with which the server started.
 */
function freshChecker({ environments: { ssr } }: ViteDevServer) {
  const file = resolve(import.meta.dirname, 'check-content.ts');
  return async (): Promise<typeof checkContent> => {
    const runner = createServerModuleRunner(ssr, { hmr: false });
    try {
      return (await runner.import<typeof import('./check-content.ts')>(file)).checkContent;
    } finally {
      await runner.close();
    }
  };
}

/** Tells whether a content file or the code of owners has changed, without reading them. */
function stampOf(folder: string, code: readonly string[]): string {
  const files = [...contentPaths(folder), ...code];
  const stamps = files.map((file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    return `${file} ${stats?.mtimeMs} ${stats?.size}`;
  });
  return stamps.join('\n');
}

/** Discards the content and the code of owners as they were loaded, and reloads every open page. */
function reload({ environments }: ViteDevServer, code: readonly string[]) {
  for (const { moduleGraph } of Object.values(environments)) {
    // Vite does this too, but later: a page that is asked for before would keep the old file.
    for (const file of code) moduleGraph.onFileChange(normalizePath(file));
    const module = moduleGraph.getModuleById(`\0${name}`);
    if (module) moduleGraph.invalidateModule(module);
  }
  environments.client.hot.send({ type: 'full-reload' });
}
