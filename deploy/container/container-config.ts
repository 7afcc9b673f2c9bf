import { debian, type Machine, nginxConfig } from '../nginx-config.ts';

/** Where the Containerfile puts things. Only `run` can be written to. */
export const places = {
  root: '/srv/site',
  parts: '/srv/nginx',
  config: '/srv/nginx/nginx.conf',
  run: '/run/site',
};

/** Private and loopback addresses (RFC 1918, RFC 4193): where a local proxy connects from. */
const privateNetworks = [
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '127.0.0.0/8'],
  ...['fc00::/7', '::1'],
];

const machine: Machine = {
  ...debian,
  root: places.root,
  parts: places.parts,
  run: places.run,
  accessLog: '/dev/stdout',
  errorLog: 'stderr',
  workers: 'auto',
  proxies: privateNetworks,
  listen: { http: '8080' },
};

/** The configuration of nginx in the container, behind a proxy that terminates TLS. */
export const containerConfig = (change: Partial<Machine> = {}) =>
  nginxConfig({ ...machine, ...change });
