import { expect, test } from 'vitest';
import { contentFolder } from '../../../company.ts';
import { checkContent } from '../check-content.ts';
import { readContentFiles } from '../content-files.ts';
import { problemLine } from '../problem.ts';

const files = readContentFiles(contentFolder);

/** What the check says about a list of redirects: the lines after their place. */
function messagesFor(...redirects: [from: string, to: string][]): string[] {
  const list = redirects.map(([from, to]) => `  - { from: ${from}, to: "${to}" }`).join('\n');
  const result = checkContent(new Map(files).set('redirects.yaml', `list:\n${list}\n`));
  return 'problems' in result
    ? result.problems.map((one) => problemLine(one).replace(/.*content\//, ''))
    : [];
}

test('an old address may have any ending, and lead to a page, a part of one or another site', () => {
  expect(
    messagesFor(
      ['/about-us/', '/team'],
      ['/Leistungen/Beratung_2019.html', '/ai-development'],
      ['/%C3%BCber-uns', '/support#hours'],
      ['/shop/index.php', 'https://shop.company.example/?from=old'],
      ['/services', '/#services'],
    ),
  ).toEqual([]);
});

test.for<[from: string, to: string, says: string]>([
  ['/team', '/news', 'from: found "/team"; must be an address that this site does not have'],
  ['/Team.html', '/news', 'from: found "/Team.html"; must be an address that this site does not'],
  ['/index.html', '/news', 'from: found "/index.html"; must be an address that this site does'],
  ['/robots.txt', '/news', 'from: found "/robots.txt"; must be an address that this site does'],
  ['/team.md', '/news', 'from: found "/team.md"; must be an address that this site does not have'],
  ['/intake/old', '/news', 'from: found "/intake/old"; must be an address that this site does'],
  ['about-us', '/team', 'from: found "about-us"; must be an address of the old site'],
  ['/a/../../b', '/team', 'from: found "/a/../../b"; must be an address of the old site'],
  ['/%2e%2e/b', '/team', 'from: found "/%2e%2e/b"; must be an address of the old site'],
  ['/_astro/a', '/team', 'from: found "/_astro/a"; must be an address of the old site'],
  ['"/page?id=3"', '/team', 'from: found "/page?id=3"; must be an address of the old site'],
  ['/old', '/nowhere', 'to: found a link to "/nowhere"; must be one of /, /team'],
  ['/old', '/services', 'to: found a link to "/services"; must be one of /, /team'],
  ['/old', '/support#nothing', 'to: found a link to "/support#nothing"; must lead to /support or'],
  ['/old', 'http://company.example', 'to: found "http://company.example"; must be a page like'],
  ['/old', 'https://orrery.example/team', 'must be without https://orrery.example'],
])('%s cannot lead to %s', ([from, to, says]) => {
  expect(messagesFor([from, to])).toEqual([expect.stringContaining(says)]);
});

test('an address is there once, and leads to its end at once', () => {
  expect(messagesFor(['/about', '/team'], ['/About/', '/news'])).toEqual([
    expect.stringMatching(/^redirects.yaml:3: .*from: found "\/About\/"; must be different from/),
  ]);
  expect(messagesFor(['/older', '/old'], ['/old', '/team'])).toEqual([
    expect.stringContaining('to: found a link to "/old"; must be "/team": /old only leads there'),
  ]);
  expect(messagesFor(['/one', '/other'], ['/other', '/one'])).toHaveLength(2);
});

test('a list without addresses, or of something else, is refused in words', () => {
  const wrong = (text: string) => checkContent(new Map(files).set('redirects.yaml', text));

  expect(wrong('list: []')).toMatchObject({ content: { redirects: [] } });
  for (const text of ['', '- from: /a', 'list:', 'list: [1]', 'list: [{ from: 1, to: [] }]'])
    expect(wrong(text)).toHaveProperty('problems');
});
