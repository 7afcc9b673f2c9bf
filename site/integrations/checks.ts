import { parseArgs } from 'node:util';
import { allProblems } from '@website/content-model/checks/all-problems.ts';
import { checkContent } from '@website/content-model/checks/content/check-content.ts';
import { readContentFiles } from '@website/content-model/checks/content/content-files.ts';
import { refuseBlockers } from '@website/content-model/checks/launch/gate.ts';
import { orStop, ProblemReport } from '@website/content-model/checks/problem-report.ts';
import { contentFolder } from '@website/content-model/company.ts';
import type { AstroIntegration } from 'astro';

/**
 * Stops a build before it begins if the content, a color or a picture has a problem, or if it could be
 * published while something in it is invented. `--despite` names kinds of launch blockers to accept,
 * once for each kind: a shell on Windows would split a list.
 */
export function checks(): AstroIntegration {
  return {
    name: 'checks',
    hooks: {
      'astro:config:setup': ({ command }) =>
        orStop(async () => {
          if (command !== 'build') return;
          const checked = checkContent(readContentFiles(contentFolder));
          const problems = await allProblems(checked);
          if ('problems' in checked || problems.length > 0) throw ProblemReport.of(problems);
          await refuseBlockers(checked, despite());
        }),
    },
  };
}

function despite(): string[] {
  const options = { despite: { type: 'string', multiple: true, default: [] as string[] } } as const;
  return parseArgs({ options, strict: false }).values.despite.map(String);
}
