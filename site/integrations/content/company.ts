import { findAllProblems } from '@website/content-model/checks/all-problems.ts';
import {
  type CheckedContent,
  checkContent,
} from '@website/content-model/checks/content/check-content.ts';
import { readContentFiles } from '@website/content-model/checks/content/content-files.ts';
import type { Problem } from '@website/content-model/checks/content/problem.ts';
import { readLabels } from '@website/content-model/checks/content/read-labels.ts';
import { filterVisible } from '@website/content-model/checks/content/visible-content.ts';
import { ProblemReport } from '@website/content-model/checks/problem-report.ts';
import type { Content } from '@website/content-model/collections.ts';
import { contentFolder } from '@website/content-model/company.ts';

/** The company that is built. Its files are read and checked once for all steps of a build. */
export interface Company {
  /** All content. Throws a report if there is a problem. */
  checked: () => CheckedContent;
  /** The content without what is hidden. */
  content: () => Content;
  labels: () => ReturnType<typeof readLabels>;
  /** The problems in content, pictures and colors. */
  problems: () => Promise<readonly Problem[]>;
  /** Discards the results, so that the next call reads the files again: during development, they change. */
  forget: () => void;
}

export function readCompany(folder = contentFolder): Company {
  let result: ReturnType<typeof checkContent> | undefined;
  let labels: ReturnType<typeof readLabels> | undefined;
  const check = () => {
    result ??= checkContent(readContentFiles(folder), folder);
    return result;
  };
  const checked = () => {
    const result = check();
    if ('problems' in result) throw ProblemReport.of(result.problems);
    return result;
  };
  return {
    checked,
    content: () => filterVisible(checked().content),
    labels() {
      labels ??= readLabels(folder);
      return labels;
    },
    problems: () => findAllProblems(check()),
    forget() {
      result = undefined;
      labels = undefined;
    },
  };
}
