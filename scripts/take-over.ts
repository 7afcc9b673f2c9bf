/**
 * `npm run update` of an older release runs this one in a folder that has the new release and the owner's
 * files: it changes what their content needs, and builds the site. The arguments are the version that they
 * had, and the folders of their companies.
 */
import { spawnSync } from 'node:child_process';
import { kinds } from '../content-model/checks/launch/finding.ts';

const run = (command: string, ...args: string[]) => {
  const shell = process.platform === 'win32' && command === 'npm';
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell });
  if (status !== 0) process.exit(1);
};

run(process.execPath, 'editor/migrate.ts', ...process.argv.slice(2));
// Whether the site is ready for the public is another question: this build is thrown away.
run('npm', 'run', 'build', '--', ...Object.keys(kinds).flatMap((kind) => ['--despite', kind]));
