import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyOfSite } from './copy-of-site.ts';

test('a site built with an intake address says so in its privacy policy', {
  timeout: 120_000,
}, () => {
  const copy = copyOfSite('intake-address');
  onTestFinished(copy.remove);
  vi.stubEnv('INTAKE_URL', 'https://intake.orrery.example/');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });

  copy.build();

  const privacy = readFileSync(copy.path('dist', 'privacy.html'), 'utf8');
  expect(privacy).toContain('stored by the service until it is answered');
  expect(privacy).not.toContain('mail program');
});
