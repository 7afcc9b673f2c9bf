import { type Problem, problemLine } from './content/problem.ts';

/** A problem in the owner's content. Only the message matters: a stack trace would bury it. */
export class ProblemReport extends Error {
  override name = 'ProblemReport';

  static of(problems: readonly Problem[]): ProblemReport {
    return new ProblemReport(problems.map((problem) => problemLine(problem)).join('\n'));
  }
}
