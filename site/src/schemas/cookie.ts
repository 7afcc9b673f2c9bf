import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

export const cookieSchema = z.strictObject({
  id: anchor,
  /** As a browser lists it: "_ga". */
  name: line(40),
  /** The category it belongs to. */
  type: z.enum(['Essential', 'Analytics', 'Functional', 'Marketing']),
  /** One sentence, under "Details". */
  purpose: line(160),
  /** As it should read: "Session", "2 years". */
  duration: line(20),
  /** The company that sets it. */
  provider: line(40),
  sample,
});

export type Cookie = z.infer<typeof cookieSchema>;
