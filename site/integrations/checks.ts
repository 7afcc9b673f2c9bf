import { parseArgs } from 'node:util';
import type { AstroIntegration } from 'astro';
import { colorProblems } from '../checks/colors/color-problems.ts';
import { loadCheckedContent } from '../checks/content/load-content.ts';
import { refuseBlockers } from '../checks/launch/gate.ts';
import { orStop, ProblemReport } from '../checks/problem-report.ts';

/**
 * Stops a build before it begins if the content or a color has a problem, or if it could be
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
          const checked = loadCheckedContent();
          const colors = colorProblems();
          if (colors.length > 0) throw ProblemReport.of(colors);
          await refuseBlockers(checked, despite());
        }),
    },
  };
}

function despite(): string[] {
  const options = { despite: { type: 'string', multiple: true, default: [] as string[] } } as const;
  return parseArgs({ options, strict: false }).values.despite.map(String);
}
