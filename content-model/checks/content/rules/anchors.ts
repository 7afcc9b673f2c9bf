import type { Content } from '../../../collections.ts';
import { listHomeSections } from '../../../routes.ts';
import type { Path } from '../problem.ts';
import { getValueAt, listValues } from '../walk-content.ts';

/** The anchors of each page: its sections, and the ids in some of the content that it shows. */
const anchorSources: Record<string, { sections: readonly string[]; ids: readonly Path[] }> = {
  '/team': { sections: ['leadership', 'figures', 'closing'], ids: [['teamMembers']] },
  '/careers': { sections: ['jobs', 'perks', 'culture', 'closing'], ids: [['jobs']] },
  '/news': { sections: ['articles', 'newsletter-heading'], ids: [['articles']] },
  '/support': {
    sections: ['search', 'channels', 'hours', 'questions', 'quick-actions', 'resources', 'closing'],
    ids: [['support', 'questions']],
  },
  '/docs': {
    sections: ['search', 'guides', 'popular', 'resources', 'status', 'closing'],
    ids: [['docs', 'guides'], ['guides']],
  },
  '/api': {
    sections: ['call', 'endpoints', 'limits', 'sdks', 'closing'],
    ids: [['openApi', 'paths']],
  },
  '/privacy': { sections: ['team'], ids: [['privacy']] },
  '/terms': { sections: ['team'], ids: [['terms']] },
};

/** The anchors that a link to a page may have. Undefined if only the build knows those of the page. */
export function listAnchors(page: string, content: Partial<Content>): string[] | undefined {
  if (page === '/') {
    const { products, testimonials, home } = content;
    return products && testimonials && listHomeSections({ products, testimonials, home });
  }
  const source = anchorSources[page];
  const idField = page === '/api' ? 'operationId' : 'id';
  const values = source?.ids.map((path) => getValueAt(content, path));
  // A file that could not be parsed is a problem of its own.
  if (!source || !values?.every(Boolean)) return undefined;
  const ids = listValues(values).filter(({ path, value }) => path.at(-1) === idField && value);
  return [...source.sections, ...ids.map(({ value }) => `${value}`)];
}
