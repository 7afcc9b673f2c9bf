import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { loadContent } from '../../checks/content/load-content.ts';

/** Style sheets of what not every company has, each with whether this one has it. */
function optionalStyles(): Map<string, boolean> {
  const content = loadContent();
  const { site, home, teamMembers, testimonials, articles } = content;
  const portraits = [...teamMembers, ...testimonials].some(({ portrait }) => portrait);
  const images = articles.some(({ image }) => image);
  const hasOrrery = home.hero.figure === 'orrery';
  return new Map([
    ...['Orrery', 'WorkingOrrery', 'LostBody', 'VacantPlace'].map(
      (name) => [`${name}.module.css`, hasOrrery] as const,
    ),
    ['italic-accents.css', /\*[^*]*[^\0-\x7f’][^*]*\*/.test(JSON.stringify(content))],
    ['Monogram.module.css', !hasOrrery && site.logo === undefined],
    ['HeroFigure.module.css', !hasOrrery],
    ['CompanyLogo.module.css', site.logo !== undefined],
    ['Clients.module.css', home.clients !== undefined],
    ['Portrait.module.css', portraits],
    ['ArticleCover.module.css', images],
    ['Photograph.module.css', portraits || images || home.hero.photograph !== undefined],
  ]);
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
