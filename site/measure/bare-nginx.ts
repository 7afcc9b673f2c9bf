import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfSigned } from '../../deploy/self-signed.ts';
import { answers, expectFree, type Server } from '../test-helpers/serve.ts';

export interface BareServer extends Server {
  secureUrl: string;
}

/**
 * The same nginx with nothing but what it needs to send a file: no compression, no headers of ours,
 * no limits. It has as many workers as `deploy/serve.ts`, and the same version of TLS.
 */
export async function bareNginx(
  root: string,
  port: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<BareServer> {
  const url = `http://127.0.0.1:${port}`;
  await expectFree(url);
  const folder = mkdtempSync(join(tmpdir(), 'website-bare-nginx-'));
  const { certificate, key } = selfSigned(folder);
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)};`,
  );
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
    ${lines.join('\n    ')}
  }
}
`,
  );
  const options = ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'];
  const nginx = spawn(process.env.NGINX ?? 'nginx', options, {
    // As in deploy/serve.ts. Linux divides the processor among sessions: a server in the session of
    // the load would get another share of a busy machine than one with a session of its own.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  nginx.on('close', () => rmSync(folder, { recursive: true, force: true }));
  await answers(url, () => nginx.exitCode === null);
  return {
    url,
    secureUrl: `https://localhost:${port + 1}`,
    pid: nginx.pid ?? 0,
    stop: async () => {
      nginx.kill('SIGQUIT');
    },
  };
}
