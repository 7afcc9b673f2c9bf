import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export interface Server {
  url: string;
  /** The process that started the server. */
  pid: number;
  stop: () => void;
}

/**
 * Serves a built site with the nginx configuration of `deploy`. With a port for TLS, the other port
 * only redirects to it.
 */
export async function serve(root: string, port: number, tlsPort?: number): Promise<Server> {
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../../deploy/serve.ts')], {
    env: {
      ...process.env,
      ROOT: root,
      PORT: String(port),
      ...(tlsPort && { TLS_PORT: String(tlsPort) }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answers(`http://127.0.0.1:${port}`, () => server.exitCode === null);
  return {
    url: tlsPort ? `https://localhost:${tlsPort}` : `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    stop: () => server.kill(),
  };
}

/** Waits until a server answers. */
export async function answers(url: string, isRunning: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && isRunning(); tries++) {
    if (await fetch(url, { redirect: 'manual' }).catch(() => undefined)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`No server answers at ${url}.`);
}
