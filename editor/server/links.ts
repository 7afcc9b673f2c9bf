import { collections } from '@website/content-model/collections.ts';
import type { Draft } from './draft.ts';
import { entryPath, type PlacedField } from './find-fields.ts';
import { withoutLinksTo } from './passages.ts';
import { Refusal } from './refusal.ts';
import { frontOf } from './source-text.ts';
import { withoutEntry, withoutField } from './yaml-edit.ts';

/** Removes the links to a page that goes, if the person agrees. */
export function removeLinks(
  draft: Draft,
  page: string,
  name: string,
  fields: readonly PlacedField[],
  isAgreed: boolean,
): void {
  const links = findLinks(page, fields);
  if (links.length > 0 && !isAgreed) {
    const lead = links.length === 1 ? 'One text leads' : `${links.length} texts lead`;
    throw new Refusal(
      `${lead} to “${name}”: ${links.map(({ title }) => title).join('; ')}.`,
      links.length === 1 ? 'Remove the Link Too' : 'Remove the Links Too',
    );
  }
  // From the last one on, so that the places of the others stay right.
  for (const link of links.toReversed()) removeLink(draft, page, link);
}

function removeLink(draft: Draft, page: string, { file, path, kind }: PlacedField): void {
  if (kind === 'passage') {
    const { before, head, after } = frontOf(file, draft.read(file));
    draft.write(file, before + head + withoutLinksTo(page, after));
  } else if (path.some((key) => typeof key === 'number'))
    draft.edit(file, (yaml) => withoutEntry(yaml, entryPath(path, 0)));
  else draft.edit(file, (yaml) => withoutField(yaml, path));
}

/** The fields outside of a page that lead to it, or to one below it. */
function findLinks(page: string, fields: readonly PlacedField[]): PlacedField[] {
  const isLink = ({ path, value, kind }: PlacedField) =>
    kind === 'passage'
      ? withoutLinksTo(page, `${value}`) !== value
      : /^(?:link|href|to)$/.test(`${path.at(-1)}`) &&
        new RegExp(`^${page}(?:[/#]|$)`).test(`${value}`);
  const ofPage = Object.values<Collection>(collections).filter(
    (collection) => collection.page === page,
  );
  return fields.filter(
    (field) => isLink(field) && !ofPage.some((collection) => isIn(collection, field.file)),
  );
}

type Collection = (typeof collections)[keyof typeof collections];

const isIn = ({ kind, file }: Collection, path: string) =>
  kind === 'folder' ? path.startsWith(`${file}/`) : path === file;
