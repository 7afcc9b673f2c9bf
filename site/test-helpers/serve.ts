import { spawn } from 'node:child_process';
import { serverScript } from './server-script.ts';

export interface Server {
  url: string;
  /** Resolves once its ports are free. */
  stop: () => Promise<void>;
}

/**
 * Serves a built site with the nginx configuration of `deploy`, or without nginx with the preview of
 * Astro. With a port for TLS, the other port only redirects to it.
 */
export async function serve(root: string, port: number, tlsPort?: number): Promise<Server> {
  const http = `http://127.0.0.1:${port}`;
  await expectFree(http);
  const server = spawn(process.execPath, [serverScript], {
    env: {
      ...process.env,
      ROOT: root,
      PORT: String(port),
      ...(tlsPort && { TLS_PORT: String(tlsPort) }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = new Promise<void>((done) => server.once('close', () => done()));
  await answers(http, () => server.exitCode === null);
  return {
    url: tlsPort ? `https://localhost:${tlsPort}` : http,
    stop: () => {
      server.kill();
      return closed;
    },
  };
}

const answer = (url: string) => fetch(url, { redirect: 'manual' }).catch(() => undefined);

/** Otherwise we would measure somebody else's server. */
async function expectFree(url: string): Promise<void> {
  if (await answer(url)) throw new Error(`There is already a server at ${url}. Set PORT.`);
}

/** Waits until a server answers. */
export async function answers(url: string, isRunning: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600 && isRunning(); tries++) {
    if (await answer(url)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`No server answers at ${url}.`);
}
