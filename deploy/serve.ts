/**
 * `npm run serve` serves the built site with a real nginx, in the foreground, on 127.0.0.1:8080.
 * On SIGINT or SIGTERM it answers open requests and then stops. Environment variables:
 *
 *   PORT           the port
 *   ROOT           the folder to serve, instead of site/dist
 *   NGINX          the nginx to run, instead of the first on the PATH
 *   NGINX_MODULES  the folder of its modules, if different from Debian's
 *   NGINX_MIME     its mime.types, if different from Debian's
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const nginxCommand = process.env.NGINX ?? 'nginx';
const modules = process.env.NGINX_MODULES ?? '/usr/lib/nginx/modules';
const mimeTypes = process.env.NGINX_MIME ?? '/etc/nginx/mime.types';
const brotli = join(modules, 'ngx_http_brotli_static_module.so');
const port = Number(process.env.PORT ?? 8080);
const root = resolve(import.meta.dirname, '..', process.env.ROOT ?? 'site/dist');

if (!existsSync(join(root, 'index.html'))) {
  console.error(`Nothing is built at ${root}. Run "npm run build" first.`);
  process.exit(1);
}
for (const [what, path, variable] of [
  ['brotli module', brotli, 'NGINX_MODULES'],
  ['list of file types', mimeTypes, 'NGINX_MIME'],
]) {
  if (path !== undefined && existsSync(path)) continue;
  console.error(
    `nginx's ${what} is not at ${path}. On Debian, "bash .ci/run --install" installs it; ` +
      `elsewhere, set ${variable} to where it is.`,
  );
  process.exit(1);
}

const workplace = mkdtempSync(join(tmpdir(), 'orrery-nginx-'));
const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

writeFileSync(
  join(workplace, 'nginx.conf'),
  `load_module ${brotli};
worker_processes 1;
pid ${workplace}/nginx.pid;
error_log stderr warn;
# As root, nginx would hand its worker to another user, who may not read a home directory.
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  include ${mimeTypes};
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${bodies.map((kind) => `${kind}_temp_path ${workplace}/${kind};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${JSON.stringify(root)};
    include ${join(import.meta.dirname, 'nginx/site.conf')};
  }
}
`,
);

const nginx = spawn(nginxCommand, ['-c', join(workplace, 'nginx.conf'), '-g', 'daemon off;'], {
  // In its own process group: otherwise Ctrl-C would reach nginx too, and cut off open requests.
  detached: true,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => nginx.kill('SIGQUIT'));
}
nginx.on('error', (error) => {
  console.error(`nginx could not be started (${error.message}). On Debian: bash .ci/run --install`);
});
nginx.on('close', (code) => {
  rmSync(workplace, { recursive: true, force: true });
  process.exit(code ?? 1);
});
console.log(`Serving ${root} at http://127.0.0.1:${port}`);
