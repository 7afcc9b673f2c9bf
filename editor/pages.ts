import type { Labels } from '@website/content-model/checks/content/read-labels.ts';
import type { Content } from '@website/content-model/collections.ts';
import { collections, getPageFile } from '@website/content-model/collections.ts';
import {
  findLeftOutPages,
  listLinkTargets,
  type OptionalPage,
  optionalPages,
  pages,
} from '@website/content-model/routes.ts';
import { sampleFiles } from './additions.ts';
import type { PageEntry } from './field.ts';
import type { PlacedField } from './fields.ts';
import { withoutLinksTo } from './passages.ts';

/** Every page of the site, also those that it leaves out. */
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
  const own = pages.map((path) => ({
    ...{ path, name: names[path] },
    ...{ isLeftOut: leftOut.includes(path), mayBeLeftOut: may.includes(path) },
  }));
  const [home, ...others] = own;
  const ofServices = content.services.map(({ route, title }) => ({
    ...{ path: route, name: title, isLeftOut: false, mayBeLeftOut: false },
  }));
  return [...(home ? [home] : []), ...ofServices, ...others];
}

/** The fields outside of a page that lead to it, or to one below it. */
export const linksTo = (page: string, fields: readonly PlacedField[]) => {
  const isLink = ({ path, value, kind }: PlacedField) =>
    kind === 'passage'
      ? withoutLinksTo(page, `${value}`) !== value
      : /^(?:link|href|to)$/.test(`${path.at(-1)}`) &&
        new RegExp(`^${page}(?:[/#]|$)`).test(`${value}`);
  const own = collectionsOf(page);
  const isOwn = (file: string) => own.some((collection) => isIn(collection, file));
  return fields.filter((one) => !isOwn(one.file) && isLink(one));
};

type Collection = (typeof collections)[keyof typeof collections];

const collectionsOf = (page: string) =>
  Object.values<Collection>(collections).filter((one) => one.page === page);

const isIn = ({ kind, file }: Collection, path: string) =>
  kind === 'folder' ? path.startsWith(`${file}/`) : path === file;

/** The texts of files without a page, or with it again: what it needs and is gone is the sample's. */
export function textsWithPage(
  page: OptionalPage,
  isLeftOut: boolean,
  content: Content,
  files: readonly string[],
): Map<string, string> {
  // A file without a text is removed.
  if (isLeftOut) return new Map([[getPageFile(page), '']]);
  const sample = sampleFiles();
  const others = findLeftOutPages(content).filter((one) => one !== page);
  const targets = [...listLinkTargets(content), page];
  // The sample leads to pages that this company may not have.
  const link = /(?<=\b(?:link|href): "?)(\/[a-z0-9-]*)(?:#[a-z0-9-]+)?/g;
  const led = (text: string) =>
    others.reduce(
      (changed, gone) => withoutLinksTo(gone, changed),
      text.replaceAll(link, (whole, to) => (targets.includes(to) ? whole : '/#contact')),
    );
  const gone = collectionsOf(page)
    .filter((collection) => !files.some((file) => isIn(collection, file)))
    .flatMap((collection) => [...sample.keys()].filter((file) => isIn(collection, file)));
  return new Map(gone.map((file) => [file, led(sample.get(file) ?? '')]));
}
