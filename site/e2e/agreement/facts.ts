import type { Content } from '../../src/collections.ts';
import { endpointsOf, publishedDocument } from '../../src/lib/api/api-reference.ts';
import { publishedSdks } from '../../src/lib/api/sdks.ts';

/** Something that the content says, and the page that has to say it. */
export interface Fact {
  route: string;
  /** Where it is in the content: "jobs.2.title". */
  field: string;
  value: string | number;
}

/** The page that shows a collection. */
const shownOn = {
  home: '/',
  products: '/',
  upcomingProducts: '/',
  coreValues: '/',
  testimonials: '/',
  news: '/news',
  articles: '/news',
  categoryChips: '/news',
  privacy: '/privacy',
  terms: '/terms',
  support: '/support',
  docs: '/docs',
  team: '/team',
  teamMembers: '/team',
  careers: '/careers',
  jobs: '/careers',
  perks: '/careers',
  cookiePolicy: '/cookies',
  cookieCategories: '/cookies',
  cookies: '/cookies',
  thirdPartyServices: '/cookies',
  api: '/api',
  rateTiers: '/api',
} as const satisfies Partial<Record<keyof Content, string>>;

/** Fields that choose something, such as a drawing, a symbol or a target: not words for readers. */
const choices = new Set([
  'id',
  'icon',
  'gradient',
  'layout',
  'currency',
  'link',
  'href',
  'privacyLink',
  'product',
  'when',
  'fillIn',
  'section',
  'evidence',
]);

/** Words that the page has elsewhere than in its text. */
const elsewhere = [
  // In a build with an intake address.
  /\.note\.intake$/,
  // Names of the register, and options of the form.
  /^(?:home\.(?:hero|testimonials)|team|careers)\.stats\b/,
  /^home\.contact\.(?:otherServices|budgets)\b/,
  // In the email that a link starts.
  /\.action\.(subject|body)\b|^docs\.guides\.request$|^careers\.closing\.subject$/,
  // A script says it, once the visitor's clock or storage is known.
  /^support\.hours\.(open|closed)$/,
  /^cookiePolicy\.settings\.(none|blocked|ready|empty|cleared|nothing|refused)$/,
  // In the code samples, which have a test of their own.
  /^endpoints\.\d+\.call\b/,
];

function* leaves(value: unknown, field: string): Generator<Pick<Fact, 'field' | 'value'>> {
  if (elsewhere.some((pattern) => pattern.test(field))) return;
  if (typeof value === 'string' || typeof value === 'number') yield { field, value };
  else if (typeof value === 'object' && value !== null) {
    // A passage of a legal text for a build with an intake address.
    if ('when' in value && value.when === 'intake') return;
    for (const [name, part] of Object.entries(value)) {
      if (!choices.has(name)) yield* leaves(part, `${field}.${name}`);
    }
  }
}

/** Every word and number of the content, with its page. */
export function factsOf(content: Content): Fact[] {
  const of = (route: string, value: unknown, field: string) =>
    Array.from(leaves(value, field), (leaf) => ({ route, ...leaf }));
  const { domain } = content.site;
  return [
    ...Object.entries(shownOn).flatMap(([name, route]) =>
      of(route, content[name as keyof typeof shownOn], name),
    ),
    ...of('/team', content.claims.figures, 'claims.figures'),
    ...of('/api', endpointsOf(publishedDocument(content.openApi, domain)), 'endpoints'),
    ...of('/api', publishedSdks(content.sdks, domain), 'sdks'),
    ...content.services.flatMap(({ id, title, description, features, page, route }) => [
      ...of('/', { title, description, features }, `services.${id}`),
      ...of(route, { title, page, shared: content.engagement }, `services.${id}`),
    ]),
  ];
}
