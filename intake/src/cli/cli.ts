/** The operator's tool. It needs only DATABASE_URL. */
import { once } from 'node:events';
import { run } from './run.ts';

// EPIPE: the reader has seen enough, as in `intake export | head`.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
  process.exit(code === 'EPIPE' ? 0 : 1),
);

process.exitCode = await run(process.argv.slice(2), process.env.DATABASE_URL, {
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  complain: console.error,
});
