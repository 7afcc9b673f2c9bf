import type { Content } from '../../../collections.ts';
import { homeSectionsOf } from '../../../routes.ts';
import { partsOf, valueAt } from '../parts-of.ts';
import type { Path } from '../problem.ts';

/** The sections of each page, and the content whose ids are parts of it. */
const partsOfPages: Record<string, { sections: readonly string[]; from: readonly Path[] }> = {
  '/team': { sections: ['leadership', 'figures', 'closing'], from: [['teamMembers']] },
  '/careers': { sections: ['jobs', 'perks', 'culture', 'closing'], from: [['jobs']] },
  '/news': { sections: ['articles', 'newsletter-heading'], from: [['articles']] },
  '/support': {
    sections: ['search', 'channels', 'hours', 'questions', 'quick-actions', 'resources', 'closing'],
    from: [['support', 'questions']],
  },
  '/docs': {
    sections: ['search', 'index', 'guides', 'popular', 'resources', 'status', 'closing'],
    from: [['docs', 'guides'], ['guides']],
  },
  '/api': {
    sections: ['call', 'endpoints', 'limits', 'sdks', 'closing'],
    from: [['openApi', 'paths']],
  },
  '/privacy': { sections: ['team'], from: [['privacy']] },
  '/terms': { sections: ['team'], from: [['terms']] },
};

/** What a link to a page may have after its #. Nothing for a page that only the build knows. */
export function anchorsOf(page: string, content: Partial<Content>): string[] | undefined {
  if (page === '/') {
    const { products, testimonials, home } = content;
    return products && testimonials && homeSectionsOf({ products, testimonials, home });
  }
  const known = partsOfPages[page];
  const id = page === '/api' ? 'operationId' : 'id';
  const shown = known?.from.map((path) => valueAt(content, path));
  // A file that cannot be read has its own message.
  if (!known || !shown?.every(Boolean)) return undefined;
  const ids = partsOf(shown).filter(({ path, value }) => path.at(-1) === id && value);
  return [...known.sections, ...ids.map(({ value }) => `${value}`)];
}
