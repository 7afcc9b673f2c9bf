import { readLanguage } from '@website/content-model/checks/content/read-labels.ts';
import { getPageFile } from '@website/content-model/collections.ts';
import { optionalPages } from '@website/content-model/routes.ts';
import { z } from 'astro/zod';
import { Draft } from '../draft.ts';
import { filesOfPage } from '../forms.ts';
import { removeLinks } from '../links.ts';
import { pagesOf } from '../list-pages.ts';
import type { Session } from '../session.ts';
import { isAgreed } from './input.ts';

export const pageInput = z.strictObject({
  path: z.enum(optionalPages),
  isLeftOut: z.boolean(),
  isAgreed,
});

/** Leaves out a page, or brings it back. */
export function changePage(
  session: Session,
  { path, isLeftOut, isAgreed = false }: z.output<typeof pageInput>,
): void {
  const { files, fields, lists, checked } = session.readContent();
  const { labels } = readLanguage(checked.content.site.language);
  const page = pagesOf(checked.content, labels).find((candidate) => candidate.path === path);
  if (page === undefined || page.isLeftOut === isLeftOut) return;
  const draft = new Draft(session);
  if (isLeftOut) {
    removeLinks(draft, path, page.name, fields, isAgreed);
    draft.remove(getPageFile(path));
  } else for (const [file, text] of filesOfPage(path, [...files.keys()])) draft.write(file, text);
  draft.addMissingSections(lists);
  session.save(draft, `The page “${page.name}” is ${isLeftOut ? 'left out' : 'added'}`);
  session.tell({ go: isLeftOut ? '/' : path });
}
