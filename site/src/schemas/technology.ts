import { z } from 'astro/zod';
import { line } from './fields.ts';

export const technologySchema = z.strictObject({
  /** Spelled as its makers do: "PyTorch". */
  name: line(30),
  /** What kind of thing it is: "Framework", "Database". */
  category: line(30),
  /** One sentence: what we use it for. */
  description: line(120),
});

export type Technology = z.infer<typeof technologySchema>;
