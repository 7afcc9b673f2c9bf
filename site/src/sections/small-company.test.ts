import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { listHomeSections, optionalPages } from '@website/content-model/routes.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { chooseSections } from '../../integrations/content/sections-module.ts';
import { ContactDetails } from './home/ContactDetails.tsx';
import { OnlyService } from './home/OnlyService.tsx';
import { Services } from './home/Services.tsx';
import { ServiceClosing } from './service/ServiceClosing.tsx';
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

test('of services with the same engraving, one moves it to another page', () => {
  const next = { ...service, id: 'next', route: '/next' };
  const closing = { service, previous: undefined, next, isSample: false, tone: 'paper' } as const;
  const list = { ...serviceProps, services: [service, next] };

  const html = renderToStaticMarkup(createElement(Services, list));

  expect(html.match(/data-plate/g)).toHaveLength(1);
  expect(renderToStaticMarkup(createElement(ServiceClosing, closing))).not.toContain('data-plate');
});

test('the page of a service leads to the list on the home page', () => {
  const [, next] = services;
  const closing = { service, previous: undefined, next, isSample: false, tone: 'paper' } as const;

  const html = renderToStaticMarkup(createElement(ServiceClosing, closing));

  expect(html).toContain('href="/#services"');
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
