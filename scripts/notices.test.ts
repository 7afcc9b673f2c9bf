import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project, read } from './documentation.ts';
import { notices } from './notices.ts';
import { everything, type ThirdParty } from './third-party.ts';

const { visitors, service, tools } = await everything();

/** They ask for no more than their notice. */
const permissive = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'OFL-1.1', 'PSF-2.0', 'Python-2.0', 'WTFPL', 'Zlib'],
];
/** They ask for more from whoever passes them on, which a tool is not. */
const forTools = [...permissive, 'CC BY-SA 4.0', 'LGPL-3.0-or-later', 'MPL-2.0'];

function isAccepted({ license }: ThirdParty, accepted: string[]): boolean {
  const parts = license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
  const has = (part: string) => accepted.includes(part);
  return license.includes(' OR ') ? parts.some(has) : parts.every(has);
}

test('the notices are those of the installed packages', async () => {
  for (const [path, text] of Object.entries(await notices())) {
    expect(existsSync(join(project, path)), `${path} is missing: npm run notices`).toBe(true);
    expect(read(path), `${path} is out of date: npm run notices`).toBe(text);
  }
});

test('every license is one that we accept', () => {
  const refused = [
    ...[...visitors, ...service].filter((one) => !isAccepted(one, permissive)),
    ...tools.filter((one) => !isAccepted(one, forTools)),
  ];

  expect(refused).toEqual([]);
});

test('the script of the forms and the service are looked into', () => {
  const names = (all: ThirdParty[]) => all.map(({ name }) => name);

  expect(names(visitors)).toEqual(expect.arrayContaining(['react', 'react-dom', 'zod', 'lucide']));
  expect(names(service)).toEqual(expect.arrayContaining(['hono', 'pg', 'pg-protocol', 'zod']));
  expect(names(service)).not.toContain('react');
});
