import { z } from 'zod';
import { heroFigures, productIcons } from '../vocabulary.ts';
import {
  anchor,
  budgetSchema,
  figureNames,
  hidden,
  line,
  priceSchema,
  proof,
  sectionHeadSchema,
} from './fields.ts';
import { clientSchema, describedImage, portrait } from './picture.ts';

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
  description: line(160)
    .optional()
    .describe('For search engines and link previews. Without it, they get the words at the top.'),
  hero: sectionHeadSchema
    .partial({ label: true })
    .extend({
      figure: z
        .enum(heroFigures)
        .default('quadrant')
        .describe(
          'Next to the words: "quadrant" (what one to three clients measured, before and after; see `onHome` in the success stories), an engraving, or a "photograph". Without a success story that has a `change`, an engraving stands in for the quadrant.',
        ),
      photograph: describedImage.describe(
        'If `figure` is "photograph": its file and what it shows.',
      ),
      caption: line(160)
        .optional()
        .describe('Below the figure, in the style of a caption in an old book of plates.'),
      call: line(160)
        .optional()
        .describe('Below the two buttons: what the first call is, and what follows it.'),
    })
    .refine(({ figure, photograph }) => (figure === 'photograph') === (photograph !== undefined), {
      path: ['photograph'],
      message:
        'must be there if `figure` is "photograph", with its `file` in the folder pictures and its `alt`, and only then',
    })
    .describe('The page adds the founding year after this label.'),
  about: sectionHeadSchema
    .partial()
    .extend({
      paragraphs: z.array(line(500)).min(1),
      fit: z
        .strictObject({ heading: line(60), choices: z.array(pointSchema).min(1) })
        .optional()
        .describe('Below the paragraphs: whom the company suits, and what others should do.'),
      stats: figureNames,
    })
    .optional()
    .describe('Who the company is. Without a heading, it begins with the name.'),
  services: sectionHeadSchema
    .partial()
    .extend({
      planets: z
        .boolean()
        .default(false)
        .describe(
          'True to give each of up to eight services a planet, in a working model of the solar system. Otherwise there is only its calendar, on which a project that starts on a certain day is live.',
        ),
      caption: line(160)
        .optional()
        .describe('Below the list of services, about the planets or the calendar next to it.'),
      custom: line(160).optional().describe("Next to the section's two buttons."),
    })
    .prefault({}),
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
  contact: sectionHeadSchema
    .partial()
    .extend({
      steps: z
        .array(pointSchema)
        .min(2)
        .optional()
        .describe(
          'What happens when someone writes, in order. The first step is theirs; the receipt of a message has the others.',
        ),
      otherServices: z
        .array(line(60))
        .default([])
        .describe('The options of "Service" in the contact form after those of the services.'),
      budgets: z
        .array(budgetSchema)
        .default([])
        .describe(
          'The options of "Budget" in the contact form. Without any, the form does not ask.',
        ),
      guarantee: z
        .strictObject({ title: line(40), text: line(240) })
        .optional()
        .describe('What you promise about your answer, on a card of its own.'),
    })
    .prefault({}),
});

export type Home = z.infer<typeof homeSchema>;

export const coreValueSchema = z.strictObject({
  id: anchor,
  icon: z.enum(['compass', 'ruler', 'spline', 'orbit']).describe('The drawing next to the title.'),
  title: line(40),
  description: line(200).describe('One or two sentences: what it means in practice.'),
  hidden,
});

export type CoreValue = z.infer<typeof coreValueSchema>;

export const productSchema = z.strictObject({
  id: anchor,
  icon: z.enum(productIcons).describe('The drawing of its screen on the card.'),
  image: describedImage.describe(
    'A screenshot, instead of the drawing: its file and what it shows.',
  ),
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
  hidden,
});

export type Product = z.infer<typeof productSchema>;

export const upcomingProductSchema = z.strictObject({
  id: anchor,
  icon: z.enum(['messages', 'trend', 'pen']).describe('The drawing next to the title.'),
  title: line(40),
  description: line(160).describe('One sentence.'),
  status: line(30).describe('As it should read: "Coming Q2 2025".'),
  hidden,
});

export type UpcomingProduct = z.infer<typeof upcomingProductSchema>;

export const testimonialSchema = z.strictObject({
  id: anchor,
  name: line(60).describe('The person.'),
  portrait,
  role: line(60),
  company: line(60),
  rating: z.int().min(1).max(5).describe('Stars out of five.'),
  text: line(240).describe('What they said, without quotation marks.'),
  proof,
  hidden,
});

export type Testimonial = z.infer<typeof testimonialSchema>;
