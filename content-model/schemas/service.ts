import { z } from 'zod';
import { plateNames } from '../vocabulary.ts';
import { anchor, hidden, line, priceRangeSchema, sample } from './fields.ts';
import { servicePageSchema } from './service-page.ts';

export const serviceSchema = z
  .strictObject({
    id: anchor,
    icon: z.enum(plateNames).describe('Which engraving is drawn.'),
    title: line(40).describe('The heading of its card and of its page.'),
    description: line(160).describe('One or two sentences on the card.'),
    features: z.array(line(40)).min(1).max(9).describe('The features on the card.'),
    contactOption: line(60).describe(
      'The option of "AI Service Type" in the contact form that stands for this service.',
    ),
    price: priceRangeSchema
      .optional()
      .describe(
        'What most orders cost, once: { least: 25000, most: 50000 }. The same number twice for a fixed price. On the card and the page, for search engines and assistants, and in texts as {service-price} and {project-price}.',
      ),
    page: servicePageSchema,
    sample,
    hidden,
  })
  // The name of the file is the path of its page.
  .transform((service) => ({ ...service, route: `/${service.id}` }));

/** A service of a company, with its number in the order of site.yaml. */
export type Service = z.infer<typeof serviceSchema> & { plate: number };
