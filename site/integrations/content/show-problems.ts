import type { Problem } from '@website/content-model/checks/content/problem.ts';
import { ProblemReport } from '@website/content-model/checks/problem-report.ts';
import type { ViteDevServer } from 'vite';
import { problemPage } from './problem-page.ts';

/**
 * During development, answers every page with the problems, as long as there are any. Runs before
 * Astro's own handler, which would show an error page with a stack trace.
 */
export function showProblems(
  { middlewares, config }: ViteDevServer,
  find: () => readonly Problem[] | Promise<readonly Problem[]>,
): void {
  middlewares.use(async (request, response, next) => {
    const isPage = request.headers.accept?.includes('text/html');
    const problems = isPage ? await find() : [];
    if (problems.length === 0) return next();
    config.logger.error(ProblemReport.of(problems).message);
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
    response.end(problemPage(problems));
  });
}
