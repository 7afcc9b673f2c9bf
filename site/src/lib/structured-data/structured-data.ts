/*
 * Structured data for search engines, in the vocabulary of schema.org. Each function describes only what the
 * page shows. Quotes, ratings and jobs are left out: a search engine would show them as facts, and those
 * of the sample are invented. A job would also need the day on which it was posted, which the content does not have.
 */

import { docs } from 'virtual:labels';
import { countMinutes } from '@website/content-model/lib/text/reading-time.ts';
import { getArticleRoute } from '@website/content-model/routes.ts';
import type { Api } from '@website/content-model/schemas/api.ts';
import type { Guide } from '@website/content-model/schemas/docs.ts';
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
  TechArticle,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { BreadcrumbStep } from '../page/breadcrumb.ts';
import { getPageUrl, getPreviewPath } from '../page/paths.ts';
import { removeEmphasis } from '../text/emphasis.ts';

/** The text of a `script` element with these things. No text in it can end the element. */
export function renderGraph(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c').replaceAll('\u00a0', ' ');
}

const getCompanyId = (site: Site) => getPageUrl(site.domain, '/#company');

/** A short description of the company, for pages that are about something else. */
const describePublisher = (site: Site) =>
  ({
    '@type': 'Organization',
    '@id': getCompanyId(site),
    name: site.name,
    url: getPageUrl(site.domain, '/'),
  }) as const;

export function describeCompany(site: Site): [Organization, WebSite] {
  const url = getPageUrl(site.domain, '/');
  const { email, phone, address, legal } = site;
  const profiles = site.social.map(({ href }) => href);
  return [
    {
      ...describePublisher(site),
      ...(site.blurb && { description: site.blurb }),
      logo: getPageUrl(site.domain, '/icon-512.png'),
      ...(site.founded && { foundingDate: `${site.founded}` }),
      email: email.general,
      ...(phone && { telephone: phone }),
      ...(address && { address: address.join(', ') }),
      ...(legal?.vatNumber && { vatID: legal.vatNumber }),
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    { '@type': 'WebSite', url, name: site.name, publisher: { '@id': getCompanyId(site) } },
  ];
}

export function describeBreadcrumb(steps: readonly BreadcrumbStep[], site: Site): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: { '@id': getPageUrl(site.domain, href) },
    })),
  };
}

/** The codes of UN/CEFACT, which schema.org uses for units. */
const units = { hour: 'HUR', day: 'DAY', week: 'WEE', month: 'MON', year: 'ANN' } as const;

function describeOffer(price: Price | PriceRange | undefined) {
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

export function describeProducts(items: readonly Product[]): SoftwareApplication[] {
  return items.map(({ title, category, description, price }) => ({
    '@type': 'SoftwareApplication',
    name: title,
    applicationCategory: category,
    description,
    ...describeOffer(price),
  }));
}

export function describeService({ title, route, price, page }: Service, site: Site): ServiceData {
  return {
    '@type': 'Service',
    name: title,
    description: page.summary,
    url: getPageUrl(site.domain, route),
    provider: describePublisher(site),
    ...describeOffer(price),
    ...(page.solutions && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        itemListElement: page.solutions.cards.map((card) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: card.title, description: card.description },
        })),
      },
    }),
  };
}

export function describeQuestions(items: readonly FaqItem[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function describeArticles(items: readonly Article[], site: Site): Blog {
  return {
    '@type': 'Blog',
    url: getPageUrl(site.domain, '/news'),
    publisher: describePublisher(site),
    blogPost: items.map((article) => describePosting(article, site)),
  };
}

const describePosting = (
  { id, title, excerpt, author, date, text, category }: Article,
  site: Site,
) =>
  ({
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    author: { '@type': 'Person', name: author },
    datePublished: date,
    timeRequired: `PT${countMinutes(text)}M`,
    articleSection: category,
    url: getPageUrl(site.domain, getArticleRoute(id)),
  }) as const;

/** An article on its own page. */
export function describeArticle(article: Article, path: string, site: Site): BlogPosting {
  return { ...describePosting(article, site), ...describeWholePage(path, site) };
}

/** What an article and a guide say alike of their pages. */
const describeWholePage = (path: string, site: Site) => ({
  image: getPageUrl(site.domain, getPreviewPath(path)),
  mainEntityOfPage: getPageUrl(site.domain, path),
  publisher: describePublisher(site),
});

/** A guide on its own page. */
export function describeGuide(
  guide: Guide,
  section: string,
  path: string,
  site: Site,
): TechArticle {
  const { title, description, text, difficulty, lastUpdated } = guide;
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    dateModified: lastUpdated,
    timeRequired: `PT${countMinutes(text)}M`,
    proficiencyLevel: docs.difficulty[difficulty],
    articleSection: section,
    url: getPageUrl(site.domain, path),
    ...describeWholePage(path, site),
  };
}

export function describeApi(words: Api, site: Site): APIReference {
  return {
    '@type': 'APIReference',
    headline: removeEmphasis(words.heading),
    description: words.lede,
    url: getPageUrl(site.domain, '/api'),
    publisher: describePublisher(site),
    encoding: {
      '@type': 'MediaObject',
      contentUrl: getPageUrl(site.domain, '/openapi.json'),
      encodingFormat: 'application/json',
    },
  };
}

export function describeLegalText(
  title: string,
  path: string,
  updated: string | undefined,
  site: Site,
): WebPage {
  return {
    '@type': 'WebPage',
    name: title,
    url: getPageUrl(site.domain, path),
    ...(updated && { dateModified: updated }),
    publisher: describePublisher(site),
  };
}
