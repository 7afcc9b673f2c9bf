import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The service as its own process, as in production. */
export interface Service {
  url: string;
  process: ChildProcess;
  /** Everything that it has written to its log. */
  log: string[];
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

export async function startService(
  environment: Record<string, string>,
  log: string[] = [],
  nodeOptions: readonly string[] = [],
): Promise<Service> {
  const { PATH = '' } = process.env;
  const child = spawn(
    process.execPath,
    [...nodeOptions, join(import.meta.dirname, '../src/main.ts')],
    {
      env: { PATH, PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const closed = new Promise<void>((done) => child.once('close', () => done()));
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  const port = await new Promise<number>((ready, failed) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.push(line);
      const entry = JSON.parse(line);
      if (entry.event === 'listening') ready(entry.port);
    });
    child.once('close', () => failed(new Error(`The service has ended:\n${log.join('\n')}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    log,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return closed;
    },
  };
}
