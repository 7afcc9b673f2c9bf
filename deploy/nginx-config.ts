import { join, resolve } from 'node:path';
import { intakeUpstream, passToIntake } from './intake-proxy.ts';

/** What differs between machines. All paths are absolute. */
export interface Machine {
  /** The folder of the built site. */
  root: string;
  /** The folder of http.conf and site.conf, if not this repository's. */
  parts?: string;
  /** The folder that has _astro, if not root. */
  assets?: string;
  /** The folder of nginx's modules, and its list of file types. */
  modules: string;
  mimeTypes: string;
  /** Where nginx keeps its process id and temporary files. */
  run: string;
  /** Where one line is written for each request. Without it, none is. */
  accessLog?: string;
  errorLog: string;
  /** The user that the workers run as, if nginx is started by root. */
  user?: string;
  workers: number | 'auto';
  /** Networks of trusted proxies, whose X-Forwarded-For names the visitor. */
  proxies?: readonly string[];
  /** Where the intake service listens, if there is one (see intake-proxy.ts). It gets /intake/. */
  intake?: string;
  listen: Plain | Tls;
}

/** Without TLS: for tests, or behind a proxy that terminates TLS. */
export interface Plain {
  /** Where to listen: a port, for every address of the machine, or "127.0.0.1:8080". */
  http: string;
}

export interface Tls {
  /** Where to listen, in the same form. */
  http: string;
  https: string;
  /** The domain of the site. Requests for others get 421. */
  domain: string;
  certificate: string;
  key: string;
  /** The webroot for ACME challenges. */
  challenges?: string;
}

export const debian = {
  modules: '/usr/lib/nginx/modules',
  mimeTypes: '/etc/nginx/mime.types',
};
/** How many files and connections a worker may have open. */
export const openFiles = 20_000;

/** The modules that we need besides nginx itself. */
export const moduleFiles = [
  'ngx_http_brotli_static_module.so',
  'ngx_http_headers_more_filter_module.so',
];

/** The folder of the files that are the same on every machine. */
export const ownParts = resolve(import.meta.dirname, 'nginx');
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const quoted = (path: string) => JSON.stringify(path);

/** The headers of responses that are not files. */
const otherHeaders = (root: string) => `include ${quoted(join(root, '_nginx/proxied.conf'))};`;

/** A challenge costs the service 5 ms. Allows the burst of a whole office, but no flood. */
const challengeLimit = `map $uri $site_challenge_for { /intake/challenge $binary_remote_addr; }
  limit_req_zone $site_challenge_for zone=challenges:1m rate=10r/s;
  limit_req_status 429;
  limit_req_log_level info;`;

/** The intake service, on the same origin as the pages. */
function intakeLocation(root: string): string {
  return `location = /intake { return 404; }
    location /intake/ {
      ${otherHeaders(root)}
      # A link of an email has its token in the query.
      more_set_headers "Referrer-Policy: no-referrer";
      limit_conn by_address 20;
      limit_req zone=challenges burst=40 nodelay;
      ${passToIntake}
    }`;
}

function site({ root, parts = ownParts, accessLog, intake }: Machine): string {
  return `root ${quoted(root)};
    include ${quoted(join(root, '_nginx/server.conf'))};
    more_set_headers "Allow: $site_allow";
    include ${quoted(join(parts, 'site.conf'))};
    ${intake ? intakeLocation(root) : ''}
    ${accessLog ? `access_log ${quoted(accessLog)} visits;` : ''}`;
}

/** To nginx, a bare port means IPv4 only. */
function listenOn(place: string, options = ''): string {
  const addresses = /^\d+$/.test(place) ? [place, `[::]:${place}`] : [place];
  return addresses.map((address) => `listen ${address}${options};`).join('\n    ');
}

function servers(machine: Machine): string {
  const { listen } = machine;
  if (!('https' in listen)) {
    return `
  server {
    ${listenOn(listen.http)}
    ${site(machine)}
  }`;
  }
  const { http, https, domain, certificate, key, challenges } = listen;
  const own = https.includes(':') ? `:${https.split(':').at(-1)}` : '';
  const elsewhere = `return 301 https://${domain}${own}$request_uri;`;
  const tls = `ssl_certificate ${quoted(certificate)};
    ssl_certificate_key ${quoted(key)};`;
  const headers = otherHeaders(machine.root);
  // Browsers ignore HSTS without TLS, and for another domain it is not ours to set.
  const headersWithoutHsts = `${headers}
    more_clear_headers Strict-Transport-Security;`;
  return `
  server {
    ${listenOn(http, ' default_server')}
    ${headersWithoutHsts}
    ${challenges ? `location ^~ /.well-known/acme-challenge/ { root ${quoted(challenges)}; }` : ''}
    location / { ${elsewhere} }
  }
  server {
    ${listenOn(https, ' ssl http2 default_server')}
    ssl_reject_handshake on;
    # A request on a connection for our domain may still name another one.
    ${headersWithoutHsts}
    return 421;
  }
  server {
    ${listenOn(https, ' ssl http2')}
    server_name www.${domain};
    ${tls}
    ${headers}
    ${elsewhere}
  }
  server {
    ${listenOn(https, ' ssl http2')}
    server_name ${domain};
    ${tls}
    ${site(machine)}
  }`;
}

/** Otherwise all visitors behind a proxy would share one limit of connections. */
function visitors(proxies: readonly string[]): string {
  if (proxies.length === 0) return '';
  return `${proxies.map((network) => `set_real_ip_from ${network};`).join('\n  ')}
  real_ip_header X-Forwarded-For;
  real_ip_recursive on;`;
}

/** The whole configuration of nginx for a machine. */
export function nginxConfig(machine: Machine): string {
  const { root, parts = ownParts, modules, mimeTypes, run, errorLog, user, workers } = machine;
  return `# Written by deploy/nginx-config.ts
${moduleFiles.map((file) => `load_module ${quoted(join(modules, file))};`).join('\n')}
${user ? `user ${user};` : ''}
worker_processes ${workers};
# For connections and cached files. The unit and the container allow as many.
worker_rlimit_nofile ${openFiles};
# After a reload, old workers serve the old release for at most this long.
worker_shutdown_timeout 60s;
# Every request matches regular expressions.
pcre_jit on;
pid ${quoted(join(run, 'nginx.pid'))};
# Entries contain visitors' addresses, so log only what an operator must act on.
error_log ${errorLog} crit;
events { worker_connections 16384; }
http {
  # Otherwise nginx opens its default log, which needs root.
  access_log off;
  include ${quoted(mimeTypes)};
  include ${quoted(join(parts, 'http.conf'))};
  ${machine.intake ? intakeUpstream(machine.intake) : ''}
  ${machine.intake ? challengeLimit : ''}
  map $host $site_assets { default ${quoted(machine.assets ?? root)}; }
  map $host $site_lacks_intake { default ${machine.intake ? 0 : 1}; }
  include ${quoted(join(root, '_nginx/http.conf'))};
  ${temporary.map((kind) => `${kind}_temp_path ${quoted(join(run, kind))};`).join('\n  ')}
  ${visitors(machine.proxies ?? [])}
${servers(machine)}
}
`;
}
