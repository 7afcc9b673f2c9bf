import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../../company.ts';
import { homeSchema } from '../../schemas/home.ts';
import { type Site, siteSchema } from '../../schemas/site.ts';
import { Contact } from '../home/Contact.tsx';
import { Footer } from './Footer.tsx';

/** The owner's file, with our own values for the fields under test. */
const complete = siteSchema.parse({
  ...parse(readFileSync(`${contentFolder}/site.yaml`, 'utf8')),
  email: { general: 'hello@orrery.example' },
  phone: '+1 (202) 555-0142',
  address: ['12 Meridian Road', 'Bengaluru 560001'],
  social: [
    { network: 'linkedin', label: 'LinkedIn', href: 'https://linkedin.example/orrery' },
    { network: 'github', label: 'GitHub', href: 'https://github.example/orrery' },
    { network: 'x', label: 'X', href: 'https://x.example/orrery' },
    { network: 'youtube', label: 'YouTube', href: 'https://youtube.example/orrery' },
  ],
});

const words = homeSchema.shape.contact.parse({
  label: 'Contact',
  heading: 'Tell us what should *turn*.',
  lede: 'A few lines will do.',
  otherServices: ['Other'],
  budgets: ['$100k+'],
  note: { email: 'It becomes an email.', intake: 'It is sent to us.', contents: 'your name' },
  guarantee: { title: 'Quick Response Guarantee', text: 'A person answers.' },
});

const footer = (site: Site) =>
  renderToStaticMarkup(
    createElement(Footer, { site, page: '/', year: 2025, counts: { services: 6, products: 3 } }),
  );
const contact = (site: Site) =>
  renderToStaticMarkup(
    createElement(Contact, {
      words,
      site,
      services: [],
      delivery: { address: site.email.general, note: words.note.email },
      island: '/forms.js',
    }),
  );

/** Every address in the markup that a click or a submitted form would open. */
const addresses = (html: string) =>
  Array.from(html.matchAll(/\s(?:href|action|formaction)="([^"]*)"/gi), ([, to]) => to ?? '');

const unset = {
  email: {},
  phone: undefined,
  address: undefined,
  social: complete.social.map(({ network, label }) => ({ network, label })),
};

describe.each([
  ['the footer', footer],
  ['the contact section', contact],
])('%s', (_, render) => {
  test('links the values that the owner has set', () => {
    const html = render(complete);

    expect(addresses(html)).toContain('mailto:hello@orrery.example');
    expect(addresses(html)).toContain('tel:+12025550142');
    expect(html).toContain('>12 Meridian Road, Bengaluru 560001<');
    expect(html).not.toContain('not set');
  });

  test.each<[keyof typeof unset, string, string]>([
    ['email', 'Email not set', 'mailto:'],
    ['phone', 'Phone not set', 'tel:'],
    ['address', 'Postal address not set', 'Meridian'],
  ])('without %s says "%s" and has no "%s" left', (key, words, gone) => {
    const html = render({ ...complete, [key]: unset[key] });

    expect(html).toContain(`>${words}<`);
    expect(html).not.toContain(gone);
  });

  test('with nothing set has no broken link and no trace of a missing value', () => {
    const html = render({ ...complete, ...unset });

    expect(addresses(html).filter((to) => /^(|#|mailto:.*|tel:.*)$/.test(to))).toEqual([]);
    expect(html).not.toMatch(/undefined|null|NaN|\[object/);
  });
});

describe('the social addresses in the footer', () => {
  test('are linked if they are set', () => {
    const links = addresses(footer(complete));

    for (const { href } of complete.social) expect(links).toContain(href);
  });

  test.each(complete.social)('say "$label not set" if $network is left out', (left) => {
    const social = complete.social.map(({ href, ...rest }) =>
      rest.network === left.network ? rest : { ...rest, href },
    );

    const html = footer({ ...complete, social });

    expect(html).toContain(`>${left.label} not set<`);
    expect(html.match(/not set/g)).toHaveLength(1);
    expect(addresses(html)).not.toContain(left.href);
    expect(addresses(html)).not.toContain('#');
  });
});

describe('the contact form', () => {
  test('offers an email to the general address as an alternative', () => {
    const html = contact(complete);

    expect(html).toMatch(/<p [^>]*hidden[^>]*>.*href="mailto:hello@orrery\.example\?subject=/s);
  });

  test('is missing without a general address, since it could only mislead', () => {
    const html = contact({ ...complete, email: { careers: 'careers@orrery.example' } });

    expect(html).toContain('nothing can be sent from here yet');
    expect(html).not.toMatch(/<(form|input|select|textarea|button)\b|formaction/i);
  });
});
