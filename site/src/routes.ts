/** The route table. It is closed: these sixteen pages, and the not-found page for any other path. */
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

/** Linked on purpose, though no page is there: each of them leads to the not-found page. */
export const unlistedRoutes = [
  '/services',
  '/tutorials',
  '/downloads',
  '/examples',
  '/community',
] as const;

/** The sections of the home page that the header and the footer lead to. */
export const homeSections = [
  'home',
  'about',
  'services',
  'products',
  'testimonials',
  'contact',
] as const;

export type HomeSection = (typeof homeSections)[number];

/** The address of a section of the home page, as a link on `page` has to give it. */
export function sectionHref(section: HomeSection, page: string): string {
  return page === '/' ? `#${section}` : `/#${section}`;
}
