import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** Serves a built site with the nginx configuration of `deploy`. */
export async function serve(root: string, port: number) {
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../../deploy/serve.ts')], {
    env: { ...process.env, ROOT: root, PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries++) {
    if (await fetch(url).catch(() => undefined)) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  return { url, stop: () => server.kill() };
}
