import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCertificate } from '../scripts/self-signed.ts';

/** The configuration of nginx. */
export const configFolder = join(import.meta.dirname, 'nginx');

export const debian = {
  modules: '/usr/lib/nginx/modules',
  mimeTypes: '/etc/nginx/mime.types',
};

/** The modules that we need besides nginx itself. */
export const moduleFiles = [
  'ngx_http_brotli_static_module.so',
  'ngx_http_headers_more_filter_module.so',
];

export interface LocalServer {
  /** The folder of the built site. */
  root: string;
  /** An empty folder, for the configuration and for what nginx writes. */
  folder: string;
  port: number;
  /** With this port, the site has TLS, and the other port redirects to it. */
  tlsPort?: number | undefined;
  /** Where an intake service listens. */
  intake?: string | undefined;
  /** Gets one line for each request. */
  accessLog?: string | undefined;
  /** Takes the address of a visitor from X-Forwarded-For, as in a container. */
  hasProxy?: boolean;
  workers?: number;
  modules?: string;
  mimeTypes?: string;
}

/**
 * Writes a configuration for this machine: deploy/nginx, edited as an operator would. Returns the
 * file to start nginx with.
 */
export function writeConfig(server: LocalServer): string {
  const { root, folder, port, tlsPort, intake, accessLog, hasProxy, workers = 1 } = server;
  const { modules, mimeTypes } = { ...debian, ...server };
  const main = tlsPort ? 'nginx.conf' : 'container.conf';
  const edits: [what: RegExp, by: string][] = [
    [/\/usr\/lib\/nginx\/modules/, modules],
    [/\/etc\/nginx\/mime\.types/, mimeTypes],
    [/\/run\/site/, folder],
    [/\/srv\/site\/public/, JSON.stringify(root)],
    [/(?<=worker_processes )auto/, `${workers}`],
    [/(?<=error_log )\S+/, 'stderr'],
    [/(?<=access_log )\/\S+ visits/, accessLog ? `${JSON.stringify(accessLog)} visits` : 'off'],
    [/listen \[::\].*\n/, ''],
    [/(?<=listen )80(?:80)?(?=[ ;])/, `127.0.0.1:${port}`],
  ];
  // Without a proxy in front, anyone could forge the header.
  if (!hasProxy) edits.push([/(?<=\n) *(?:set_real_ip_from|real_ip_\w+) .*\n/, '']);
  if (intake) edits.push([/(?<=server )[\d.]+:8787/, intake], [/#: (?=include intake)/, '']);
  if (tlsPort) {
    const { certificate, key } = createCertificate(folder);
    edits.push(
      [/\/\S+\/fullchain\.pem/, certificate],
      [/\/\S+\/privkey\.pem/, key],
      [/(?<=listen )443/, `127.0.0.1:${tlsPort}`],
      [/(?<=https:\/\/)example\.com/, `localhost:${tlsPort}`],
      [/example\.com/, 'localhost'],
      [/^user .*\n/m, ''],
    );
  }
  const names = readdirSync(configFolder).filter((name) => name.endsWith('.conf'));
  const files = new Map(
    names.map((name) => [name, readFileSync(join(configFolder, name), 'utf8')]),
  );
  for (const [pattern, replacement] of edits) {
    if (!pattern.test([...files.values()].join('\n')))
      throw new Error(`deploy/nginx lacks ${pattern}`);
    for (const [name, text] of files) {
      files.set(
        name,
        text.replaceAll(new RegExp(pattern, 'gm'), () => replacement),
      );
    }
  }
  // As root, nginx would run its workers as a user who cannot read a home directory.
  if (process.getuid?.() === 0) files.set(main, `user root;\n${files.get(main)}`);
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  return join(folder, main);
}
