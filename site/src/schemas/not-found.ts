import { z } from 'astro/zod';
import { line } from './fields.ts';

/** What the not-found page says below the fixed words. */
export const notFoundSchema = z.strictObject({
  description: line(160),
  explanation: line(200),
  suggestions: line(80),
});

export type NotFound = z.infer<typeof notFoundSchema>;
