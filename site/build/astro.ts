/**
 * `node build/astro.ts build` and `node build/astro.ts dev`: Astro's own commands, without
 * telemetry and with errors that content owners can understand. Options: --outDir, --port, and
 * --despite with the kinds of launch blockers that a build for a real domain accepts.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { colorProblems } from './colors/color-problems.ts';
import { loadCheckedContent } from './content/load-content.ts';
import { refuseBlockers } from './launch/gate.ts';
import { ProblemReport } from './problem-report.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    outDir: { type: 'string' },
    port: { type: 'string' },
    // Once for each kind: a shell on Windows would split a list.
    despite: { type: 'string', multiple: true, default: [] as string[] },
  },
});
const [command] = positionals;
const root = resolve(import.meta.dirname, '..');

// Astro reads this while it loads.
process.env.NODE_ENV ??= command === 'dev' ? 'development' : 'production';
const { build, dev } = await import('astro');

try {
  if (command === 'build') {
    // Check content and colors first: later, the bundler would wrap the message into its own.
    const checked = loadCheckedContent();
    const colors = colorProblems();
    if (colors.length > 0) throw ProblemReport.of(colors);
    await refuseBlockers(checked, values.despite);
    await build({ root, ...(values.outDir && { outDir: values.outDir }) });
  } else if (command === 'dev') {
    await dev({ root, ...(values.port && { server: { port: Number(values.port) } }) });
  } else throw new ProblemReport('Say "build" or "dev".');
} catch (error) {
  console.error(ProblemReport.textOf(error));
  process.exit(1);
}
