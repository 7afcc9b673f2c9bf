import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { maxStopTime } from '../src/delivery/worker.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** From Debian's package `systemd`. In CI, a missing one is a failure. */
const hasSystemd =
  Boolean(process.env.CI) || spawnSync('systemd-analyze', ['--version']).status === 0;

describe.skipIf(!hasSystemd)('systemd', () => {
  test('understands every line of the unit', () => {
    const folder = mkdtempSync(join(tmpdir(), 'units-'));
    const file = join(folder, 'intake.service');
    // The programs are not installed where this test runs.
    const unit = read('intake.service').replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true');
    writeFileSync(file, unit);

    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });

    const ours = stderr.split('\n').filter((line) => /intake/.test(line));
    expect([status, ours]).toEqual([0, []]);
  });

  test('finds that the service is shut off from the machine', () => {
    const unit = join(import.meta.dirname, 'intake.service');
    const report = execFileSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', unit],
      { encoding: 'utf8' },
    );

    // 10 is no protection at all.
    expect(Number(/exposure level for .*: ([\d.]+)/.exec(report)?.[1])).toBeLessThan(1.5);
  });
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
  const waits = Number(/TimeoutStopSec=(\d+)/.exec(read('intake.service'))?.[1]) * 1000;

  expect(waits).toBeGreaterThan(maxStopTime);
});

test('the service starts with the sample settings, also with those that are switched off', () => {
  const lines = read('intake.env')
    .replace('whsec_…', `whsec_${'a'.repeat(32)}`)
    .matchAll(/^#?([A-Z_]+)=(.*)$/gm);
  const settings = Object.fromEntries(Array.from(lines, ([, name, value]) => [name, value]));

  expect(readConfig(settings)).toMatchObject({ ACKNOWLEDGE_VISITORS: true, PORT: 8787 });
});
