import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The service as its own process, as in production. */
export interface Service {
  url: string;
  /** Health and metrics. */
  adminUrl: string;
  process: ChildProcess;
  /** Everything that it has written to its log. */
  log: string[];
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

export async function startService(
  environment: Record<string, string>,
  log: string[] = [],
  args: readonly string[] = [],
): Promise<Service> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts'), ...args], {
    env: {
      ...{ PATH, PORT: '0', ADMIN_PORT: '0', ...environment },
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<void>((done) => child.once('close', () => done()));
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  const ports: Record<string, number> = {};
  await new Promise<void>((ready, failed) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.push(line);
      const entry = JSON.parse(line);
      if (entry.port) ports[entry.event] = entry.port;
      if (ports.listening && ports.admin) ready();
    });
    child.once('close', () => failed(new Error(`The service has ended:\n${log.join('\n')}`)));
  });
  return {
    url: `http://127.0.0.1:${ports.listening}`,
    adminUrl: `http://127.0.0.1:${ports.admin}`,
    process: child,
    log,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return closed;
    },
  };
}
