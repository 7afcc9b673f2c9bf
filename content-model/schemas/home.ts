import { z } from 'zod';
import { heroFigures, productIcons } from '../vocabulary.ts';
import {
  anchor,
  budgetSchema,
  figureNames,
  heading,
  hidden,
  line,
  priceSchema,
  proof,
  sectionHeadSchema,
} from './fields.ts';
import { clientSchema, describedImage, portrait } from './picture.ts';

/** A sentence or two that begin in bold. */
const pointSchema = z.strictObject({
  title: line(60)
    .describe('The beginning of a sentence, in bold.')
    .meta({ example: 'An engineer answers' }),
  text: line(240)
    .describe('The rest of the sentence.')
    .meta({ example: 'within one business day.' }),
});

/** The texts of the home page outside its lists. */
export const homeSchema = z.strictObject({
  title: line(60)
    .describe("Next to the company's name in the browser's tab and in search results.")
    .meta({ hint: 'What your company does. Two to five words.', example: 'AI for invoices' }),
  description: line(160)
    .optional()
    .describe('For search engines and link previews. Without it, they get the words at the top.')
    .meta({ hint: 'What you do, and for whom, for search results. One or two sentences.' }),
  hero: z
    .strictObject({
      label: line(60)
        .optional()
        .describe('A small label above the heading. The page adds the founding year after it.')
        .meta({ hint: 'What you do, in two to five words.', example: 'AI for invoices' }),
      heading: heading.meta({
        hint: 'What gets better for a client. Four to eight words; those between *asterisks* are in italics.',
        example: 'Invoices that *book themselves*.',
      }),
      lede: line(240).describe('The sentences below the heading.').meta({
        hint: 'What you do, for whom, and how one can tell that it worked. Two sentences, 25 to 40 words.',
      }),
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
        .describe('Below the figure, in the style of a caption in an old book of plates.')
        .meta({ hint: 'What the drawing or the photograph shows. One sentence.' }),
      call: line(160)
        .optional()
        .describe('Below the two buttons: what the first call is, and what follows it.')
        .meta({
          hint: 'What the first call is, and what follows it. One sentence.',
          example: 'The first call takes half an hour and costs nothing.',
        }),
    })
    .refine(({ figure, photograph }) => (figure === 'photograph') === (photograph !== undefined), {
      path: ['photograph'],
      message:
        'must be there if `figure` is "photograph", with its `file` in the folder pictures and its `alt`, and only then',
    }),
  about: sectionHeadSchema
    .partial()
    .extend({
      paragraphs: z
        .array(
          line(500).meta({
            hint: 'Who you are, what you did before, and why you do this now. Three to five sentences.',
          }),
        )
        .min(1),
      fit: z
        .strictObject({
          heading: line(60)
            .describe('The heading above the sentences that say whom you suit. Two to five words.')
            .meta({ example: 'Are we right for you?' }),
          choices: z.array(pointSchema).min(1),
        })
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
        .describe('Below the list of services, about the planets or the calendar next to it.')
        .meta({ hint: 'What the drawing next to your services shows. One sentence.' }),
      custom: line(160)
        .optional()
        .describe("Next to the section's two buttons: what to do if no service fits.")
        .meta({
          hint: 'What a visitor can do if nothing here fits. One sentence.',
          example: 'Need something else? Ask us.',
        }),
    })
    .prefault({})
    .describe(
      'A company with one service shows that service here instead of a list. Of these words it then has `label` and `custom`.',
    ),
  products: sectionHeadSchema
    .extend({
      upcoming: line(60)
        .describe('The heading above the products that are not there yet. One to three words.')
        .meta({ example: 'Announced' }),
      upcomingNote: line(120)
        .optional()
        .describe('Below the heading of the upcoming products.')
        .meta({
          hint: 'How sure the announced products are, and as of when. One sentence.',
          example: 'Planned for next year.',
        }),
      custom: line(160)
        .describe("Next to the section's button: what to do if no product fits.")
        .meta({
          hint: 'What a visitor can do if nothing here fits. One sentence.',
          example: 'Need something else? Ask us.',
        }),
    })
    .optional()
    .describe('Leave this out if products.yaml has no product.'),
  testimonials: sectionHeadSchema
    .extend({
      stats: figureNames,
      closing: line(120).describe('The closing call, above its two buttons.').meta({
        hint: 'What a visitor can ask you now, as a question or a sentence.',
        example: 'Which paper takes you longest?',
      }),
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
        .array(
          line(60)
            .describe('Another reason to write to you. One to four words.')
            .meta({ example: 'Something else' }),
        )
        .default([])
        .describe('The options of "Service" in the contact form after those of the services.'),
      budgets: z
        .array(budgetSchema)
        .default([])
        .describe(
          'The options of "Budget" in the contact form. Without any, the form does not ask.',
        ),
      guarantee: z
        .strictObject({
          title: line(40)
            .describe('What you promise about your answer. Two to five words.')
            .meta({ example: 'An answer within a day' }),
          text: line(240).describe(
            'What exactly you promise, and when it does not apply. One or two sentences.',
          ),
        })
        .optional()
        .describe('What you promise about your answer, on a card of its own.'),
    })
    .prefault({}),
});

export type Home = z.infer<typeof homeSchema>;

export const coreValueSchema = z.strictObject({
  id: anchor,
  icon: z.enum(['compass', 'ruler', 'spline', 'orbit']).describe('The drawing next to the title.'),
  title: line(40)
    .describe('What matters to you in your work. One to three words.')
    .meta({ example: 'Plain words' }),
  description: line(200).describe('What it means in practice. One or two sentences.'),
  hidden,
});

export type CoreValue = z.infer<typeof coreValueSchema>;

export const productSchema = z.strictObject({
  id: anchor,
  icon: z.enum(productIcons).describe('The drawing of its screen on the card.'),
  image: describedImage.describe(
    'A screenshot, instead of the drawing: its file and what it shows.',
  ),
  title: line(40)
    .describe('The name of the product. One to three words.')
    .meta({ example: 'Invoice Reader' }),
  category: line(40)
    .describe('What kind of product it is. One to four words, above its name.')
    .meta({ example: 'Accounting software' }),
  description: line(200).describe('What it does, and for whom. One or two sentences.'),
  features: z
    .array(
      line(60)
        .describe('A thing that the product does. Two to five words.')
        .meta({ example: 'Reads scanned paper' }),
    )
    .min(1),
  price: priceSchema,
  priceNote: line(60).describe('Below the price: what it counts, and how long the trial is.').meta({
    hint: 'What the price is for, and whether one can try it first. A few words.',
    example: 'For each user, after a free month',
  }),
  status: line(20)
    .describe(
      'The badge. "Popular" is filled, "Enterprise" is toned down, everything else is outlined.',
    )
    .meta({ hint: 'A badge on the card. One or two words.', example: 'New' }),
  gradient: z
    .enum(['accent', 'green', 'red'])
    .describe('The color of the gradient at the top of the card.'),
  hidden,
});

export type Product = z.infer<typeof productSchema>;

export const upcomingProductSchema = z.strictObject({
  id: anchor,
  icon: z.enum(['messages', 'trend', 'pen']).describe('The drawing next to the title.'),
  title: line(40)
    .describe('What the product will be called. One to three words.')
    .meta({ example: 'Receipt Reader' }),
  description: line(160).describe('What it will do, and for whom. One sentence.'),
  status: line(30)
    .describe('When it will be there. A few words.')
    .meta({ example: 'Coming in spring' }),
  hidden,
});

export type UpcomingProduct = z.infer<typeof upcomingProductSchema>;

export const testimonialSchema = z.strictObject({
  id: anchor,
  name: line(60).describe('The name of the person who said it.'),
  portrait,
  role: line(60)
    .describe('What this person does in their company. One to four words.')
    .meta({ example: 'Head of accounting' }),
  company: line(60)
    .describe('The name of the company where this person works.')
    .meta({ example: 'Fulda Metal Works' }),
  rating: z
    .int()
    .min(1)
    .max(5)
    .optional()
    .describe('Stars out of five. Without it, there are none.'),
  text: line(240).describe(
    'What the person said, word for word, without quotation marks. One to three sentences.',
  ),
  proof,
  hidden,
});

export type Testimonial = z.infer<typeof testimonialSchema>;
