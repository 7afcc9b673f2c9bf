import { z } from 'zod';
import { heroFigures } from '../vocabulary.ts';
import {
  budgetSchema,
  figureNames,
  formNoteSchema,
  line,
  sample,
  sectionHeadSchema,
} from './fields.ts';
import { articleImage, clientSchema } from './picture.ts';

/** A sentence or two that begin in bold. */
const pointSchema = z.strictObject({
  title: line(60).describe('The beginning of the sentence, in bold: "An engineer answers".'),
  text: line(240).describe('The rest: "within one business day."'),
});

/** The texts of the home page outside its lists. */
export const homeSchema = z.strictObject({
  title: line(60).describe(
    "Next to the company's name in the browser's tab and in search results.",
  ),
  description: line(160).describe('For search engines and link previews.'),
  hero: sectionHeadSchema
    .extend({
      figure: z
        .enum(heroFigures)
        .default('orrery')
        .describe(
          'Next to the words: "orrery" (a working model of the planets, one for each of up to eight services), "machine" (the services as its parts, below the words, on wide screens), an engraving, a "photograph", or "none".',
        ),
      photograph: articleImage.describe('If `figure` is "photograph": its file and what it shows.'),
      caption: line(160)
        .optional()
        .describe('Below the figure, in the style of a caption in an old book of plates.'),
      call: line(160)
        .optional()
        .describe('Below the two buttons: what the first call is, and what follows it.'),
      stats: figureNames,
    })
    .refine(({ figure, photograph }) => (figure === 'photograph') === (photograph !== undefined), {
      path: ['photograph'],
      message:
        'must be there if `figure` is "photograph", with its `file` in the folder pictures and its `alt`, and only then',
    })
    .describe('The page adds the founding year after this label.'),
  about: sectionHeadSchema.extend({
    paragraphs: z.array(line(500)).min(1),
    fit: z
      .strictObject({ heading: line(60), choices: z.array(pointSchema).min(1) })
      .optional()
      .describe('Below the paragraphs: whom the company suits, and what others should do.'),
  }),
  services: sectionHeadSchema.extend({
    custom: line(160).describe("Next to the section's two buttons."),
  }),
  products: sectionHeadSchema
    .extend({
      upcoming: line(60),
      upcomingNote: line(120).optional().describe('Below the heading of the upcoming products.'),
      custom: line(160).describe("Next to the section's button."),
    })
    .optional()
    .describe('Leave this out if products.yaml has no product.'),
  testimonials: sectionHeadSchema
    .extend({
      stats: figureNames,
      closing: line(120).describe('The closing call, above its two buttons.'),
    })
    .optional()
    .describe('Leave this out if testimonials.yaml has no testimonial, and there are no clients.'),
  clients: z
    .array(clientSchema)
    .min(1)
    .optional()
    .describe('The logos of clients, in a row below the testimonials.'),
  contact: sectionHeadSchema.partial({ lede: true }).extend({
    steps: z
      .array(pointSchema)
      .min(2)
      .optional()
      .describe(
        'What happens when someone writes, in order. The first step is theirs; the receipt of a message has the others.',
      ),
    otherServices: z
      .array(line(60))
      .describe('The options of "AI Service Type" after those of the services.'),
    budgets: z.array(budgetSchema).min(1).describe('The options of "Project Budget".'),
    note: formNoteSchema.describe('Above the button: what pressing it does.'),
    guarantee: z.strictObject({ title: line(40), text: line(240) }),
  }),
  sample,
});

export type Home = z.infer<typeof homeSchema>;
