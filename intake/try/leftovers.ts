import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const { uid } = userInfo();

/** Everything of a run is here, and each of its programs has it among its arguments. */
export const folder = join(tmpdir(), `website-try-${uid}`);
const pidFile = join(folder, 'pid');

const programs = /main\.ts|serve\.ts|nginx|postgres|npm|astro/;

/** The processes of a run, whoever started them. */
function processes(): number[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' });
  return list.split('\n').flatMap((line) => {
    const [, pid, command = ''] = /^\s*(\d+) (.*)/.exec(line) ?? [];
    return command.includes(`${folder}/`) && programs.test(command) ? [Number(pid)] : [];
  });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

/** Ends all processes of a run, and removes its folder. Also if the run was killed. */
export async function removeLeftovers(): Promise<void> {
  for (let tries = 0; processes().length > 0; tries++) {
    // To PostgreSQL, an interrupt means: do not wait for anyone.
    if (tries % 50 === 0)
      for (const pid of processes()) signal(pid, tries < 100 ? 'SIGINT' : 'SIGKILL');
    await wait(100);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Whether a run is in progress. */
function isRunning(): boolean {
  try {
    const pid = readFileSync(pidFile, 'utf8');
    return execFileSync('ps', ['-o', 'args=', '-p', pid], { encoding: 'utf8' }).includes('try.ts');
  } catch {
    return false;
  }
}

/** Makes the folder, after what a killed run has left. Returns what prevents it. */
export async function makeFolder(): Promise<string | undefined> {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found && (found.uid !== uid || !found.isDirectory())) return `${folder} is not yours.`;
  if (isRunning()) return 'It is already running: end it with Ctrl-C there.';
  if (found) console.log('Removing what an earlier run has left …');
  await removeLeftovers();
  // The database may run as another user.
  mkdirSync(folder, { mode: 0o711 });
  writeFileSync(pidFile, String(process.pid));
  return undefined;
}
