import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startWholeService } from '../test/whole-service.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const rules = read('alerts.yaml');
const dashboard = read('dashboard.json');
const alerts = Array.from(rules.matchAll(/- alert: (\w+)/g), ([, name = '']) => name);

/** From Debian's package `prometheus`. In CI, a missing one is a failure. */
const hasPromtool = Boolean(process.env.CI) || spawnSync('promtool', ['--version']).status === 0;

test.skipIf(!hasPromtool)('Prometheus accepts the rules, and each alert fires in time', () => {
  const promtool = (...options: string[]) =>
    execFileSync('promtool', options, { cwd: import.meta.dirname, encoding: 'utf8' });

  expect(promtool('check', 'rules', 'alerts.yaml')).toContain(`${alerts.length} rules found`);
  expect(promtool('test', 'rules', 'alerts.test.yaml')).toContain('SUCCESS');
});

test.each(alerts)('%s tells the operator what to do', (alert) => {
  const [, body = ''] = rules.split(`- alert: ${alert}\n`);
  const [own = ''] = body.split('- alert:');
  expect(own).toMatch(/severity: (warning|critical)[\s\S]*summary: [\s\S]*description: /);
  expect(read('../docs/operations.md')).toMatch(new RegExp(`^\\| \`${alert}\` +\\|`, 'm'));
});

test('the dashboard lets the person who imports it choose the data source', () => {
  const { __inputs, panels } = JSON.parse(dashboard);

  expect(__inputs).toMatchObject([{ type: 'datasource', pluginId: 'prometheus' }]);
  for (const { datasource } of panels) expect(datasource.uid).toBe(`\${${__inputs[0].name}}`);
});

const whole = await startWholeService();
afterAll(whole.stop);

describe('the figures of the running service', () => {
  const metrics = async () => {
    const response = await fetch(`${whole.service.adminUrl}/metrics`);
    expect(response.status).toBe(200);
    return response.text();
  };
  const figure = (text: string, name: string) => {
    const line = text.split('\n').find((part) => part.startsWith(`${name} `));
    return line && Number(line.slice(name.length));
  };

  test('are those that alerts and dashboard use, and no other', async () => {
    const exported = Array.from((await metrics()).matchAll(/^# TYPE (\w+)/gm), ([, name]) => name);
    const used = new Set(
      Array.from((rules + dashboard).matchAll(/\b((?:intake|process)_\w+)/g), ([, name = '']) =>
        name.replace(/_bucket$/, ''),
      ),
    );

    expect([...used].filter((name) => !exported.includes(name))).toEqual([]);
    expect(exported.filter((name) => name?.startsWith('intake_') && !used.has(name))).toEqual([]);
  });

  test('count what was stored and answered, and say how long it took', async () => {
    await whole.post('/newsletter', { email: 'ada@example.com' });

    const text = await metrics();

    expect(figure(text, 'intake_messages_stored_total{form="newsletter"}')).toBe(1);
    expect(figure(text, 'intake_answers_total{form="newsletter",status="201"}')).toBe(1);
    expect(figure(text, 'intake_answer_seconds_count{form="newsletter"}')).toBe(1);
    expect(figure(text, 'intake_database_up')).toBe(1);
    expect(figure(text, 'intake_deliveries_dead')).toBe(0);
  });

  test('say that the database is gone, and do not invent what it would have said', async () => {
    await whole.cluster.stop('immediate');
    const during = await metrics();
    await whole.cluster.start();

    expect(figure(during, 'intake_database_up')).toBe(0);
    expect(figure(during, 'intake_deliveries_dead')).toBeUndefined();
    expect(figure(during, 'intake_oldest_waiting_seconds')).toBeUndefined();
    await vi.waitFor(async () => expect(figure(await metrics(), 'intake_deliveries_dead')).toBe(0));
  });
});
