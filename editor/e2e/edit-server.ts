import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

/** Starts to listen on any free port, which it returns. */
export const listening = (server: Server) =>
  new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listening(probe);
  await new Promise((done) => probe.close(done));
  return port;
}

/** Starts edit mode in a copy of the project, as a person does in a terminal. */
export async function startEditing(env: NodeJS.ProcessEnv = {}, project = '../..') {
  const port = await freePort();
  const server = spawn('npm', ['start', '--', '--port', `${port}`, '--no-open'], {
    cwd: resolve(import.meta.dirname, project),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm does not pass a signal on to what it has started, but a group of processes gets it as one.
    detached: true,
  });
  const stop = async () => {
    process.kill(-(server.pid as number));
    await new Promise((done) => server.once('close', done));
  };
  const key = await new Promise<string>((done, fail) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const [found] = /http:\S+\?key=\S+/.exec(said) ?? [];
      if (found) done(found);
    });
    server.on('exit', () => fail(new Error(said)));
  });
  return { address: `http://127.0.0.1:${port}`, key, stop };
}
