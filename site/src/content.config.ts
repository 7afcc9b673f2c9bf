import { defineCollection } from 'astro:content';
import { folder, list, record } from '../build/yaml-loaders.ts';
import { readLegalMarkdown } from './lib/legal/markdown.ts';
import { apiSchema } from './schemas/api.ts';
import { articleSchema } from './schemas/article.ts';
import { careersSchema } from './schemas/careers.ts';
import { categoryChipSchema } from './schemas/category-chip.ts';
import { cookieSchema } from './schemas/cookie.ts';
import { cookieCategorySchema } from './schemas/cookie-category.ts';
import { cookiePolicySchema } from './schemas/cookie-policy.ts';
import { coreValueSchema } from './schemas/core-value.ts';
import { docsSchema } from './schemas/docs.ts';
import { homeSchema } from './schemas/home.ts';
import { jobSchema } from './schemas/job.ts';
import { legalDocumentSchema } from './schemas/legal-document.ts';
import { newsSchema } from './schemas/news.ts';
import { notFoundSchema } from './schemas/not-found.ts';
import { openApiSchema } from './schemas/openapi.ts';
import { perkSchema } from './schemas/perk.ts';
import { productSchema } from './schemas/product.ts';
import { rateTierSchema } from './schemas/rate-tier.ts';
import { sdkSchema } from './schemas/sdk.ts';
import { serviceSchema } from './schemas/service.ts';
import { siteSchema } from './schemas/site.ts';
import { supportSchema } from './schemas/support.ts';
import { teamSchema } from './schemas/team.ts';
import { teamMemberSchema } from './schemas/team-member.ts';
import { testimonialSchema } from './schemas/testimonial.ts';
import { thirdPartyServiceSchema } from './schemas/third-party-service.ts';
import { upcomingProductSchema } from './schemas/upcoming-product.ts';

export const collections = {
  site: defineCollection({ loader: record('site.yaml'), schema: siteSchema }),
  home: defineCollection({ loader: record('home.yaml'), schema: homeSchema }),
  notFound: defineCollection({ loader: record('not-found.yaml'), schema: notFoundSchema }),
  news: defineCollection({ loader: record('news.yaml'), schema: newsSchema }),
  privacy: defineCollection({
    loader: record('privacy.md', readLegalMarkdown),
    schema: legalDocumentSchema,
  }),
  terms: defineCollection({
    loader: record('terms.md', readLegalMarkdown),
    schema: legalDocumentSchema,
  }),
  support: defineCollection({ loader: record('support.yaml'), schema: supportSchema }),
  docs: defineCollection({ loader: record('docs.yaml'), schema: docsSchema }),
  services: defineCollection({ loader: folder('services'), schema: serviceSchema }),
  products: defineCollection({ loader: list('products.yaml'), schema: productSchema }),
  upcomingProducts: defineCollection({
    loader: list('upcoming-products.yaml', { mayBeEmpty: true }),
    schema: upcomingProductSchema,
  }),
  coreValues: defineCollection({ loader: list('core-values.yaml'), schema: coreValueSchema }),
  testimonials: defineCollection({
    loader: list('testimonials.yaml', { mayBeEmpty: true }),
    schema: testimonialSchema,
  }),
  articles: defineCollection({ loader: list('articles.yaml'), schema: articleSchema }),
  categoryChips: defineCollection({
    loader: list('category-chips.yaml'),
    schema: categoryChipSchema,
  }),
  team: defineCollection({ loader: record('team.yaml'), schema: teamSchema }),
  teamMembers: defineCollection({ loader: list('team-members.yaml'), schema: teamMemberSchema }),
  careers: defineCollection({ loader: record('careers.yaml'), schema: careersSchema }),
  jobs: defineCollection({ loader: list('jobs.yaml', { mayBeEmpty: true }), schema: jobSchema }),
  perks: defineCollection({ loader: list('perks.yaml'), schema: perkSchema }),
  cookiePolicy: defineCollection({
    loader: record('cookie-policy.yaml'),
    schema: cookiePolicySchema,
  }),
  cookieCategories: defineCollection({
    loader: list('cookie-categories.yaml'),
    schema: cookieCategorySchema,
  }),
  cookies: defineCollection({ loader: list('cookies.yaml'), schema: cookieSchema }),
  thirdPartyServices: defineCollection({
    loader: list('third-party-services.yaml'),
    schema: thirdPartyServiceSchema,
  }),
  api: defineCollection({ loader: record('api.yaml'), schema: apiSchema }),
  openApi: defineCollection({ loader: record('openapi.yaml'), schema: openApiSchema }),
  rateTiers: defineCollection({ loader: list('rate-tiers.yaml'), schema: rateTierSchema }),
  sdks: defineCollection({ loader: list('sdks.yaml'), schema: sdkSchema }),
};
