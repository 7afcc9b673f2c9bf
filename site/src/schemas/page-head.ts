import { z } from 'astro/zod';
import { heading, line } from './fields.ts';

/** What a page says of itself: in the browser's tab, in search results, and at its top. */
export const pageHeadSchema = z.strictObject({
  /** In the browser's tab, and the last step of the line above the heading. */
  title: line(60),
  /** For search engines and link previews. */
  description: line(160),
  /** The page's large heading. */
  heading,
  /** The sentence or two below it. */
  lede: line(240),
});

export type PageHead = z.infer<typeof pageHeadSchema>;
