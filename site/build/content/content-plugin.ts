import { join, resolve } from 'node:path';
import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite';
import { ProblemReport } from '../problem-report.ts';
import { checkContent } from './check-content.ts';
import { codeOfOwners, codeProblem } from './code-problem.ts';
import { isContent, readContentFiles } from './content-files.ts';
import { problemPage } from './problem-page.ts';

const name = 'virtual:content';

type Checked = ReturnType<typeof checkContent>;

/**
 * `import content from 'virtual:content'` gives all content, read and checked. A problem stops a
 * build. During development, every page shows the problems until they are fixed.
 */
export function contentPlugin(): Plugin {
  let folder = '';
  let checked: Promise<Checked> | undefined;
  const checkerOfNode = async () => checkContent;
  let checker = checkerOfNode;
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
      // Before a build, Astro starts a server for a moment, and that server is gone now.
      checker = checkerOfNode;
      checked = undefined;
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const result = await check();
      if ('problems' in result) throw ProblemReport.of(result.problems);
      return `export default ${JSON.stringify(result.content)}`;
    },
    configureServer(server) {
      if (server.config.mode === 'test') return;
      checker = freshChecker(server);
      server.watcher.add(resolve(server.config.root, '../form-contract/src'));
      server.watcher.on('all', (_, path) => {
        const isText = path.startsWith(folder) && isContent(path);
        if (!isText && !codeOfOwners.test(path)) return;
        checked = undefined;
        reload(server);
      });
      // Runs before Astro's own handler, which would show an error page with a stack trace.
      server.middlewares.use(async (request, response, next) => {
        const isPage = request.headers.accept?.includes('text/html');
        const result = isPage ? await check() : { content: undefined };
        if (!('problems' in result)) return next();
        server.config.logger.error(ProblemReport.of(result.problems).message);
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
        response.end(problemPage(result.problems));
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

/** Discards the loaded content and reloads every open page. */
function reload({ environments }: ViteDevServer) {
  for (const { moduleGraph } of Object.values(environments)) {
    const module = moduleGraph.getModuleById(`\0${name}`);
    if (module) moduleGraph.invalidateModule(module);
  }
  environments.client.hot.send({ type: 'full-reload' });
}
