import { z } from 'astro/zod';
import { anchor, internalLink, line, sample } from './fields.ts';

export const resourceSchema = z.strictObject({
  id: anchor,
  title: line(40),
  /** One sentence. */
  description: line(160),
  /** A word or two above the title: "Guide", "Video". */
  type: line(20),
  /** Follows the type until the thing is there: "In preparation". Leave it out once it is. */
  status: line(20).optional(),
  /** Where the card leads. */
  link: internalLink,
  sample,
});

export type Resource = z.infer<typeof resourceSchema>;
