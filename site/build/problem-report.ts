import { inspect } from 'node:util';
import { type Problem, problemLine } from './content/problem.ts';

/** A problem in the owner's content. Only the message matters: a stack trace would bury it. */
export class ProblemReport extends Error {
  override name = 'ProblemReport';

  static of(problems: readonly Problem[]): ProblemReport {
    return new ProblemReport(problems.map((problem) => problemLine(problem)).join('\n'));
  }

  /** What to print for any thrown value. Other errors keep their stack trace for developers. */
  static textOf(thrown: unknown): string {
    for (let error = thrown; error instanceof Error; error = error.cause) {
      if (error.name === 'ProblemReport') return `\n${error.message}\n`;
    }
    return inspect(thrown);
  }
}
