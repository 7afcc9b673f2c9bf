import { readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { debian, type Machine } from '../nginx-config.ts';

/** Why a command did nothing. The person who ran it reads the message. */
export class Refusal extends Error {}

/** What `settings.json` in the home folder says, and what holds where it says nothing. */
export interface Settings extends Omit<Machine, 'root' | 'parts' | 'assets'> {
  /** The folder of the releases, as a real path. */
  home: string;
  /** The nginx to run. */
  nginx: string;
  /** The systemd unit that runs nginx. Without it, a publish starts nginx itself. */
  service?: string;
}

const required = { plain: ['http'], tls: ['http', 'https', 'domain', 'certificate', 'key'] };
const optional = ['challenges'];
const keys: readonly string[] = [
  ...['listen', 'user', 'workers', 'proxies', 'intake', 'accessLog', 'errorLog', 'run'],
  ...['nginx', 'service', 'modules', 'mimeTypes'],
];

/** A misspelt or missing setting would otherwise show only in how the site is served. */
function problemsOf(given: Record<string, unknown>): string[] {
  const listen = (given.listen ?? {}) as Record<string, unknown>;
  const needed = 'https' in listen ? required.tls : required.plain;
  const known = [...needed, ...('https' in listen ? optional : [])];
  return [
    ...Object.keys(given).filter((key) => !keys.includes(key)),
    ...Object.keys(listen).flatMap((key) => (known.includes(key) ? [] : [`listen.${key}`])),
  ]
    .map((key) => `"${key}" is not a setting`)
    .concat(needed.filter((key) => !listen[key]).map((key) => `"listen.${key}" is missing`));
}

export function readSettings(folder: string): Settings {
  const file = join(resolve(folder), 'settings.json');
  let given: Record<string, unknown>;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${(error as Error).message}`);
  }
  const problems = problemsOf(given);
  if (problems.length > 0) throw new Refusal(`${file}: ${problems.join(', ')}.`);
  const home = realpathSync(folder);
  const usual = {
    ...debian,
    nginx: 'nginx',
    run: '/run/site',
    errorLog: join(home, 'error.log'),
    workers: 'auto',
  };
  return { ...usual, ...given, home } as Settings;
}
