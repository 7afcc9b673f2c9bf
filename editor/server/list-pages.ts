import type { Labels } from '@website/content-model/checks/content/read-labels.ts';
import type { Content } from '@website/content-model/collections.ts';
import { hasBlank } from '@website/content-model/lib/text/blanks.ts';
import { findLeftOutPages, optionalPages, pages } from '@website/content-model/routes.ts';
import type { PageEntry } from '../field.ts';
import { canBegin } from './forms.ts';

/** Every page of the site, also those that it leaves out and could begin with empty forms. */
export function pagesOf(content: Content, { shell }: Labels): PageEntry[] {
  const { footer } = shell;
  const names: Record<(typeof pages)[number], string> = {
    '/': shell.sections.home,
    '/team': footer.team,
    '/careers': footer.careers,
    '/news': footer.news,
    '/support': footer.helpCenter,
    '/docs': footer.documentation,
    '/api': footer.apiReference,
    '/privacy': footer.privacy,
    '/terms': footer.terms,
    '/cookies': footer.cookies,
  };
  const leftOut: readonly string[] = findLeftOutPages(content);
  const may: readonly string[] = optionalPages;
  const own = pages
    .map((path) => ({
      ...{ path, name: names[path] },
      ...{ isLeftOut: leftOut.includes(path), mayBeLeftOut: may.includes(path) },
    }))
    .filter(({ path, isLeftOut }) => !isLeftOut || canBegin(path));
  const [home, ...others] = own;
  const ofServices = content.services.map(({ id, route, title }) => ({
    ...{ path: route, name: hasBlank(title) ? id : title, isLeftOut: false, mayBeLeftOut: false },
  }));
  return [...(home ? [home] : []), ...ofServices, ...others];
}
