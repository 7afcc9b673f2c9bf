import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the tools that only measurements need. They have their own lockfile. */
export const tools = resolve(import.meta.dirname, '../../measure');

/** Installs the tools, unless they are already there in the versions of the lockfile. */
export function installTools(): void {
  const installed = join(tools, 'node_modules/.package-lock.json');
  const versions = (file: string) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
      packages: Record<string, { version?: string }>;
    };
    return ['lighthouse', '@mdn/mdn-http-observatory']
      .map((name) => packages[`node_modules/${name}`]?.version)
      .join();
  };
  if (existsSync(installed) && versions(installed) === versions(join(tools, 'package-lock.json'))) {
    return;
  }
  console.log('Installing Lighthouse and MDN Observatory into measure/node_modules …');
  // Without scripts: they would download lists that nothing here needs.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: tools,
    stdio: ['ignore', 'ignore', 'inherit'],
    // On Windows, npm is a script that only a shell can start.
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The tools in measure/ could not be installed.');
}
