import { z } from 'astro/zod';
import { apiSchema } from './schemas/api.ts';
import { articleSchema } from './schemas/article.ts';
import { articleTextSchema } from './schemas/article-text.ts';
import { careersSchema } from './schemas/careers.ts';
import { categoryChipSchema } from './schemas/category-chip.ts';
import { claimsSchema } from './schemas/claims.ts';
import { cookieSchema } from './schemas/cookie.ts';
import { cookieCategorySchema } from './schemas/cookie-category.ts';
import { cookiePolicySchema } from './schemas/cookie-policy.ts';
import { coreValueSchema } from './schemas/core-value.ts';
import { docsSchema } from './schemas/docs.ts';
import { engagementSchema } from './schemas/engagement.ts';
import { sample } from './schemas/fields.ts';
import { homeSchema } from './schemas/home.ts';
import { jobSchema } from './schemas/job.ts';
import { labelsSchema } from './schemas/labels.ts';
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

/** A file with one record, such as the company's. A Markdown file is a legal document. */
const record = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  { mayBeMissing = false } = {},
) => ({ kind: 'record', file, schema, mayBeMissing }) as const;

/**
 * A file with a list of records, each with its own id, in page order. If a list may be empty, such
 * as the open jobs, the file says so with `list: []`.
 */
const list = <Schema extends z.ZodType>(
  file: string,
  record: Schema,
  { mayBeEmpty = false } = {},
) => {
  const records = z.array(record).min(mayBeEmpty ? 0 : 1, 'must have a record');
  const schema = z.strictObject(
    { sample, list: records.superRefine(refuseRepeatedIds) },
    'must have a line "sample: true" or "sample: false", and its records below "list:"',
  );
  return { kind: 'list', file, schema } as const;
};

function refuseRepeatedIds(records: readonly unknown[], context: z.RefinementCtx): void {
  const ids = records.map((record) => (record as { id: string }).id);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue;
    const message = 'must be different from every id above';
    context.addIssue({ code: 'custom', path: [index, 'id'], message });
  }
}

/** A folder with one file per record. The file name is the record's id. */
const folder = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  { ending = '.yaml', mayBeEmpty = false } = {},
) => ({ kind: 'folder', file, schema, ending, mayBeEmpty }) as const;

/** Every content file of a company, with its schema. */
export const collections = {
  site: record('site.yaml', siteSchema),
  labels: record('labels.yaml', labelsSchema, { mayBeMissing: true }),
  claims: record('claims.yaml', claimsSchema),
  home: record('home.yaml', homeSchema),
  notFound: record('not-found.yaml', notFoundSchema),
  news: record('news.yaml', newsSchema),
  privacy: record('privacy.md', legalDocumentSchema),
  terms: record('terms.md', legalDocumentSchema),
  support: record('support.yaml', supportSchema),
  docs: record('docs.yaml', docsSchema),
  services: folder('services', serviceSchema),
  engagement: record('engagement.yaml', engagementSchema),
  products: list('products.yaml', productSchema),
  upcomingProducts: list('upcoming-products.yaml', upcomingProductSchema, { mayBeEmpty: true }),
  coreValues: list('core-values.yaml', coreValueSchema),
  testimonials: list('testimonials.yaml', testimonialSchema, { mayBeEmpty: true }),
  articles: list('articles.yaml', articleSchema),
  categoryChips: list('category-chips.yaml', categoryChipSchema, { mayBeEmpty: true }),
  articleTexts: folder('articles', articleTextSchema, { ending: '.md', mayBeEmpty: true }),
  team: record('team.yaml', teamSchema),
  teamMembers: list('team-members.yaml', teamMemberSchema),
  careers: record('careers.yaml', careersSchema),
  jobs: list('jobs.yaml', jobSchema, { mayBeEmpty: true }),
  perks: list('perks.yaml', perkSchema),
  cookiePolicy: record('cookie-policy.yaml', cookiePolicySchema),
  cookieCategories: list('cookie-categories.yaml', cookieCategorySchema),
  cookies: list('cookies.yaml', cookieSchema),
  thirdPartyServices: list('third-party-services.yaml', thirdPartyServiceSchema),
  api: record('api.yaml', apiSchema),
  openApi: record('openapi.yaml', openApiSchema),
  rateTiers: list('rate-tiers.yaml', rateTierSchema),
  sdks: list('sdks.yaml', sdkSchema),
};

type Collections = typeof collections;

type ContentOf<Collection> = Collection extends { kind: 'record'; schema: z.ZodType<infer One> }
  ? One
  : Collection extends { kind: 'list'; schema: z.ZodType<{ list: infer Records }> }
    ? Records
    : Collection extends { kind: 'folder'; schema: z.ZodType<infer One> }
      ? One[]
      : never;

/** All content, validated: one record per file, or an array for a list or a folder. */
export type Content = { [Name in keyof Collections]: ContentOf<Collections[Name]> };
