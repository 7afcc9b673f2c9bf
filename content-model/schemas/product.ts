import { z } from 'zod';
import { anchor, hidden, line, ownSample, priceSchema } from './fields.ts';

export const productSchema = z.strictObject({
  id: anchor,
  icon: z.enum(['eye', 'workflow', 'megaphone']).describe('The drawing on the card.'),
  title: line(40).describe("Shown as the card's heading."),
  category: line(40).describe('Shown above the title.'),
  description: line(200).describe('One or two sentences.'),
  features: z.array(line(60)).min(1),
  price: priceSchema,
  priceNote: line(60).describe('Below the price: what it counts, and how long the trial is.'),
  status: line(20).describe(
    'The badge. "Popular" is filled, "Enterprise" is toned down, everything else is outlined.',
  ),
  gradient: z
    .enum(['accent', 'green', 'red'])
    .describe('The color of the gradient at the top of the card.'),
  sample: ownSample,
  hidden,
});

export type Product = z.infer<typeof productSchema>;
