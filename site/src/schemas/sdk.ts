import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

export const sdkSchema = z.strictObject({
  id: anchor,
  name: line(40),
  /** Three numbers: "2.1.0". */
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be three numbers, like "2.1.0"'),
  /** One sentence. */
  description: line(160),
  /** How often it was downloaded. A plain number, without commas. */
  downloads: z.int().nonnegative(),
  /** The programming language it is for. */
  language: line(20),
  sample,
});

export type Sdk = z.infer<typeof sdkSchema>;
