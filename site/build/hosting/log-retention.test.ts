import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../content/load-content.ts';

const file = resolve(import.meta.dirname, '../../../deploy/logrotate.conf');
const settings = readFileSync(file, 'utf8');
const value = (name: string) => Number(new RegExp(`^\\s*${name} (\\d+)$`, 'm').exec(settings)?.[1]);

test('logs are kept as long as the privacy policy says', () => {
  const { site } = loadContent();
  const retention = site.legal?.logRetention;
  if (retention === undefined) return;

  // Today's log is one day more.
  expect(`${value('rotate') + 1} days`).toBe(retention);
  expect(`${value('maxage')} days`).toBe(retention);
});

/** Debian does not put this folder on the PATH of every user. */
const logrotate = '/usr/sbin/logrotate';
const canRotate = process.platform === 'linux' && (process.env.CI || existsSync(logrotate));

test.runIf(canRotate)('logrotate keeps no more files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'logs-'));
  const { username, gid } = userInfo();
  const group = execFileSync('id', ['-gn', username], { encoding: 'utf8' }).trim() || String(gid);
  const own = settings
    .replace('/var/log/website', folder)
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replace('www-data adm', `${username} ${group}`);
  writeFileSync(join(folder, 'own.conf'), own, { mode: 0o644 });
  const rotate = () =>
    execFileSync(logrotate, [
      '--force',
      '--state',
      join(folder, 'state'),
      join(folder, 'own.conf'),
    ]);

  for (let day = 0; day < value('rotate') + 3; day += 1) {
    writeFileSync(join(folder, 'visits.log'), `a line of day ${day}\n`);
    rotate();
  }
  const logs = readdirSync(folder).filter((name) => name.startsWith('visits.log'));
  rmSync(folder, { recursive: true });

  expect(logs).toHaveLength(value('rotate') + 1);
  expect(logs).toContain('visits.log.2.gz');
});
