import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { listHomeSections, optionalPages } from '@website/content-model/routes.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { chooseSections } from '../../integrations/content/sections-module.ts';
import type { Term } from '../lib/page/service-terms.ts';
import { ContactDetails } from './home/ContactDetails.tsx';
import { OnlyService } from './home/OnlyService.tsx';
import { WorkingWithUs } from './service/WorkingWithUs.tsx';
import { Footer } from './shell/Footer.tsx';

const sample = loadContent();
const { home, services, site } = sample;
const [service] = services;
if (!service) throw new Error('The sample has services.');

const serviceProps = {
  words: { planets: false },
  hasProducts: false,
  hasComparison: false,
  hasPlanner: false,
  tone: 'paper',
} as const;

test('the only service is no list: its band has its price, what a client gets, and a link to its page', () => {
  const html = renderToStaticMarkup(
    createElement(OnlyService, { ...serviceProps, services: [service] }),
  );

  expect(html).toMatch(new RegExp(`<h2[^>]*>${service.title}</h2>`));
  expect(html).toContain('<dt>Usual price</dt>');
  for (const { title, description } of service.page.solutions?.cards ?? []) {
    expect(html).toContain(`<h3>${title}</h3>`);
    expect(html).toContain(description);
  }
  expect(html).toContain(`href="${service.route}"`);
  expect(html).not.toContain('What you can');
});

test('the only service has the features of its card if its page has no solutions', () => {
  const { solutions: _, ...page } = service.page;

  const html = renderToStaticMarkup(
    createElement(OnlyService, { ...serviceProps, services: [{ ...service, page }] }),
  );

  for (const feature of service.features) expect(html).toContain(`<h3>${feature}</h3>`);
});

test('the list of services returns with the second one', () => {
  const chooseServices = (count: number) =>
    chooseSections({ home, site, services: services.slice(0, count) }).ServicesSection;

  expect([1, 2, 3].map(chooseServices)).toEqual(['OnlyService', 'Services', 'Services']);
});

test('a paragraph is large only if it is alone', () => {
  const choose = (about: typeof home.about) =>
    chooseSections({ home: { ...home, about }, services, site }).AboutSection;
  const alone = { paragraphs: ['We sharpen saws.'], stats: [] };

  expect(choose(alone)).toBe('ShortAbout');
  expect(choose({ ...alone, paragraphs: ['We sharpen saws.', 'And knives.'] })).toBe('About');
  expect(choose({ ...alone, lede: 'Since 1950.' })).toBe('About');
});

test('the ways to reach a company are large only if there is no card above them', () => {
  const choose = (contact: Partial<typeof home.contact>, booking?: string) =>
    chooseSections({
      home: { ...home, contact: { otherServices: [], budgets: [], ...contact } },
      site: { ...site, booking },
      services,
    }).ContactColumn;

  expect(choose({})).toBe('ContactDetails');
  expect(choose({ steps: home.contact.steps })).toBe('ContactCards');
  expect(choose({ guarantee: home.contact.guarantee })).toBe('ContactCards');
  expect(choose({}, 'https://calendar.example/us')).toBe('ContactCards');
  const html = renderToStaticMarkup(
    createElement(ContactDetails, { words: home.contact, site, plate: 'waves' }),
  );
  expect(html).toContain(`href="mailto:${site.email.general}`);
  expect(html).toContain('12 Meridian Road, Bengaluru');
});

test('a price alone is a row of the terms, and not a box with one more button', () => {
  const renderTerms = (terms: readonly Term[]) =>
    renderToStaticMarkup(
      createElement(WorkingWithUs, {
        ...{ service, terms, more: undefined, services: [service], tone: 'paper' },
      }),
    );
  const price = { label: 'Price', figure: '€9k', text: 'Half of it at the end.' };

  expect(renderTerms([price])).toContain('<dt>Price</dt><dd>€9k. Half of it at the end.</dd>');
  expect(renderTerms([price])).not.toContain('href="/#contact"');
  expect(renderTerms([price, { label: 'Duration', figure: '5 weeks' }])).toContain('<b>€9k</b>');
});

test('a footer with few links is one list without heads', () => {
  const renderFooter = (leftOutPages: readonly string[], counts: { services: number }) =>
    renderToStaticMarkup(
      createElement(Footer, {
        ...{ site, page: '/', year: 2026, isSample: false, leftOutPages },
        counts: { products: 0, ...counts },
        sections: listHomeSections({ ...sample, products: [], testimonials: [] }),
      }),
    );

  const small = renderFooter(optionalPages, { services: 1 });
  const large = renderFooter([], { services: 1 });

  expect(small).not.toContain('<h2');
  expect(small).toMatch(/<nav[^>]*><ul><li><a href="#about"/);
  expect(large.match(/<h2/g)).toHaveLength(3);
});
