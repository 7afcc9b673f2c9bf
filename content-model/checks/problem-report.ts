import { type Problem, problemLine } from './content/problem.ts';

/** A problem in the owner's content. Only the message matters: a stack trace would bury it. */
export class ProblemReport extends Error {
  override name = 'ProblemReport';

  static of(problems: readonly Problem[]): ProblemReport {
    return new ProblemReport(problems.map((problem) => problemLine(problem)).join('\n'));
  }
}

/** Prints a problem that the owner can solve, without a stack trace, and ends the process. */
export async function exitOnProblem(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ProblemReport)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}
