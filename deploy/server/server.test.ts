import { readFileSync } from 'node:fs';
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

test('the log is deleted when the privacy policy says', () => {
  const promised = loadContent().site.legal?.logRetention ?? '30 days';

  expect(`${/maxage (\d+)/.exec(read('logrotate'))?.[1]} days`).toBe(promised);
});
