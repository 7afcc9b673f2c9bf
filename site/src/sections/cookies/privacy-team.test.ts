import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Site } from '../../schemas/site.ts';
import { PrivacyTeam } from './PrivacyTeam.tsx';

const copy = { label: 'Privacy team', heading: 'Ask a *person*.', lede: 'Anything.' };
const response = { businessHours: '', weekends: '', privacy: 'within 30 days' };

const render = (site: Pick<Site, 'email' | 'address'>) =>
  renderToStaticMarkup(
    createElement(PrivacyTeam, {
      copy,
      updates: { text: 'This page says so first.' },
      site: { ...site, response } as Site,
    }),
  );

test('the privacy team is reached at its own addresses', () => {
  const html = render({
    email: { privacy: 'privacy@orrery.example', general: 'hello@orrery.example' },
    address: ['12 Meridian Road', 'Bengaluru 560001'],
  });

  expect(html).toContain('href="mailto:privacy@orrery.example"');
  expect(html).toContain('>12 Meridian Road, Bengaluru 560001<');
  expect(html).not.toMatch(/hello@|not set/);
});

test('without addresses it says that they are not set, and has no broken link', () => {
  const html = render({ email: {}, address: undefined });

  expect(html).toContain('>Email not set<');
  expect(html).toContain('>Postal address not set<');
  expect(html).not.toMatch(/mailto:|undefined/);
});
