/** The pages that every company has. Each of its services has one more, under the name of its file. */
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

/** Every page but the not-found page, which has no path of its own. */
export const routesOf = (services: readonly { route: string; plate: number }[]): string[] => [
  ...pages,
  ...services.toSorted((a, b) => a.plate - b.plate).map(({ route }) => route),
];

/** Linked on purpose although they have no page: all of them lead to the not-found page. */
export const unlistedRoutes = [
  '/services',
  '/tutorials',
  '/downloads',
  '/examples',
  '/community',
] as const;

/** The sections of the home page that the header and the footer link to. */
export const homeSections = [
  'home',
  'about',
  'services',
  'products',
  'testimonials',
  'contact',
] as const;

/** What content may link to on this site, besides the parts of a page. */
export const linkTargetsOf = (services: Parameters<typeof routesOf>[0]): string[] => [
  ...routesOf(services),
  ...unlistedRoutes,
];

export type HomeSection = (typeof homeSections)[number];

/** The link to a section of the home page, for use on `page`. */
export function sectionHref(section: HomeSection, page: string): string {
  return page === '/' ? `#${section}` : `/#${section}`;
}
