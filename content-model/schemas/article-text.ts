import { z } from 'zod';
import { line } from './fields.ts';
import { block, piece } from './legal-document.ts';

/** The words of an entry of a list, or of a cell of a table. */
const words = z.array(piece);

const table = z.strictObject({
  /** The side on which the words of each column stand. */
  sides: z.array(z.enum(['left', 'right'])),
  head: z.array(words),
  rows: z.array(z.array(words)),
});

/** A part of the text of an article: what a legal text may have, and numbered lists and tables. */
export const articleBlock = z.union([
  ...block.options,
  z.strictObject({ heading: line(80) }),
  z.strictObject({ numbered: z.array(words) }),
  z.strictObject({ table }),
]);

/** A part of the text of a guide, which may also show a call of the API: "GET /api/v1/models". */
export const guideBlock = z.union([
  ...articleBlock.options,
  z.strictObject({ apiCall: z.string() }),
]);

export type ArticleBlock = z.infer<typeof articleBlock>;
export type GuideBlock = z.infer<typeof guideBlock>;
export type TextTable = z.infer<typeof table>;
