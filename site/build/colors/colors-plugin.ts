import type { Plugin } from 'vite';
import { problemPage } from '../content/problem-page.ts';
import { ProblemReport } from '../problem-report.ts';
import { colorProblems } from './color-problems.ts';

/** During development, every page shows which colors have too little contrast until they are fixed. */
export function colorsPlugin(): Plugin {
  return {
    name: 'colors',
    configureServer(server) {
      let failed = false;
      server.watcher.on('change', (path) => {
        // The page with the problems has no style sheet that could be replaced in place.
        if (failed && path.endsWith('tokens.css')) {
          server.environments.client.hot.send({ type: 'full-reload' });
        }
      });
      server.middlewares.use((request, response, next) => {
        const isPage = request.headers.accept?.includes('text/html');
        const problems = isPage ? colorProblems() : [];
        if (isPage) failed = problems.length > 0;
        if (problems.length === 0) return next();
        server.config.logger.error(ProblemReport.of(problems).message);
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
        response.end(problemPage(problems));
      });
    },
  };
}
