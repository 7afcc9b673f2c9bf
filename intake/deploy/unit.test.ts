import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const units = ['intake.service', 'intake-retention.service', 'intake-retention.timer'];

/** From Debian's package `systemd`. In CI, a missing one is a failure. */
const hasSystemd =
  Boolean(process.env.CI) || spawnSync('systemd-analyze', ['--version']).status === 0;

describe.skipIf(!hasSystemd)('systemd', () => {
  test('understands every line of the units', () => {
    const folder = mkdtempSync(join(tmpdir(), 'units-'));
    for (const unit of units) {
      // The programs are not installed where this test runs.
      writeFileSync(
        join(folder, unit),
        read(unit).replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'),
      );
    }

    const files = units.map((unit) => join(folder, unit));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });

    const ours = stderr.split('\n').filter((line) => /intake/.test(line));
    expect([status, ours]).toEqual([0, []]);
  });

  test.each(['intake.service', 'intake-retention.service'])(
    'finds that %s is shut off from the machine',
    (unit) => {
      const report = execFileSync(
        'systemd-analyze',
        ['security', '--offline=true', '--no-pager', join(import.meta.dirname, unit)],
        { encoding: 'utf8' },
      );

      // 10 is no protection at all.
      expect(Number(/exposure level for .*: ([\d.]+)/.exec(report)?.[1])).toBeLessThan(1.5);
    },
  );
});

test('the service is never left stopped, and cannot take all memory of the machine', () => {
  const unit = read('intake.service');
  const [, head = '', service = ''] = unit.split(/^\[\w+\]$/m);

  expect(head).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(service).toMatch(/^Restart=always$/m);
  expect(service).toMatch(/^MemoryMax=\d+M$/m);
  expect(service).toMatch(/^TasksMax=\d+$/m);
});

test('a stop takes no longer than systemd waits', () => {
  // An email in progress may wait this long for a silent mail server.
  const source = read('../src/delivery/email.ts');
  const silence = Number(/socketTimeout: ([\d_]+)/.exec(source)?.[1]?.replaceAll('_', '')) / 1000;

  expect(silence).toBeGreaterThan(0);
  expect(Number(/TimeoutStopSec=(\d+)/.exec(read('intake.service'))?.[1])).toBeGreaterThan(silence);
});

test('the service starts with the sample settings, also with those that are switched off', () => {
  const lines = read('intake.env')
    .replace('whsec_…', `whsec_${'a'.repeat(32)}`)
    .matchAll(/^#?([A-Z_]+)=(.*)$/gm);
  const settings = Object.fromEntries(Array.from(lines, ([, name, value]) => [name, value]));

  expect(readConfig(settings)).toMatchObject({ ACKNOWLEDGE_VISITORS: true, PORT: 8787 });
});
