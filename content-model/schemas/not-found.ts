import { z } from 'zod';
import { line } from './fields.ts';

/** The texts of the not-found page below the fixed words. */
export const notFoundSchema = z.strictObject({
  description: line(160),
  explanation: line(200),
  suggestions: line(80),
});

export type NotFound = z.infer<typeof notFoundSchema>;
