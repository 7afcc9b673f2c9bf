import type { Content } from '../../../collections.ts';
import type { ContentPlace, Finding } from '../problem.ts';

/** A section may be left out only together with what it shows, and the other way around. */
export function* wordRules(content: Content): Generator<Finding> {
  const { testimonials, site, claims, home, team, careers, news, support, api, cookiePolicy } =
    content;
  const sections: [at: ContentPlace, words: unknown, file: string, shown: number][] = [
    [['home', 'products'], home.products, 'products.yaml', content.products.length],
    [['home', 'testimonials'], home.testimonials, 'testimonials.yaml', testimonials.length],
    [['home', 'testimonials'], home.testimonials, 'clients', home.clients?.length ?? 0],
  ];
  if (team) {
    const { length } = Object.keys(claims.figures);
    sections.push([['team', 'figures'], team.figures, 'claims.yaml', length]);
  }
  if (careers)
    sections.push([['careers', 'perks'], careers.perks, 'perks.yaml', content.perks.length]);
  if (news) {
    const { length } = content.articles;
    sections.push([['news', 'articles'], news.articles, 'articles.yaml', Math.max(0, length - 1)]);
  }
  if (support)
    sections.push([['support', 'hours'], support.hours, 'site.yaml', site.hours ? 1 : 0]);
  if (api) {
    sections.push([['api', 'limits'], api.limits, 'rate-tiers.yaml', content.rateTiers.length]);
    sections.push([['api', 'sdks'], api.sdks, 'sdks.yaml', content.sdks.length]);
    sections.push([['api', 'stats', 'sdks'], api.stats.sdks, 'sdks.yaml', content.sdks.length]);
  }
  if (cookiePolicy) {
    const { length } = content.thirdPartyServices;
    const { services } = cookiePolicy;
    sections.push([['cookiePolicy', 'services'], services, 'third-party-services.yaml', length]);
  }
  for (const [at, words, file, shown] of sections) {
    if (words !== undefined || shown === 0) continue;
    yield { at, found: 'nothing', expected: `must be there, for what ${file} has` };
  }
  if (content.products.length === 0 && content.upcomingProducts.length > 0) {
    const expected = 'must be []: without a product, the home page has no place for them';
    yield { at: ['upcomingProducts', 'list'], found: 'upcoming products', expected };
  }
}
