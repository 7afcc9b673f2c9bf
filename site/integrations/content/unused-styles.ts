import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { loadContent } from '../../checks/content/load-content.ts';
import { columnsOf } from '../../src/lib/page/columns.ts';
import { hasSign } from '../../src/lib/page/networks.ts';

/** Style sheets of what not every company has, each with whether this one has it. */
function optionalStyles(): Map<string, boolean> {
  const content = loadContent();
  const { site, home, services, teamMembers, testimonials, articles } = content;
  const portraits = [...teamMembers, ...testimonials].some(({ portrait }) => portrait);
  const images = articles.some(({ image }) => image);
  const hasOrrery = home.hero.figure === 'orrery';
  const stories = services.flatMap(({ page }) => (page.stories ? [page.stories.items] : []));
  return new Map([
    ['columns.css', isUneven(content)],
    ['OneStory.module.css', stories.some(({ length }) => length === 1)],
    ['SocialName.module.css', site.social.some(({ network }) => !hasSign(network))],
    ...['Orrery', 'WorkingOrrery', 'LostBody', 'VacantPlace'].map(
      (name) => [`${name}.module.css`, hasOrrery] as const,
    ),
    ['italic-accents.css', /\*[^*]*[^\0-\x7f’][^*]*\*/.test(JSON.stringify(content))],
    ['OneService.module.css', services.length === 1],
    ['OneQuote.module.css', testimonials.length === 1],
    ['Monogram.module.css', !hasOrrery && site.logo === undefined],
    ['HeroFigure.module.css', !hasOrrery],
    ['CompanyLogo.module.css', site.logo !== undefined],
    ['Clients.module.css', home.clients !== undefined],
    ['Portrait.module.css', portraits],
    ['ArticleCover.module.css', images],
    ['Photograph.module.css', portraits || images || home.hero.photograph !== undefined],
  ]);
}

/** Whether a list would leave a card alone, so that its page gives it other columns. */
function isUneven(content: ReturnType<typeof loadContent>): boolean {
  const { services, products, upcomingProducts, testimonials, articles } = content;
  const { support, docs, engagement, home, team, careers } = content;
  const stats = [home.hero, home.testimonials, team, careers].map((words) => words?.stats ?? []);
  const lists: (readonly [list: readonly unknown[] | undefined, columns: number])[] = [
    ...[services, products, upcomingProducts, testimonials].map((list) => [list, 3] as const),
    ...[support?.channels, support?.quickActions, support?.resources, docs?.quickLinks].map(
      (words) => [words?.items, 4] as const,
    ),
    [articles.slice(1), 3],
    [[...engagement.rows, 'price', 'team', 'supply'], 3],
    ...(docs?.guides.sections ?? []).map((section) => [section.articles, 3] as const),
    ...services.flatMap(({ page }) => [
      [page.stories?.items, 3] as const,
      [page.technologies?.layout === 'grid' ? page.technologies.items : undefined, 5] as const,
    ]),
  ];
  return (
    lists.some(([list, columns]) => list?.length && columnsOf(list, columns) !== undefined) ||
    services.some(({ page }) => page.figures.length > 4 || page.solutions.cards.length === 3) ||
    stats.some(({ length }) => length > 4)
  );
}

/** Every page contains its styles, so a company does not send those of what it does not have. */
export function unusedStyles(): Plugin {
  let styles: Map<string, boolean>;
  return {
    name: 'unused-styles',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (!id.endsWith('.css')) return undefined;
      styles ??= optionalStyles();
      return styles.get(basename(id)) === false ? '' : undefined;
    },
  };
}
