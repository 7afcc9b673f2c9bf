import { serviceOptions } from '@orrery/form-contract';
import { z } from 'astro/zod';
import { routes } from '../routes.ts';
import { plateNames } from '../vocabulary.ts';
import { anchor, line, sample } from './fields.ts';
import { servicePageSchema } from './service-page.ts';

export const serviceSchema = z.strictObject({
  id: anchor,
  /** The number of its engraving, and its place in every list. */
  plate: z.int().positive(),
  /** Its icon: which engraving is drawn. */
  icon: z.enum(plateNames),
  /** What the engraving shows, in the voice of an old book of plates, without a full stop. */
  caption: line(46),
  /** The heading of its card and of its page. */
  title: line(40),
  /** One or two sentences on the card. */
  description: line(160),
  /** The card lists three. */
  features: z.array(line(40)).length(3),
  /** The address of its page. */
  route: z.enum(routes),
  /** Which option of "AI Service Type" in the contact form means it. */
  contactOption: z.enum(serviceOptions),
  page: servicePageSchema,
  sample,
});

export type Service = z.infer<typeof serviceSchema>;
