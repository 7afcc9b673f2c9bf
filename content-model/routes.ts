/** The pages that a company may have. Each service and each article with a text has one more, named by its file. */
export const pages = [
  '/',
  '/team',
  '/careers',
  '/news',
  '/support',
  '/docs',
  '/api',
  '/privacy',
  '/terms',
  '/cookies',
] as const;

/** The pages that a company can do without. */
export const optionalPages = [
  '/team',
  '/careers',
  '/news',
  '/support',
  '/docs',
  '/api',
  '/cookies',
] as const;

export type OptionalPage = (typeof optionalPages)[number];

/** The pages that a company leaves out, also if its file has a mistake elsewhere. */
export function leftOutOf(site: unknown): OptionalPage[] {
  const { leaveOut } = Object(site) as { leaveOut?: unknown };
  return optionalPages.filter((page) => Array.isArray(leaveOut) && leaveOut.includes(page));
}

/** What a company has, as far as it decides which pages and sections there are. */
export interface Extent {
  site: { leaveOut: readonly OptionalPage[] };
  services: readonly { route: string }[];
  articles: readonly { id: string; text: readonly unknown[] }[];
  products: readonly unknown[];
  testimonials: readonly unknown[];
  /** Undefined if its file has a mistake. */
  home: { clients?: readonly unknown[] | undefined } | undefined;
}

/** Every page but the not-found page, which has no path of its own. */
export const routesOf = ({
  site,
  services,
  articles,
}: Pick<Extent, 'site' | 'services' | 'articles'>): string[] => [
  ...pages.filter((page) => !(site.leaveOut as readonly string[]).includes(page)),
  ...services.map(({ route }) => route),
  ...articles.filter(hasText).map(({ id }) => articleRoute(id)),
];

/** Whether an article has a page of its own. */
export const hasText = ({ text }: Extent['articles'][number]) => text.length > 0;

/** The page of an article that has a text. */
export const articleRoute = (id: string) => `/news/${id}`;

/** The files of the build that others look for under a name of their own, or that a company may link to. */
export const files: readonly string[] = [
  '/.well-known/security.txt',
  '/apple-touch-icon.png',
  '/favicon.svg',
  '/llms.txt',
  '/manifest.webmanifest',
  '/news.atom',
  '/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
  '/third-party-notices.txt',
];

/** The path of a page, however a host or an earlier site spells it: /team for /team/ and /team/index.html. */
export const stemOf = (path: string) => path.replace(/(?:\/index)?(?:\.html?|\/+)?$/, '') || '/';

/** Linked on purpose although they have no page: all of them lead to the not-found page. */
export const unlistedRoutes = [
  '/services',
  '/tutorials',
  '/downloads',
  '/examples',
  '/community',
] as const;

const homeSections = ['home', 'about', 'services', 'products', 'testimonials', 'contact'] as const;

/** The sections of the home page that the header and the footer link to. */
export const homeSectionsOf = ({
  products,
  testimonials,
  home,
}: Omit<Extent, 'site' | 'services' | 'articles'>) => {
  const counts: Partial<Record<HomeSection, number>> = {
    products: products.length,
    testimonials: testimonials.length + (home?.clients?.length ?? 0),
  };
  return homeSections.filter((section) => counts[section] !== 0);
};

/** What content may link to on this site, besides the parts of a page. */
export const linkTargetsOf = (extent: Parameters<typeof routesOf>[0]): string[] => [
  ...routesOf(extent),
  ...unlistedRoutes,
];

export type HomeSection = (typeof homeSections)[number];

/** The link to a section of the home page, for use on `page`. */
export function sectionHref(section: HomeSection, page: string): string {
  return page === '/' ? `#${section}` : `/#${section}`;
}
