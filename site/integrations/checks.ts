import { parseArgs } from 'node:util';
import { failOnBlockers } from '@website/content-model/checks/launch/launch-blockers.ts';
import { exitOnProblem, ProblemReport } from '@website/content-model/checks/problem-report.ts';
import type { AstroIntegration } from 'astro';
import type { Company } from './content/company.ts';

/**
 * Stops a build before it begins if the content, a color or a picture has a problem, or if it could be
 * published while something in it is invented. `--despite` names kinds of launch blockers to accept,
 * once for each kind: a shell on Windows would split a list.
 */
export function checks(company: Company): AstroIntegration {
  return {
    name: 'checks',
    hooks: {
      'astro:config:setup': ({ command }) =>
        exitOnProblem(async () => {
          if (command !== 'build') return;
          const problems = await company.problems();
          if (problems.length > 0) throw ProblemReport.of(problems);
          await failOnBlockers(company.checked(), despite());
        }),
    },
  };
}

function despite(): string[] {
  const options = { despite: { type: 'string', multiple: true, default: [] as string[] } } as const;
  return parseArgs({ options, strict: false }).values.despite.map(String);
}
