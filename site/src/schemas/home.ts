import { z } from 'astro/zod';
import { figureNames, formNoteSchema, line, sample, sectionHeadSchema } from './fields.ts';

/** The texts of the home page outside its lists. */
export const homeSchema = z.strictObject({
  /** Next to the company's name in the browser's tab and in search results. */
  title: line(60),
  /** For search engines and link previews. */
  description: line(160),
  /** The page adds the founding year after this label. */
  hero: sectionHeadSchema.extend({
    /** Below the drawing, in the style of a caption in an old book of plates. */
    caption: line(160),
    stats: figureNames,
  }),
  about: sectionHeadSchema.extend({
    paragraphs: z.array(line(500)).min(1),
  }),
  services: sectionHeadSchema.extend({
    /** Next to the section's two buttons. */
    custom: line(160),
  }),
  products: sectionHeadSchema.extend({
    /** Below the products, before the links to the success stories of the services. */
    stories: line(60),
    upcoming: line(60),
    /** Next to the section's button. */
    custom: line(160),
  }),
  testimonials: sectionHeadSchema.extend({
    stats: figureNames,
    /** The closing call, above its two buttons. */
    closing: line(120),
  }),
  contact: sectionHeadSchema.extend({
    /** The options of "AI Service Type" after those of the services. */
    otherServices: z.array(line(60)),
    /** The options of "Project Budget". */
    budgets: z.array(line(60)).min(1),
    /** Above the button: what pressing it does. */
    note: formNoteSchema,
    guarantee: z.strictObject({ title: line(40), text: line(240) }),
  }),
  sample,
});

export type Home = z.infer<typeof homeSchema>;
