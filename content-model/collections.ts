import { z } from 'zod';
import { type OptionalPage, pageRecords } from './routes.ts';
import { apiSchema, rateTierSchema, sdkSchema } from './schemas/api.ts';
import { careersSchema, jobSchema, perkSchema } from './schemas/careers.ts';
import { claimsSchema } from './schemas/claims.ts';
import {
  cookieCategorySchema,
  cookiePolicySchema,
  cookieSchema,
  thirdPartyServiceSchema,
} from './schemas/cookies.ts';
import { docsSchema, guideSchema } from './schemas/docs.ts';
import {
  coreValueSchema,
  homeSchema,
  productSchema,
  testimonialSchema,
  upcomingProductSchema,
} from './schemas/home.ts';
import { labelsSchema } from './schemas/labels.ts';
import { legalDocumentSchema } from './schemas/legal-document.ts';
import { articleSchema, categoryChipSchema, newsSchema } from './schemas/news.ts';
import { openApiSchema } from './schemas/openapi.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { engagementSchema, type Service, serviceSchema } from './schemas/service.ts';
import { siteSchema } from './schemas/site.ts';
import { supportSchema } from './schemas/support.ts';
import { teamMemberSchema, teamSchema } from './schemas/team.ts';

/** A file with one record, such as site.yaml. A Markdown file is a legal document. */
const record = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  { mayBeMissing = false } = {},
) => ({ kind: 'record', file, schema, mayBeMissing, page: undefined }) as const;

/** The texts of an optional page. A company without the file leaves out the page. */
const pageRecord = <Schema extends z.ZodType>(page: OptionalPage, file: string, schema: Schema) =>
  ({ kind: 'record', file, schema, mayBeMissing: false, page }) as const;

/** A file with a list of entries in page order, each with an id. An empty list is `list: []`, or no file. */
const list = <Schema extends z.ZodType>(
  file: string,
  entrySchema: Schema,
  { mayBeEmpty = false, page }: { mayBeEmpty?: boolean; page?: OptionalPage } = {},
) => {
  const entries = z.array(entrySchema).min(mayBeEmpty ? 0 : 1, 'must have a record');
  const schema = z.strictObject(
    { list: entries.superRefine(refuseRepeatedIds) },
    'must have its records below "list:"',
  );
  return { kind: 'list', file, schema, mayBeEmpty, mayBeMissing: mayBeEmpty, page } as const;
};

function refuseRepeatedIds(entries: readonly unknown[], context: z.RefinementCtx): void {
  const ids = entries.map((entry) => (entry as { id: string }).id);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue;
    const message = 'must be different from every id above';
    context.addIssue({ code: 'custom', path: [index, 'id'], message });
  }
}

/** A folder with a file for each entry. The name of the file is the entry's id. */
const folder = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  { ending = '.yaml', mayBeEmpty = false, page }: FolderOptions = {},
) => ({ kind: 'folder', file, schema, ending, mayBeEmpty, page }) as const;

interface FolderOptions {
  ending?: string;
  mayBeEmpty?: boolean;
  page?: OptionalPage;
}

/** Every content file of a company, with its schema. */
export const collections = {
  site: record('site.yaml', siteSchema),
  labels: record('labels.yaml', labelsSchema, { mayBeMissing: true }),
  claims: record('claims.yaml', claimsSchema, { mayBeMissing: true }),
  redirects: {
    ...({ kind: 'list', file: 'redirects.yaml', schema: redirectsSchema } as const),
    ...({ mayBeEmpty: true, mayBeMissing: true, page: undefined } as const),
  },
  home: record('home.yaml', homeSchema),
  news: pageRecord('/news', 'news.yaml', newsSchema),
  privacy: record('privacy.md', legalDocumentSchema),
  terms: record('terms.md', legalDocumentSchema),
  support: pageRecord('/support', 'support.yaml', supportSchema),
  docs: pageRecord('/docs', 'docs.yaml', docsSchema),
  guides: folder('guides', guideSchema, { ending: '.md', page: '/docs' }),
  services: folder('services', serviceSchema),
  engagement: record('engagement.yaml', engagementSchema, { mayBeMissing: true }),
  products: list('products.yaml', productSchema, { mayBeEmpty: true }),
  upcomingProducts: list('upcoming-products.yaml', upcomingProductSchema, { mayBeEmpty: true }),
  coreValues: list('core-values.yaml', coreValueSchema, { mayBeEmpty: true }),
  testimonials: list('testimonials.yaml', testimonialSchema, { mayBeEmpty: true }),
  articles: folder('articles', articleSchema, { ending: '.md', page: '/news' }),
  categoryChips: list('category-chips.yaml', categoryChipSchema, {
    mayBeEmpty: true,
    page: '/news',
  }),
  team: pageRecord('/team', 'team.yaml', teamSchema),
  teamMembers: list('team-members.yaml', teamMemberSchema, { page: '/team' }),
  careers: pageRecord('/careers', 'careers.yaml', careersSchema),
  jobs: list('jobs.yaml', jobSchema, { mayBeEmpty: true, page: '/careers' }),
  perks: list('perks.yaml', perkSchema, { mayBeEmpty: true, page: '/careers' }),
  cookiePolicy: record('cookie-policy.yaml', cookiePolicySchema, { mayBeMissing: true }),
  cookieCategories: list('cookie-categories.yaml', cookieCategorySchema, { mayBeEmpty: true }),
  cookies: list('cookies.yaml', cookieSchema, { mayBeEmpty: true }),
  thirdPartyServices: list('third-party-services.yaml', thirdPartyServiceSchema, {
    mayBeEmpty: true,
  }),
  api: pageRecord('/api', 'api.yaml', apiSchema),
  openApi: pageRecord('/api', 'openapi.yaml', openApiSchema),
  rateTiers: list('rate-tiers.yaml', rateTierSchema, { mayBeEmpty: true, page: '/api' }),
  sdks: list('sdks.yaml', sdkSchema, { mayBeEmpty: true, page: '/api' }),
};

type Collections = typeof collections;

type CollectionContent<Collection> = Collection extends {
  kind: 'record';
  schema: z.ZodType<infer Value>;
}
  ? Value | (Collection extends { page: OptionalPage } ? null : never)
  : Collection extends { kind: 'list'; schema: z.ZodType<{ list: infer Entries }> }
    ? Entries
    : Collection extends { kind: 'folder'; schema: z.ZodType<infer Value> }
      ? Value[]
      : never;

/** The file that an optional page is made from. */
export const getPageFile = (page: OptionalPage): string => collections[pageRecords[page]].file;

/**
 * All valid content: an object for a record, and an array for a list or a folder. If a page is left out, its
 * record is null, and its lists are empty.
 */
export type Content = Omit<
  { [Name in keyof Collections]: CollectionContent<Collections[Name]> },
  'services'
> & { services: Service[] };

export type CollectionName = keyof Content;
