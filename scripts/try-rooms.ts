/**
 * `node scripts/try-rooms.ts` deletes each room that one can do without, in a fresh clone, and runs what
 * must still work: installing, and `npm run check`, which builds the site. With names, only those rooms.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionalRooms, project } from './documentation.ts';

const namedRooms = process.argv.slice(2);

for (const room of namedRooms.length > 0 ? namedRooms : optionalRooms) {
  const copy = mkdtempSync(join(tmpdir(), `without-${room}-`));
  const run = (command: string, ...args: string[]) => {
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`Without ${room}: ${[command, ...args].join(' ')}, ${seconds} s`);
    if (status !== 0) throw new Error(stdout + stderr);
  };
  try {
    run('git', 'clone', '--quiet', project, '.');
    rmSync(join(copy, room), { recursive: true });
    run('npm', 'ci');
    run('npm', 'run', 'check');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
