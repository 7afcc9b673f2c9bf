import type { Content } from '../../../collections.ts';
import type { ContentPath, ContentProblem } from '../problem.ts';

/** The texts of a section, and how many entries it shows. */
interface Section {
  path: ContentPath;
  words: unknown;
  file: string;
  count: number;
}

/** A section that has entries to show needs its texts. */
export function* checkSections(content: Partial<Content>): Generator<ContentProblem> {
  for (const { path, words, file, count } of listSections(content)) {
    if (words !== undefined || count === 0) continue;
    yield { at: path, found: 'nothing', expected: `must be there, for what ${file} has` };
  }
  const { products, upcomingProducts = [] } = content;
  if (products?.length === 0 && upcomingProducts.length > 0) {
    const expected = 'must be []: without a product, the home page has no place for them';
    yield { at: ['upcomingProducts', 'list'], found: 'upcoming products', expected };
  }
}

/** The sections whose entries are in other files. A collection with a problem counts as empty. */
function listSections(content: Partial<Content>): Section[] {
  const { home, team, careers, news, support, api, cookiePolicy, claims, site } = content;
  const {
    coreValues,
    products,
    testimonials,
    perks,
    articles,
    rateTiers,
    sdks,
    cookieCategories,
    thirdPartyServices,
  } = content;
  const sections: Section[] = [];
  const add = (path: ContentPath, words: unknown, file: string, count = 0) =>
    sections.push({ path, words, file, count });
  if (home) {
    add(['home', 'about'], home.about, 'core-values.yaml', coreValues?.length);
    add(['home', 'products'], home.products, 'products.yaml', products?.length);
    add(['home', 'testimonials'], home.testimonials, 'testimonials.yaml', testimonials?.length);
    add(['home', 'testimonials'], home.testimonials, 'clients', home.clients?.length);
  }
  if (team && claims)
    add(['team', 'figures'], team.figures, 'claims.yaml', Object.keys(claims.figures).length);
  if (careers) add(['careers', 'perks'], careers.perks, 'perks.yaml', perks?.length);
  // The featured article has a band of its own.
  if (news && articles)
    add(['news', 'articles'], news.articles, 'articles/', Math.max(0, articles.length - 1));
  if (support) add(['support', 'hours'], support.hours, 'site.yaml', site?.hours ? 1 : 0);
  if (api) {
    add(['api', 'limits'], api.limits, 'rate-tiers.yaml', rateTiers?.length);
    add(['api', 'sdks'], api.sdks, 'sdks.yaml', sdks?.length);
    add(['api', 'stats', 'sdks'], api.stats.sdks, 'sdks.yaml', sdks?.length);
  }
  if (cookiePolicy) {
    const { categories, services } = cookiePolicy;
    const [categoryCount, serviceCount] = [cookieCategories?.length, thirdPartyServices?.length];
    add(['cookiePolicy', 'categories'], categories, 'cookie-categories.yaml', categoryCount);
    add(['cookiePolicy', 'services'], services, 'third-party-services.yaml', serviceCount);
  }
  return sections;
}
