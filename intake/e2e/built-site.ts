import { join, resolve } from 'node:path';
import { buildWebsite } from '../test/website.ts';

/** Where it is built, once for all of these tests. */
export const folder = resolve(import.meta.dirname, '../dist-service');
/** Beside those of the site's own tests. */
export const port = Number(process.env.PORT ?? 8123) + 1000;

/** Where the site of these tests is, with the service behind the same nginx. */
export const site = `http://127.0.0.1:${port}`;
/** The same pages on a static host. To a browser, "localhost" is another site. */
export const staticHost = `http://localhost:${port + 1}`;
export const intakeUrl = `${site}/intake`;
/** The page of the site in which the service shows its answers. */
export const answerPage = join(folder, '_intake/answer.html');

export const buildSite = () => buildWebsite(folder, intakeUrl);
