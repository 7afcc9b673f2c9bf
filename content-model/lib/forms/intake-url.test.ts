import { afterEach, expect, test, vi } from 'vitest';
import { getIntakeUrl } from './intake-url.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([undefined, '', '  '])('INTAKE_URL %j means that there is no intake service', (value) => {
  vi.stubEnv('INTAKE_URL', value);

  expect(getIntakeUrl()).toBeUndefined();
});

test.each([
  ['https://intake.orrery.example', 'https://intake.orrery.example/'],
  ['https://intake.orrery.example:8443/v1/', 'https://intake.orrery.example:8443/v1/'],
  [' https://orrery.example/intake\n', 'https://orrery.example/intake'],
  ['http://localhost:8787', 'http://localhost:8787/'],
  ['http://127.0.0.1:8787/intake', 'http://127.0.0.1:8787/intake'],
])('INTAKE_URL %j is accepted as %j', (value, address) => {
  vi.stubEnv('INTAKE_URL', value);

  expect(getIntakeUrl()?.href).toBe(address);
});

test.each([
  'http://intake.orrery.example',
  'http://localhost.orrery.example',
  'http://127.0.0.2',
  'intake.orrery.example',
  '/intake',
  'mailto:hello@orrery.example',
  'javascript:alert(1)',
  'https://',
  'true',
])('INTAKE_URL %j stops the build, and the message repeats the value', (value) => {
  vi.stubEnv('INTAKE_URL', value);

  expect(getIntakeUrl).toThrow(`INTAKE_URL is "${value}": it has to be an https address`);
});

test('a password in INTAKE_URL stops the build, and is not repeated in the message', () => {
  vi.stubEnv('INTAKE_URL', 'https://ada:secret@intake.orrery.example');

  expect(getIntakeUrl).toThrow(/^INTAKE_URL has a name or password in it$/);
});
