/**
 * `npm run serve` serves the built site with a real nginx, in the foreground, on 127.0.0.1:8080.
 * On SIGINT or SIGTERM it finishes open requests and stops.
 * Environment variables:
 *
 *   PORT           the port
 *   TLS_PORT       serve with TLS on this port, as in production; PORT then redirects to it
 *   ROOT           the folder to serve, instead of site/dist
 *   INTAKE         where an intake service listens: 127.0.0.1:8787
 *   ACCESS_LOG     a file that gets one line for each request
 *   NGINX          the nginx to run, instead of the first on the PATH
 *   NGINX_MODULES  the folder of its modules, if different from Debian's
 *   NGINX_MIME     its mime.types, if different from Debian's
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { debian, moduleFiles, writeConfig } from './local-nginx.ts';

const nginxCommand = process.env.NGINX ?? 'nginx';
const modules = process.env.NGINX_MODULES ?? debian.modules;
const mimeTypes = process.env.NGINX_MIME ?? debian.mimeTypes;
const port = Number(process.env.PORT ?? 8080);
const tlsPort = process.env.TLS_PORT;

if (spawnSync(nginxCommand, ['-v']).error) {
  console.error(
    `There is no nginx (${nginxCommand}): "npm run preview" shows the site without it, ` +
      'and "bash .ci/run --install" installs it on Debian.',
  );
  process.exit(1);
}
const root = resolve(import.meta.dirname, '..', process.env.ROOT ?? 'site/dist');
if (!existsSync(join(root, 'index.html'))) {
  console.error(`Nothing is built at ${root}. Run "npm run build" first.`);
  process.exit(1);
}
const needed = [
  ...moduleFiles.map((file) => ['module', join(modules, file), 'NGINX_MODULES'] as const),
  ['list of file types', mimeTypes, 'NGINX_MIME'] as const,
];
for (const [description, path, variable] of needed) {
  if (existsSync(path)) continue;
  console.error(
    `nginx's ${description} is not at ${path}. On Debian, "bash .ci/run --install" installs it; ` +
      `elsewhere, set ${variable} to where it is.`,
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'website-nginx-'));

const config = writeConfig({
  root,
  folder,
  port,
  tlsPort: tlsPort ? Number(tlsPort) : undefined,
  intake: process.env.INTAKE,
  accessLog: process.env.ACCESS_LOG && resolve(process.env.ACCESS_LOG),
  modules,
  mimeTypes,
});

const nginx = spawn(nginxCommand, ['-c', config, '-g', 'daemon off;'], {
  // In its own process group: otherwise Ctrl-C would reach nginx too, and cut off open requests.
  detached: true,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => nginx.kill('SIGQUIT'));
}
nginx.on('close', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});

const address = tlsPort ? `https://localhost:${tlsPort}` : `http://127.0.0.1:${port}`;
console.log(`Serving ${root} at ${address}`);
