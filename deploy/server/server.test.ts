import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../site/build/content/load-content.ts';
import { readSettings } from '../release/settings.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const settings = readSettings(import.meta.dirname);

test('the sample settings fit the unit and the rotation of the log', () => {
  const unit = read('site.service');

  expect(`${settings.service}.service`).toBe('site.service');
  expect(unit).toContain(`RuntimeDirectory=${settings.run.split('/').at(-1)}\n`);
  expect(unit).toContain('LogsDirectory=site\n');
  for (const log of [settings.accessLog, settings.errorLog]) {
    expect(log).toMatch(/^\/var\/log\/site\/\w+\.log$/);
  }
  expect(read('logrotate')).toMatch(/^\/var\/log\/site\/\*\.log \{$/m);
});

const rotation = read('logrotate');
const value = (name: string) => Number(new RegExp(`^\\s*${name} (\\d+)$`, 'm').exec(rotation)?.[1]);

test('the log is deleted when the privacy policy says', () => {
  const promised = loadContent().site.legal?.logRetention ?? '30 days';

  expect(`${value('maxage')} days`).toBe(promised);
  // Today's log is one day more.
  expect(`${value('rotate') + 1} days`).toBe(promised);
});

/** Debian does not put this folder on the PATH of every user. */
const logrotate = '/usr/sbin/logrotate';
const canRotate = process.platform === 'linux' && (process.env.CI || existsSync(logrotate));

test.runIf(canRotate)('logrotate keeps no more files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'logs-'));
  const { username } = userInfo();
  const group = execFileSync('id', ['-gn', username], { encoding: 'utf8' }).trim();
  const own = rotation
    .replace('/var/log/site', folder)
    .replace('root adm', `${username} ${group}`)
    .replace(/systemctl .*/, 'true');
  const state = join(folder, 'state');
  const settings = join(folder, 'own.conf');
  writeFileSync(settings, own, { mode: 0o644 });

  for (let day = 0; day < value('rotate') + 3; day += 1) {
    writeFileSync(join(folder, 'access.log'), `a line of day ${day}\n`);
    execFileSync(logrotate, ['--force', '--state', state, settings]);
  }
  const logs = readdirSync(folder).filter((name) => name.startsWith('access.log'));
  rmSync(folder, { recursive: true });

  expect(logs).toHaveLength(value('rotate') + 1);
  expect(logs).toContain('access.log.2.gz');
});
