import { resolve } from 'node:path';
import { hasNginx } from '../test-helpers/server-script.ts';

const port = Number(process.env.PORT ?? 8123);

/** The folder of the built site. */
export const dist = resolve(import.meta.dirname, '..', process.env.DIST ?? 'dist');

/** The site built with the default settings. */
export const site = `http://127.0.0.1:${port}`;
/** The same site with TLS, as in production. Without nginx, there is no such server. */
export const secureSite = hasNginx ? `https://localhost:${port + 5000}` : site;
/** The port that redirects visitors without TLS to it. */
export const insecureSite = `http://127.0.0.1:${port + 6000}`;
/** The site built with an intake address, and the server at that address. */
export const siteWithIntake = `http://127.0.0.1:${port + 1000}`;
export const intake = `http://127.0.0.1:${port + 2000}`;
/** Companies with as little and with as much as possible. */
export const extremeCopy = `http://127.0.0.1:${port + 9000}`;
