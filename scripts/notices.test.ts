import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isDeleted, project, read } from './documentation.ts';
import { files, renderNotices } from './notices.ts';
import { listThirdParties, type ThirdParty } from './third-party.ts';

const { visitors, service } = await listThirdParties();

/** They ask for no more than their notice. */
const permissive = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1'],
];

test('the notices are those of the installed packages', async () => {
  for (const [path, text] of Object.entries(await renderNotices())) {
    // Its list of what the service runs stays as it is.
    if (isDeleted('intake') && path === files.list) continue;
    expect(
      existsSync(join(project, path)),
      `${path} is missing: node scripts/write-notices.ts`,
    ).toBe(true);
    expect(read(path), `${path} is out of date: node scripts/write-notices.ts`).toBe(text);
  }
});

test('every license is one that we accept', () => {
  const refused = [...visitors, ...service].filter(({ license }) => !permissive.includes(license));

  expect(refused).toEqual([]);
});

test('the scripts of the islands and the service are looked into', () => {
  const names = (packages: ThirdParty[]) => packages.map(({ name }) => name);

  expect(names(visitors)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'zod', 'astro', 'lucide']),
  );
  expect(names(service)).not.toContain('react');
  if (isDeleted('intake')) return;
  expect(names(service)).toEqual(expect.arrayContaining(['hono', 'nodemailer', 'zod']));
});
