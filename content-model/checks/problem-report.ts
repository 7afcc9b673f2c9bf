import { formatProblem, type Problem } from './content/problem.ts';

/** Problems that the owner can solve, as an error. Commands print only its message, without a stack trace. */
export class ProblemReport extends Error {
  override name = 'ProblemReport';

  static of(problems: readonly Problem[]): ProblemReport {
    return new ProblemReport(problems.map((problem) => formatProblem(problem)).join('\n'));
  }
}

/** Runs a command. Prints a problem that the owner can solve without a stack trace, and ends the process. */
export async function exitOnProblem(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ProblemReport)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}
