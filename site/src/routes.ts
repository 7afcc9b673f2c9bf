/** The route table is closed: these sixteen pages, and the not-found page for any other path. */
export const routes = [
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
  '/ai-development',
  '/intelligent-automation',
  '/ai-marketing',
  '/idea-to-mvp',
  '/ai-analytics',
  '/ai-chatbots',
] as const;

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

/** What content may link to on this site. */
export const linkTargets = [
  ...routes,
  ...unlistedRoutes,
  ...homeSections.map((section) => `/#${section}` as const),
];

export type HomeSection = (typeof homeSections)[number];

/** The link to a section of the home page, for use on `page`. */
export function sectionHref(section: HomeSection, page: string): string {
  return page === '/' ? `#${section}` : `/#${section}`;
}
