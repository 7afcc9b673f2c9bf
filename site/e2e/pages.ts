import { existsSync } from 'node:fs';
import { routes } from '../src/lib/routes.ts';

const isWritten = (path: string) =>
  path === '/' || existsSync(new URL(`../dist${path}.html`, import.meta.url));

/** The pages that are written, and one address that has none. Each must hold what all must hold. */
export const pages = [...routes.filter(isWritten), '/nowhere'];
