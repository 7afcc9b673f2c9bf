/*
 * What search engines read about a page, in the vocabulary of schema.org. Each function takes the
 * content that the page shows, and says nothing else. There is nothing about quotes, ratings and
 * jobs: a search engine would show them as facts, and the quotes and jobs may be samples. A job
 * would also need the day when it was posted, which the content does not have.
 */

import type { Api } from '@website/content-model/schemas/api.ts';
import type { Price, PriceRange } from '@website/content-model/schemas/fields.ts';
import type { Product } from '@website/content-model/schemas/home.ts';
import type { Article } from '@website/content-model/schemas/news.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import type { FaqItem } from '@website/content-model/schemas/support.ts';
import type {
  APIReference,
  Blog,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Service as ServiceData,
  SoftwareApplication,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { addressOf, previewPath } from '../page/address.ts';
import { hrefOf } from '../page/href.ts';
import type { Step } from '../page/trail.ts';
import { withoutEmphasis } from '../text/emphasis.ts';

/** The text of a `script` element with these things. No text in it can end the element. */
export function graphText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c').replaceAll('\u00a0', ' ');
}

const companyId = (site: Site) => addressOf(site.domain, '/#company');

/** The company as the maker of something, on a page that is not about the company. */
const maker = (site: Site) =>
  ({
    '@type': 'Organization',
    '@id': companyId(site),
    name: site.name,
    url: addressOf(site.domain, '/'),
  }) as const;

export function company(site: Site): [Organization, WebSite] {
  const url = addressOf(site.domain, '/');
  const { email, phone, address } = site;
  const profiles = site.social.map(({ href }) => href);
  return [
    {
      ...maker(site),
      description: site.blurb,
      logo: addressOf(site.domain, '/icon-512.png'),
      foundingDate: String(site.founded),
      email: email.general,
      ...(phone && { telephone: phone }),
      ...(address && { address: address.join(', ') }),
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    { '@type': 'WebSite', url, name: site.name, publisher: { '@id': companyId(site) } },
  ];
}

export function breadcrumbs(steps: readonly Step[], site: Site): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: { '@id': addressOf(site.domain, href) },
    })),
  };
}

/** The codes of UN/CEFACT, which schema.org uses for units. */
const units = { hour: 'HUR', day: 'DAY', week: 'WEE', month: 'MON', year: 'ANN' } as const;

function offer(price: Price | PriceRange | undefined) {
  if (typeof price !== 'object') return {};
  const { currency, per } = price;
  const amounts =
    'least' in price
      ? { minPrice: price.least, maxPrice: price.most }
      : { [price.from ? 'minPrice' : 'price']: `${price.amount}` };
  return {
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...amounts,
        priceCurrency: currency,
        ...(per && { unitCode: units[per] }),
      },
    },
  } as const;
}

export function products(all: readonly Product[]): SoftwareApplication[] {
  return all.map(({ title, category, description, price }) => ({
    '@type': 'SoftwareApplication',
    name: title,
    applicationCategory: category,
    description,
    ...offer(price),
  }));
}

export function service({ title, route, price, page }: Service, site: Site): ServiceData {
  return {
    '@type': 'Service',
    name: title,
    description: page.summary,
    url: addressOf(site.domain, route),
    provider: maker(site),
    ...offer(price),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      itemListElement: page.solutions.cards.map((card) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: card.title, description: card.description },
      })),
    },
  };
}

export function questions(items: readonly FaqItem[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function articles(all: readonly Article[], site: Site): Blog {
  const page = addressOf(site.domain, '/news');
  return {
    '@type': 'Blog',
    url: page,
    publisher: maker(site),
    blogPost: all.map((one) => posting(one, page)),
  };
}

const posting = (
  { id, title, excerpt, author, date, readTime, category, href }: Article,
  page: string,
) =>
  ({
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    author: { '@type': 'Person', name: author },
    datePublished: date,
    timeRequired: `PT${readTime}M`,
    articleSection: category,
    url: new URL(hrefOf(href ?? `#${id}`), page).href,
  }) as const;

/** An article on its own page. */
export function article(one: Article, path: string, site: Site): BlogPosting {
  const page = addressOf(site.domain, path);
  return {
    ...posting(one, page),
    image: addressOf(site.domain, previewPath(path)),
    mainEntityOfPage: page,
    publisher: maker(site),
  };
}

export function apiReference(words: Api, site: Site): APIReference {
  return {
    '@type': 'APIReference',
    headline: withoutEmphasis(words.heading),
    description: words.lede,
    url: addressOf(site.domain, '/api'),
    publisher: maker(site),
    encoding: {
      '@type': 'MediaObject',
      contentUrl: addressOf(site.domain, '/openapi.json'),
      encodingFormat: 'application/json',
    },
  };
}

export function legalText(title: string, path: string, updated: string, site: Site): WebPage {
  return {
    '@type': 'WebPage',
    name: title,
    url: addressOf(site.domain, path),
    dateModified: updated,
    publisher: maker(site),
  };
}
