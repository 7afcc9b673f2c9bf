import { debian, type Machine, nginxConfig } from '../nginx-config.ts';

/** Where the Containerfile puts things. Only `run` can be written to. */
export const places = {
  root: '/srv/site',
  parts: '/srv/nginx',
  config: '/srv/nginx/nginx.conf',
  run: '/run/site',
};

/** Networks that a proxy next to the container can be in: those that nobody on the internet has. */
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

/** The configuration of nginx in the container, which stands behind a proxy that ends TLS. */
export const containerConfig = (change: Partial<Machine> = {}) =>
  nginxConfig({ ...machine, ...change });
