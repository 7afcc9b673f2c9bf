/**
 * `npm run update -- <archive or address>` replaces this release by a newer one, and keeps what is the
 * owner's. In a copy of 1.0.0, which has no such command: `node <new release>/scripts/update.ts <archive>`.
 *
 *   --undo   puts back what an update that was stopped has left
 *
 * Imports nothing of the project before it has put back what a stopped update left: until then, the
 * files beside this one can be those of another release. For the same reason, the form of the journal
 * must stay as it is.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const project = process.cwd();
const work = join(project, '.update');
const journal = join(work, 'journal.json');
const [source] = process.argv.slice(2);

const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory();

/** Makes everything as it was before the update. Needs no space, and can be stopped and begun again. */
function putBack(): void {
  if (existsSync(journal)) {
    const { added, replaced } = JSON.parse(readFileSync(journal, 'utf8'));
    for (const path of added)
      if (existsSync(join(project, path))) rmSync(join(project, path), { recursive: true });
    for (const path of replaced) {
      const [kept, target] = [join(work, 'old', path), join(project, path)];
      if (!existsSync(kept)) continue;
      // A file is replaced in one step, because this one and package.json must never be missing.
      if (isFolder(kept) || isFolder(target)) rmSync(target, { recursive: true, force: true });
      renameSync(kept, target);
    }
    rmSync(journal);
  }
  // A command of a killed run may still be writing there.
  rmSync(work, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
}

function inWords(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'The disk is full.';
  return code === 'EPERM' || code === 'EBUSY'
    ? `Another program uses a file of your site. Stop edit mode, and try again. (${message})`
    : message;
}

async function run(): Promise<void> {
  if (!existsSync(join(project, 'company.json')))
    throw new Error('Run this in the folder of your site, where company.json is.');
  if (existsSync(work)) {
    const wasHalf = existsSync(journal);
    putBack();
    if (wasHalf) console.log('An update was stopped. Everything is as it was before it.');
  }
  if (source === '--undo') return;
  if (source === undefined)
    throw new Error('Name a release: npm run update -- <archive or address>');
  try {
    mkdirSync(work);
    writeFileSync(join(work, '.gitignore'), '*\n');
    const { update } = await import('./update-project.ts');
    await update(project, source);
  } catch (error) {
    putBack();
    throw new Error(`${inWords(error)}\n\nEverything is as it was before.`);
  }
  try {
    putBack();
  } catch {
    // What is left there does no harm. The next update removes it.
  }
}

try {
  await run();
} catch (error) {
  console.error(`\n${inWords(error)}`);
  process.exitCode = 1;
}
