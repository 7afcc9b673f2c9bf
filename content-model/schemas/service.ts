import { z } from 'zod';
import { type PlateName, plateNames } from '../vocabulary.ts';
import { figureBasis } from './claims.ts';
import { anchor, heading, hidden, line, link, priceRangeSchema, proof } from './fields.ts';

/** A term of the agreement with a client: a row on the page of a service. */
const engagementRowSchema = z.strictObject({
  label: line(30).describe('A few words: "Warranty".'),
  figure: line(24)
    .optional()
    .describe('The answer in one figure: "90 days". It is shown large, next to the price.'),
  text: line(420).describe('One to four sentences. Must not promise more than the terms do.'),
});

/** How we work with clients, whatever the service. Shown on the page of every service. */
export const engagementSchema = z.strictObject({
  rows: z.array(engagementRowSchema).default([]),
  more: z
    .strictObject({
      label: line(30).describe('What the links lead to: "The same in every project".'),
      links: z.array(z.strictObject({ label: line(40), link })).min(1),
    })
    .optional()
    .describe(
      'Below the rows, links to what is the same for every service, such as parts of the terms.',
    ),
});

export type Engagement = z.infer<typeof engagementSchema>;

/**
 * A large figure at the top of a service's page. Percentages and weeks are drawn to scale. If the figure has a
 * basis, a click on it opens a note.
 */
const headlineMetricSchema = z.strictObject({
  metric: line(12).describe('As it is shown: "95%", "8-12 weeks", "24/7", "3x", "50+".'),
  description: line(100).describe('Exactly what was measured: of what, and compared with what.'),
  ...figureBasis,
});

/** Use the same number twice if it always takes the same time. */
const weeksSchema = z
  .strictObject({
    least: z.int().positive(),
    most: z
      .int()
      .positive()
      .max(104)
      .describe('At most two years: beyond that, the drawing has no room for the short steps.'),
  })
  .refine(({ least, most }) => least <= most, { path: ['most'], error: 'must not be below least' });

/** A step of the work, drawn to scale on the service's page. */
export const processStepSchema = z.strictObject({
  title: line(40).describe('One or two words.'),
  description: line(200).describe(
    'One or two sentences: what happens, and what exists at the end.',
  ),
  duration: z
    .union([z.strictObject({ weeks: weeksSchema }), z.literal('ongoing')], {
      error: 'must be weeks with a least and a most, or "ongoing"',
    })
    .describe('The weeks it takes, or "ongoing" for a step without an end.'),
});

/** A product of a service that a client can order: a card on the service's page. */
const solutionSchema = z.strictObject({
  title: line(40),
  description: line(160).describe('One or two sentences.'),
  items: z
    .array(line(40))
    .max(8)
    .default([])
    .describe("The entries of the card's list. The section's label says what they are."),
});

const successStorySchema = z.strictObject({
  title: line(80),
  description: line(320).describe(
    'Two or three sentences: what the problem was, and what was built.',
  ),
  industry: line(30).describe('The tag above the title.'),
  metrics: z
    .array(
      z.strictObject({
        value: line(12)
          .overwrite((value) => value.replace(/^-(?=\d)/, '−'))
          .describe('As it is shown: "-38%", "2 days". The page has a minus sign for the hyphen.'),
        label: line(60).describe('What the figure measures.'),
        change: z
          .strictObject({
            before: z.number().nonnegative(),
            after: z.number().nonnegative(),
            unit: line(20).describe('The unit of both values: "hours", "%".'),
            ends: z
              .strictObject({ first: line(20), last: line(20) })
              .optional()
              .describe(
                'If these say it better than "before" and "after": { first: in the pilot, last: at launch }.',
              ),
            basis: line(60)
              .optional()
              .describe(
                'On the home page, how both values were measured: "same months, a year apart".',
              ),
            onHome: z
              .boolean()
              .optional()
              .describe(
                'True to show both values at the top of the home page: the first three there are, in the order of the services. Without any, the first change is shown.',
              ),
          })
          .refine(({ before, after }) => before + after > 0, 'cannot be drawn if both are zero')
          .optional()
          .describe(
            'The two values behind the figure. If they are given, the figure is also drawn.',
          ),
      }),
    )
    .min(1)
    .describe('What changed, in figures.'),
  proof,
});

const technologySchema = z.strictObject({
  name: line(30).describe('Spelled as its makers spell it: "PyTorch".'),
  category: line(30).describe('What kind of thing it is: "Framework", "Database".'),
  description: line(120).describe('One sentence: what we use it for.'),
});

/** The words at the top of a section of a service's page. Without a heading, the language has one. */
const head = { heading: heading.optional(), lede: line(180).optional() };

/**
 * Answers to the questions of buyers. Answers that are the same for every service are in engagement.yaml, and follow
 * these on the page.
 */
const serviceEngagementSchema = z.strictObject({
  ...head,
  price: line(300)
    .optional()
    .describe(
      'What is paid and when, with {service-price}: "A fixed price, usually {service-price}."',
    ),
  team: line(300).optional().describe('Who works on the project, and for how much of the time.'),
  supply: line(200).optional().describe('What the client has to provide: data, access, people.'),
  rows: z
    .array(engagementRowSchema)
    .min(1)
    .optional()
    .describe(
      'What this service answers differently: each replaces the row of engagement.yaml with the same label, or comes last.',
    ),
});

/** The texts of a service's page beyond its card. */
const servicePageSchema = z.strictObject({
  description: line(160)
    .optional()
    .describe('For search engines and link previews. Without it, they get the words of the card.'),
  summary: line(180)
    .optional()
    .describe('Below the title. Without it, the words of the card are there.'),
  start: line(60)
    .optional()
    .describe('Below the summary, after price and weeks: how to begin. "Discovery alone: $8k".'),
  caption: line(90).optional().describe('Below the large engraving, after its number.'),
  figures: z.array(headlineMetricSchema).max(6).default([]).describe('Two to six look best.'),
  solutions: z
    .strictObject({
      ...head,
      label: line(30)
        .optional()
        .describe('What the lists on the cards contain: "Features", "Types".'),
      cards: z.array(solutionSchema).min(1),
    })
    .optional()
    .describe('What a client can order, or gets.'),
  process: z
    .strictObject({
      heading: heading
        .max(40, 'must be at most 40 characters')
        .describe(
          `What the weeks include. The section's heading is the total number of weeks, added up from the steps, and then these words: "Nine to sixteen weeks, *launch included*."`,
        ),
      lede: line(180).optional(),
      steps: z.array(processStepSchema).min(1),
    })
    .optional()
    .describe('The steps of the work, drawn to scale.'),
  engagement: serviceEngagementSchema.prefault({}),
  technologies: z
    .strictObject({
      ...head,
      layout: z
        .enum(['grid', 'list'])
        .describe('A grid has room for ten; a list has room for a reason next to each.'),
      items: z.array(technologySchema).min(1),
    })
    .optional()
    .describe('Leave this out if the tools do not matter to the client.'),
  stories: z
    .strictObject({ ...head, items: z.array(successStorySchema).min(1) })
    .optional()
    .describe('Leave this out if you have none to tell.'),
  closing: z
    .strictObject({ text: line(110), label: line(40) })
    .optional()
    .describe('The end of the page: a sentence, and the label of its button.'),
});

export type ServicePage = Service['page'];

export const serviceSchema = z
  .strictObject({
    id: anchor,
    icon: z
      .enum(plateNames)
      .optional()
      .describe('Which engraving is drawn. Without it, each service has the next one.'),
    title: line(40).describe('The heading of its card and of its page.'),
    description: line(160).describe('One or two sentences on the card.'),
    features: z
      .array(line(40))
      .min(1)
      .max(9)
      .optional()
      .describe('The features on the card. Without them, it has the titles of the solutions.'),
    contactOption: line(60)
      .optional()
      .describe(
        'The option of "Service" in the contact form that stands for this service, if it is not the title.',
      ),
    price: priceRangeSchema
      .optional()
      .describe(
        'What most orders cost, once: { least: 25000, most: 50000 }. The same number twice for a fixed price. On the card and the page, for search engines and assistants, and in texts as {service-price} and {project-price}.',
      ),
    page: servicePageSchema.prefault({}),
    hidden,
  })
  .transform((service) => {
    const { id, title, description, page } = service;
    return {
      ...service,
      // The name of the file is the path of its page.
      route: `/${id}`,
      features: service.features ?? page.solutions?.cards.map((card) => card.title) ?? [],
      contactOption: service.contactOption ?? title,
      page: {
        ...page,
        description: page.description ?? description,
        summary: page.summary ?? description,
      },
    };
  });

/** A service of a company, with its number in the order of site.yaml, and the engraving that it has there. */
export type Service = z.infer<typeof serviceSchema> & { plate: number; icon: PlateName };
