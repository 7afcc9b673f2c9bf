import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

export const productSchema = z.strictObject({
  id: anchor,
  /** The drawing on the card. */
  icon: z.enum(['eye', 'workflow', 'megaphone']),
  /** Shown as the card's heading. */
  title: line(40),
  /** Shown above the title. */
  category: line(40),
  /** One or two sentences. */
  description: line(200),
  features: z.array(line(60)).min(2),
  /** As it should read: "Starting at $199/month". */
  pricing: line(40),
  /** Below the price: what it counts, and how long the trial is. */
  priceNote: line(60),
  /** The badge. "Popular" is filled, "Enterprise" is toned down, everything else is outlined. */
  status: line(20),
  /** The color of the gradient at the top of the card. */
  gradient: z.enum(['accent', 'green', 'red']),
  sample,
});

export type Product = z.infer<typeof productSchema>;
