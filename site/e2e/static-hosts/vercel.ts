import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decoded, filesOf, type Host } from './host.ts';

type Headers = Record<string, string>;

interface Source {
  src: string;
  headers?: Headers;
  continue?: boolean;
  status?: number;
  dest?: string;
}

interface Config {
  version: 3;
  routes: (Source | { handle: string })[];
  overrides: Record<string, { path?: string; contentType?: string }>;
}

/** The routes of each phase: those before the first handler belong to the phase "start". */
function phases({ routes }: Config): Map<string, Source[]> {
  const all = new Map<string, Source[]>([['start', []]]);
  let current = 'start';
  for (const route of routes) {
    if ('handle' in route) {
      current = route.handle;
      all.set(current, []);
    } else all.get(current)?.push(route);
  }
  return all;
}

/**
 * Vercel, by its documentation ("Build Output API: Configuration"), from the folder that
 * deploy/vercel-output.ts writes:
 *
 * - "src" is a regular expression. Upper and lower case do not differ.
 * - A route with "continue" adds its headers, and the next route is tried. The first one without it
 *   ends its phase. A header of a later route replaces the same header of an earlier one.
 * - Then the file with this path is looked for. "overrides" gives a file another path: team.html
 *   answers for /team, and no longer for /team.html. /index.html also answers for /.
 * - If there is a file, the phase "hit" may add headers, but not replace them. Otherwise the phase
 *   "error" decides, with the status of its route and the file in its "dest".
 * - Only what is in the folder "static" is served.
 */
export function vercel(output: string): Host {
  const config: Config = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8'));
  const byPhase = phases(config);
  const exists = filesOf(join(output, 'static'));
  const moved = new Map(
    Object.entries(config.overrides).map(([file, { path }]) => [`/${path}`, `/${file}`]),
  );
  const fileFor = (path: string) => {
    const file = moved.get(path) ?? (path === '/' ? '/index.html' : path);
    const isMovedAway = path !== '/' && [...moved.values()].includes(path);
    return !isMovedAway && exists(file) ? file : undefined;
  };

  function run(phase: string, path: string, headers: Headers): Source | undefined {
    const before = { ...headers };
    for (const route of byPhase.get(phase) ?? []) {
      if (!new RegExp(route.src, 'i').test(path)) continue;
      for (const [name, value] of Object.entries(route.headers ?? {})) {
        const key = name.toLowerCase();
        if (phase !== 'hit' || !(key in before)) headers[key] = value;
      }
      if (!route.continue) return route;
    }
    return undefined;
  }

  return (encoded) => {
    const path = decoded(encoded);
    const headers: Headers = {};
    const answer = (status: number, file?: string) => {
      const usual = status === 200 ? { 'cache-control': 'public, max-age=0, must-revalidate' } : {};
      const sent = Object.entries({ ...usual, ...headers });
      return { status, headers: sent, ...(file && { file }) };
    };
    const end = run('start', path, headers);
    if (end?.status) return answer(end.status);
    const file = fileFor(path);
    if (file) {
      run('hit', path, headers);
      return answer(200, file);
    }
    const error = run('error', path, headers);
    return answer(error?.status ?? 404, error?.dest);
  };
}
