import { inspect } from 'node:util';
import { type Problem, problemLine } from './content/problem.ts';

/** What is wrong with what the owner wrote. The message says it all: a stack would only bury it. */
export class ProblemReport extends Error {
  override name = 'ProblemReport';

  static of(problems: readonly Problem[]): ProblemReport {
    return new ProblemReport(problems.map((problem) => problemLine(problem)).join('\n'));
  }

  /** What to print for anything that was thrown. Of other errors a developer needs the stack. */
  static textOf(thrown: unknown): string {
    for (let error = thrown; error instanceof Error; error = error.cause) {
      if (error.name === 'ProblemReport') return `\n${error.message}\n`;
    }
    return inspect(thrown);
  }
}
