import { z } from 'zod';
import { anchor, line } from './fields.ts';
import { block } from './legal-document.ts';

/** The whole text of an article: one Markdown file, named by the id of the article. */
export const articleTextSchema = z.strictObject({
  id: anchor,
  blocks: z
    .array(z.union([block, z.strictObject({ heading: line(80) })]))
    .min(1, 'must have a text'),
});

export type ArticleBlock = z.infer<typeof articleTextSchema>['blocks'][number];
