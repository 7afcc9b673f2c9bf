import { z } from 'astro/zod';
import { planetNames, plateNames } from '../vocabulary.ts';
import { anchor, line, sample } from './fields.ts';
import { servicePageSchema } from './service-page.ts';

export const serviceSchema = z
  .strictObject({
    id: anchor,
    /**
     * The number of its engraving, and its position in every list. On the home page, each service has
     * a planet, so there are eight at most.
     */
    plate: z.int().positive().max(planetNames.length),
    /** Which engraving is drawn. */
    icon: z.enum(plateNames),
    /** What the engraving shows, in the style of an old book of plates, without a final period. */
    caption: line(46),
    /** The heading of its card and of its page. */
    title: line(40),
    /** One or two sentences on the card. */
    description: line(160),
    /** The three features on the card. */
    features: z.array(line(40)).length(3),
    /** The option of "AI Service Type" in the contact form that stands for this service. */
    contactOption: line(60),
    page: servicePageSchema,
    sample,
  })
  // The name of the file is the path of its page.
  .transform((service) => ({ ...service, route: `/${service.id}` }));

export type Service = z.infer<typeof serviceSchema>;
