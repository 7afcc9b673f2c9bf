/**
 * Whether our nginx configuration costs speed: requests a second for the compressed home page,
 * compared with the same nginx that does nothing but send the file. Needs h2load (on Debian:
 * nghttp2-client).
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCertificate } from '../../scripts/self-signed.ts';
import { answers, serve } from '../test-helpers/serve.ts';
import { firstPort, inPairs, type Options, type Result } from './pairs.ts';

/** No compression, headers or limits of ours, but as many workers as `deploy/serve.ts`, and its TLS. */
async function bareNginx(root: string, port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'website-bare-nginx-'));
  const { certificate, key } = createCertificate(folder);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid nginx.pid;
    error_log stderr crit;
    events {}
    http {
      sendfile on;
      access_log off;
      server {
        listen 127.0.0.1:${port};
        listen 127.0.0.1:${port + 1} ssl http2;
        ssl_protocols TLSv1.3;
        ssl_certificate ${JSON.stringify(certificate)};
        ssl_certificate_key ${JSON.stringify(key)};
        root ${JSON.stringify(root)};
      }
    }`,
  );
  // In a session of its own, like that of deploy/serve.ts: Linux divides the processor by session.
  const nginx = spawn(
    process.env.NGINX ?? 'nginx',
    ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'],
    { detached: true, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await answers(`http://127.0.0.1:${port}`, () => nginx.exitCode === null);
  return async () => {
    nginx.kill('SIGQUIT');
    await once(nginx, 'close');
    rmSync(folder, { recursive: true });
  };
}

/** Requests a second. A number of requests, because nginx closes a connection after 1,000. */
async function load(url: string, requests: number, more: string[]): Promise<number> {
  const { stdout } = await promisify(execFile)('h2load', [
    ...['-c16', `-n${requests}`, '-HAccept-Encoding: br', ...more],
    ...[`--connect-to=127.0.0.1:${new URL(url).port}`, url],
  ]);
  if (!stdout.includes(`status codes: ${requests} 2xx`)) throw new Error(`${url}:\n${stdout}`);
  return Number(/, ([\d.]+) req\/s/.exec(stdout)?.[1]);
}

export async function measure({ root, short, pairs }: Options): Promise<Result[]> {
  const [plain, secure, bare] = [firstPort, firstPort + 2, firstPort + 3];
  const servers = [await serve(root, plain), await serve(root, firstPort + 1, secure)];
  const stopBare = await bareNginx(root, bare);
  const kinds: [string, string, string, string[]][] = [
    ['HTTP/1.1', `http://localhost:${plain}`, `http://localhost:${bare}`, ['--h1']],
    ['HTTP/2 with TLS', `https://localhost:${secure}`, `https://localhost:${bare + 1}`, ['-m4']],
  ];
  const results: Result[] = [];
  try {
    for (const [name, ours, theirs, more] of kinds) {
      const requests = short ? 4000 : 12_000;
      const compared = await inPairs(
        pairs ?? (short ? 2 : 9),
        () => load(`${ours}/`, requests, more),
        () => load(`${theirs}/index.html.br`, requests, more),
      );
      const what = `requests a second to bare nginx, ${name}`;
      results.push({ what, ...compared, goal: { atLeast: 0.95 } });
    }
    return results;
  } finally {
    await Promise.all([...servers.map(({ stop }) => stop()), stopBare()]);
  }
}
