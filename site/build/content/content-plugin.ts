import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { ProblemReport } from '../problem-report.ts';
import { checkContent } from './check-content.ts';
import { isContent, readContentFiles } from './content-files.ts';
import { problemPage } from './problem-page.ts';

const name = 'virtual:content';

/**
 * `import content from 'virtual:content'` gives all content, read and checked. A problem stops a
 * build. During development, every page shows the problems until they are fixed.
 */
export function contentPlugin(): Plugin {
  let folder = '';
  let checked: ReturnType<typeof checkContent> | undefined;
  const check = () => {
    checked ??= checkContent(readContentFiles(folder));
    return checked;
  };
  return {
    name: 'content',
    configResolved({ root }) {
      folder = join(root, 'src/content');
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const result = check();
      if ('problems' in result) throw ProblemReport.of(result.problems);
      return `export default ${JSON.stringify(result.content)}`;
    },
    configureServer(server) {
      server.watcher.on('all', (_, path) => {
        if (!path.startsWith(folder) || !isContent(path)) return;
        checked = undefined;
        reload(server);
      });
      // Runs before Astro's own handler, which would show an error page with a stack trace.
      server.middlewares.use((request, response, next) => {
        const isPage = request.headers.accept?.includes('text/html');
        const result = isPage ? check() : { content: undefined };
        if (!('problems' in result)) return next();
        server.config.logger.error(ProblemReport.of(result.problems).message);
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
        response.end(problemPage(result.problems));
      });
    },
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
