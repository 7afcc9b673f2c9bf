/** The server of edit mode, which start.ts starts. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { companyFolder, sampleFolder } from '@website/content-model/company.ts';
import { dev } from 'astro';
import { newLock } from './guard.ts';
import { editMode } from './integration.ts';

function readOptions() {
  const options = {
    port: { type: 'string', default: '4321' },
    'no-open': { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const isHost = process.argv.some((one) => one.startsWith('--host'));
    console.error(
      isHost
        ? 'Edit mode can change files, so it answers only to this computer: leave out --host.'
        : (error as Error).message,
    );
    process.exit(1);
  }
}

/** The history is in memory. Only a company that was made just now has had no changes before. */
function findFirstNotice(): string | undefined {
  if (companyFolder === sampleFolder) return 'This is the sample. Make it yours.';
  return process.env.EDIT_NEW_COMPANY ? undefined : 'Earlier changes can no longer be undone.';
}

const values = readOptions();
const lock = newLock(process.env.EDIT_SECRET);
await dev({
  root: resolve(import.meta.dirname, '../../site'),
  server: {
    host: '127.0.0.1',
    port: Number(values.port),
    open: values['no-open'] ? false : lock.path(),
  },
  integrations: [editMode(lock, findFirstNotice())],
});
