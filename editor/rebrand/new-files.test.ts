import { readFileSync } from 'node:fs';
import { loadColors } from '@website/content-model/checks/colors/load-colors.ts';
import { colorsFile } from '@website/content-model/company.ts';
import { siteSchema } from '@website/content-model/schemas/site.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { derivePalette } from './derive-palette.ts';
import { newColors, newSite } from './new-site.ts';

const site = `# The company.
name: Old Name # as people say it
domain: old.example
founded: 2001
blurb: >-
  Old Name makes old things.
email:
  general: hello@old.example
  legal: legal@old.example
phone: +1 202 555 0100
phoneNote: Answered in Old Town
address:
  - 1 Old Road
# Shown on the support page.
hours:
  days: [Mon, Tue]
  opens: "09:00"
  closes: "18:00"
  zone: Asia/Tokyo
  abbreviation: JST
# For the policies.
legal:
  entity: Old Name Limited
  law: the law of old
social:
  - network: linkedin
    label: LinkedIn
    href: https://linkedin.example/old
  - network: github
    label: GitHub
  - network: x
    label: X
    href: https://x.example/old
  - network: youtube
    label: YouTube
sample: false
`;
const answers = new Map<string, unknown>([
  ['name', 'Harbor & Sons: 1'],
  ['domain', 'harbor.example'],
  ['founded', 1987],
  ['blurb', 'We move goods.'],
  ['email', 'a@harbor.example'],
  ['hours', { days: ['Sat', 'Sun'], opens: '08:00', closes: '12:00' }],
  ['zone', 'Europe/Berlin'],
  ['zone-name', 'CET'],
]);

test('the new site.yaml is valid, keeps its comments, and has nothing of the old company', () => {
  const text = newSite(site, answers);

  expect(siteSchema.parse(parse(text))).toMatchObject({
    name: 'Harbor & Sons: 1',
    hours: { days: ['Sat', 'Sun'], opens: '08:00', zone: 'Europe/Berlin' },
    email: { general: 'a@harbor.example' },
    social: [],
    sample: true,
  });
  expect(text).not.toMatch(/old|555|Asia|JST|2020|2001/i);
  for (const comment of [
    '# The company.',
    '# as people say it',
    '# Shown on',
    '# For the policies.',
  ])
    expect(text).toContain(comment);
});

test('a second rebrand starts from the first', () => {
  const once = newSite(site, answers);
  const twice = newSite(once, new Map([...answers, ['phone', '+49 30 1'], ['entity', 'H']]));

  expect(parse(twice)).toMatchObject({ phone: '+49 30 1', legal: { entity: 'H' } });
});

test('of colors.yaml, only colors change', () => {
  const before = readFileSync(colorsFile, 'utf8');
  const brand = { main: '#102a12', accent: '#2f7a1f' };
  const palettes = derivePalette(brand, loadColors(before));

  const after = newColors(before, palettes);

  const withoutColors = (text: string) => text.replaceAll(/"#\w+"/g, '');
  expect(withoutColors(after)).toBe(withoutColors(before));
  expect(loadColors(after).light.get('--accent-bold')).toBe(brand.accent);
  expect(loadColors(after)).toEqual(palettes);
});
