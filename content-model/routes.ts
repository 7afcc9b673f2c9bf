/** The pages that a company may have. Each service, article and guide has one more, named by its file. */
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

/** The pages that a company can do without, and the record with the texts of each. */
export const pageRecords = {
  '/team': 'team',
  '/careers': 'careers',
  '/news': 'news',
  '/support': 'support',
  '/docs': 'docs',
  '/api': 'api',
} as const;

export type OptionalPage = keyof typeof pageRecords;

export const optionalPages = Object.keys(pageRecords) as OptionalPage[];

/** The record of a page is null if the company has no file for the page. A file with a problem is there all the same. */
type PageRecords = { [Name in (typeof pageRecords)[OptionalPage]]?: object | null | undefined };

/** The pages that a company leaves out. */
export const findLeftOutPages = (content: PageRecords): OptionalPage[] =>
  optionalPages.filter((page) => content[pageRecords[page]] === null);

/** The content that decides which pages and sections a site has. */
export interface RouteSources extends PageRecords {
  services: readonly { route: string }[];
  articles: readonly { id: string }[];
  guides: readonly { id: string }[];
  products: readonly unknown[];
  testimonials: readonly unknown[];
  /** Undefined if its file has a problem. */
  home: { about?: object | undefined; clients?: readonly unknown[] | undefined } | undefined;
}

/** The content that decides which pages a site has. */
type PageSources = PageRecords & Pick<RouteSources, 'services' | 'articles' | 'guides'>;

/** Every page but the not-found page, which has no path of its own. */
export function listRoutes(content: PageSources): string[] {
  const leftOutPages: readonly string[] = findLeftOutPages(content);
  return [
    ...pages.filter((page) => !leftOutPages.includes(page)),
    ...content.services.map(({ route }) => route),
    ...content.articles.map(({ id }) => getArticleRoute(id)),
    ...content.guides.map(({ id }) => getGuideRoute(id)),
  ];
}

/** The page of an article. */
export const getArticleRoute = (id: string) => `/news/${id}`;

/** The page of a guide. */
export const getGuideRoute = (id: string) => `/docs/${id}`;

/** The files of the build that other programs look for by name, or that a company may link to. */
export const namedFiles: readonly string[] = [
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
export const normalizePath = (path: string) =>
  path.replace(/(?:\/index)?(?:\.html?|\/+)?$/, '') || '/';

/** Pages that do not exist, but that content may link to: all of them lead to the not-found page. */
export const unlistedRoutes = [
  '/services',
  '/tutorials',
  '/downloads',
  '/examples',
  '/community',
] as const;

const homeSections = ['home', 'about', 'services', 'products', 'testimonials', 'contact'] as const;

/** The sections of the home page that the header and the footer link to. */
export const listHomeSections = ({
  products,
  testimonials,
  home,
}: Omit<RouteSources, keyof PageSources>) => {
  const counts: Partial<Record<HomeSection, number>> = {
    about: home && !home.about ? 0 : 1,
    products: products.length,
    testimonials: testimonials.length + (home?.clients?.length ?? 0),
  };
  return homeSections.filter((section) => counts[section] !== 0);
};

/** What content may link to on this site, besides the anchors of a page. */
export const listLinkTargets = (content: PageSources): string[] => [
  ...listRoutes(content),
  ...unlistedRoutes,
];

/** Returns a function that tells whether a page, a file of the build or a redirect answers a path. */
export function createPathMatcher(
  content: Parameters<typeof listRoutes>[0],
  redirects: readonly { from: string }[],
) {
  const paths = [...listRoutes(content), ...redirects.map(({ from }) => normalizePath(from))];
  return (path: string): boolean =>
    paths.includes(normalizePath(path.replace(/\.md$/, ''))) || namedFiles.includes(path);
}

export type HomeSection = (typeof homeSections)[number];

/** The link to a section of the home page, for use on `page`. */
export function getSectionHref(section: HomeSection, page: string): string {
  return page === '/' ? `#${section}` : `/#${section}`;
}
