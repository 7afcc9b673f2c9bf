import { expect, test } from 'vitest';
import { contentFolder } from '../../../company.ts';
import { checkContent } from '../check-content.ts';
import { readContentFiles } from '../content-files.ts';
import { formatProblem } from '../problem.ts';

const files = readContentFiles(contentFolder);

/** The messages of the check about a list of redirects, without their folder. */
function listMessages(...redirects: [from: string, to: string][]): string[] {
  const list = redirects.map(([from, to]) => `  - { from: ${from}, to: "${to}" }`).join('\n');
  const result = checkContent(new Map(files).set('redirects.yaml', `list:\n${list}\n`));
  return 'problems' in result
    ? result.problems.map((problem) => formatProblem(problem).replace(/.*content\//, ''))
    : [];
}

test('an old address may have any ending, and lead to a page, a part of one or another site', () => {
  expect(
    listMessages(
      ['/about-us/', '/team'],
      ['/Leistungen/Beratung_2019.html', '/ai-development'],
      ['/%C3%BCber-uns', '/support#hours'],
      ['/shop/index.php', 'https://shop.company.example/?from=old'],
      ['/services', '/#services'],
    ),
  ).toEqual([]);
});

test.for([
  ['/team', 'must be an address that this site does not have'],
  ['/Team.html', 'must be an address that this site does not have'],
  ['/index.html', 'must be an address that this site does not have'],
  ['/robots.txt', 'must be an address that this site does not have'],
  ['/team.md', 'must be an address that this site does not have'],
  ['/intake/old', 'must be an address that this site does not have'],
  ['about-us', 'must be an address of the old site'],
  ['/a/../../b', 'must be an address of the old site'],
  ['/%2e%2e/b', 'must be an address of the old site'],
  ['/_astro/a', 'must be an address of the old site'],
  ['"/page?id=3"', 'must be an address of the old site'],
] as const)('%s %s', ([from, says]) => {
  expect(listMessages([from, '/news'])).toEqual([expect.stringMatching(`from: found .*; ${says}`)]);
});

test.for([
  ['/nowhere', 'must be one of /, /team'],
  ['/services', 'must be one of /, /team'],
  ['/support#nothing', 'must lead to /support or a part of it'],
  ['http://company.example', 'must be a page like'],
  ['https://orrery.example/team', 'must be without https://orrery.example'],
] as const)('a new address %s %s', ([to, says]) => {
  expect(listMessages(['/old', to])).toEqual([expect.stringMatching(`to: found .*; ${says}`)]);
});

test('an address is there once, and leads to its end at once', () => {
  expect(listMessages(['/about', '/team'], ['/About/', '/news'])).toEqual([
    expect.stringMatching(/^redirects.yaml:3: .*from: found "\/About\/"; must be different from/),
  ]);
  expect(listMessages(['/older', '/old'], ['/old', '/team'])).toEqual([
    expect.stringContaining('to: found a link to "/old"; must be "/team": /old only leads there'),
  ]);
  expect(listMessages(['/one', '/other'], ['/other', '/one'])).toHaveLength(2);
});
