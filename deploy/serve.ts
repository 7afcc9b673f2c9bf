/**
 * `npm run serve` serves the built site with a real nginx, in the foreground, on 127.0.0.1:8080.
 * It reloads after a new build. On SIGINT or SIGTERM it finishes open requests and stops.
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
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { builtFolder } from './built-folder.ts';
import { debian, moduleFiles, nginxConfig } from './nginx-config.ts';
import { selfSigned } from './self-signed.ts';

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
const root = builtFolder();
const needed = [
  ...moduleFiles.map((file) => ['module', join(modules, file), 'NGINX_MODULES'] as const),
  ['list of file types', mimeTypes, 'NGINX_MIME'] as const,
];
for (const [what, path, variable] of needed) {
  if (existsSync(path)) continue;
  console.error(
    `nginx's ${what} is not at ${path}. On Debian, "bash .ci/run --install" installs it; ` +
      `elsewhere, set ${variable} to where it is.`,
  );
  process.exit(1);
}

const workplace = mkdtempSync(join(tmpdir(), 'website-nginx-'));

const http = `127.0.0.1:${port}`;
writeFileSync(
  join(workplace, 'nginx.conf'),
  nginxConfig({
    root,
    modules,
    mimeTypes,
    run: workplace,
    ...(process.env.ACCESS_LOG && { accessLog: resolve(process.env.ACCESS_LOG) }),
    ...(process.env.INTAKE && { intake: process.env.INTAKE }),
    errorLog: 'stderr',
    // As root, nginx would run its worker as a user who cannot read a home directory.
    ...(process.getuid?.() === 0 && { user: 'root' }),
    workers: 1,
    listen: tlsPort
      ? { http, https: `127.0.0.1:${tlsPort}`, domain: 'localhost', ...selfSigned(workplace) }
      : { http },
  }),
);

const nginx = spawn(nginxCommand, ['-c', join(workplace, 'nginx.conf'), '-g', 'daemon off;'], {
  // In its own process group: otherwise Ctrl-C would reach nginx too, and cut off open requests.
  detached: true,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => nginx.kill('SIGQUIT'));
}
nginx.on('close', (code) => {
  rmSync(workplace, { recursive: true, force: true });
  process.exit(code ?? 1);
});

/** The mtime of every file. Empty during a build, which removes the last one first. */
function state(): string {
  try {
    statSync(join(root, '_nginx/http.conf'));
    const files = readdirSync(root, { recursive: true }).map(String);
    return files.map((file) => statSync(join(root, file)).mtimeMs).join();
  } catch {
    return '';
  }
}
// The policies have the hashes of the pages: under those of the last build, a page has no styles.
let served = state();
let last = served;
setInterval(() => {
  const now = state();
  // A build that is complete stays the same for a second.
  if (now !== '' && now !== served && now === last) {
    nginx.kill('SIGHUP');
    served = now;
    console.log('Serving the new build.');
  }
  last = now;
}, 1000).unref();

const address = tlsPort ? `https://localhost:${tlsPort}` : `http://${http}`;
console.log(`Serving ${root} at ${address}`);
