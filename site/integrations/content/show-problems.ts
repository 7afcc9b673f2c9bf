import { resolve } from 'node:path';
import type { Problem } from '@website/content-model/checks/content/problem.ts';
import { ProblemReport } from '@website/content-model/checks/problem-report.ts';
import { project } from '@website/content-model/company.ts';
import type { ErrorPayload, ViteDevServer } from 'vite';

/**
 * During development, every page is Vite's own error overlay as long as there are problems: with file,
 * line and what to do, without the stack trace that Astro's error page would show.
 */
export function showProblems(
  { middlewares }: ViteDevServer,
  findProblems: () => Promise<readonly Problem[]>,
): void {
  middlewares.use(async (request, _response, next) => {
    const isPage = request.headers.accept?.includes('text/html');
    const [first, ...remaining] = isPage ? await findProblems() : [];
    if (first === undefined) return next();
    const { message } = ProblemReport.of([first, ...remaining]);
    const loc = { file: resolve(project, first.file), line: first.line, column: 0 };
    next({ message, stack: '', loc } satisfies ErrorPayload['err']);
  });
}
