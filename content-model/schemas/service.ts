import { z } from 'zod';
import { type PlateName, plateNames } from '../vocabulary.ts';
import { figureBasis } from './claims.ts';
import { anchor, heading, hidden, line, link, priceRangeSchema, proof } from './fields.ts';

/** A term of the agreement with a client: a row on the page of a service. */
const engagementRowSchema = z.strictObject({
  label: line(30)
    .describe('What clients ask about, in one to four words.')
    .meta({ example: 'Warranty' }),
  figure: line(24)
    .optional()
    .describe('The answer in one figure: "90 days". It is shown large, next to the price.')
    .meta({ hint: 'The answer in one figure.', example: '90 days' }),
  text: line(420).describe(
    'The answer, in one to four sentences. Promise no more than your terms do.',
  ),
});

/** How we work with clients, whatever the service. Shown on the page of every service. */
export const engagementSchema = z.strictObject({
  rows: z.array(engagementRowSchema).default([]),
  more: z
    .strictObject({
      label: line(30)
        .describe('What the links below it lead to. Two to five words.')
        .meta({ example: 'The same in every project' }),
      links: z
        .array(
          z.strictObject({
            label: line(40)
              .describe('What one reads there. Two to five words.')
              .meta({ example: 'Who owns the result' }),
            link,
          }),
        )
        .min(1),
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
  metric: line(12)
    .describe('As it is shown: "95%", "8-12 weeks", "24/7", "3x", "50+".')
    .meta({ hint: 'A figure that you can prove, as it should read.', example: '95%' }),
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
  title: line(40).describe('The name of the step. One or two words.').meta({ example: 'Test' }),
  description: line(200).describe(
    'What happens, and what exists at the end. One or two sentences.',
  ),
  duration: z
    .union([z.strictObject({ weeks: weeksSchema }), z.literal('ongoing')], {
      error: 'must be weeks with a least and a most, or "ongoing"',
    })
    .describe('The weeks it takes, or "ongoing" for a step without an end.'),
});

/** A product of a service that a client can order: a card on the service's page. */
const solutionSchema = z.strictObject({
  title: line(40)
    .describe('A thing that a client gets. Two to five words.')
    .meta({ example: 'A test on your invoices' }),
  description: line(160).describe(
    'What it is, and what a client can do with it. One sentence or two, at most 160 characters.',
  ),
  items: z
    .array(
      line(40)
        .describe('A part of what the client gets. Two to five words.')
        .meta({ example: 'A list of every mistake' }),
    )
    .max(8)
    .default([])
    .describe("The entries of the card's list. The section's label says what they are."),
});

const successStorySchema = z.strictObject({
  title: line(80)
    .describe('What got better, and where. Four to ten words.')
    .meta({ example: 'Invoices booked on the day they arrive' }),
  description: line(320).describe(
    'What the problem was, and what was built. Two or three sentences.',
  ),
  industry: line(30)
    .describe('The industry of the client. One or two words.')
    .meta({ example: 'Machine building' }),
  metrics: z
    .array(
      z.strictObject({
        value: line(12)
          .overwrite((value) => value.replace(/^-(?=\d)/, '−'))
          .describe('As it is shown: "-38%", "2 days". The page has a minus sign for the hyphen.')
          .meta({ hint: 'What changed, as a figure.', example: '-38%' }),
        label: line(60)
          .describe('What the figure measures. Two to six words.')
          .meta({ example: 'hours of typing' }),
        change: z
          .strictObject({
            before: z.number().nonnegative(),
            after: z.number().nonnegative(),
            unit: line(20).describe('The unit of both values.').meta({ example: 'hours' }),
            ends: z
              .strictObject({
                first: line(20).describe('When the first value was measured.').meta({
                  example: 'in the pilot',
                }),
                last: line(20).describe('When the last value was measured.').meta({
                  example: 'at launch',
                }),
              })
              .optional()
              .describe(
                'If these say it better than "before" and "after": { first: in the pilot, last: at launch }.',
              ),
            basis: line(60)
              .optional()
              .describe(
                'On the home page, how both values were measured: "same months, a year apart".',
              )
              .meta({
                hint: 'How both values were measured. A few words.',
                example: 'same months, a year apart',
              }),
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
  name: line(30)
    .describe('The name of a tool, spelled as its makers spell it.')
    .meta({ example: 'PyTorch' }),
  category: line(30)
    .describe('What kind of tool it is. One or two words.')
    .meta({ example: 'Database' }),
  description: line(120).describe('What you use it for. One sentence.'),
});

/** The words at the top of a section of a service's page. Without a heading, the language has one. */
const head = {
  heading: heading.optional(),
  lede: line(180)
    .optional()
    .describe('What a visitor finds in this part. One or two sentences below the heading.'),
};

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
    )
    .meta({
      hint: 'What is paid, and when. One or two sentences.',
      example: 'A fixed price that you know before we begin. Half at the end.',
    }),
  team: line(300)
    .optional()
    .describe('Who works on the project, and for how much of the time. One or two sentences.'),
  supply: line(200)
    .optional()
    .describe('What a client has to bring: data, access, people. One sentence.')
    .meta({ example: '200 old invoices, and an hour of your bookkeeper.' }),
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
    .describe('For search engines and link previews. Without it, they get the words of the card.')
    .meta({ hint: 'What a client gets, for search results. One or two sentences.' }),
  summary: line(180)
    .optional()
    .describe('Below the title. Without it, the words of the card are there.')
    .meta({ hint: 'What you do for a client, and how it ends. One or two sentences.' }),
  start: line(60)
    .optional()
    .describe('Below the summary, after price and weeks: how to begin.')
    .meta({ hint: 'How one can begin with little. A few words.', example: 'The test alone: $800' }),
  caption: line(90)
    .optional()
    .describe('Below the large engraving, after its number.')
    .meta({ hint: 'What the engraving stands for. One short sentence.' }),
  figures: z.array(headlineMetricSchema).max(6).default([]).describe('Two to six look best.'),
  solutions: z
    .strictObject({
      ...head,
      label: line(30)
        .optional()
        .describe('What the lists on the cards contain. One or two words.')
        .meta({ example: 'Features' }),
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
        )
        .meta({
          hint: 'What the weeks include. Two to five words, which follow their number.',
          example: '*launch included*.',
        }),
      lede: head.lede,
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
        .default('grid')
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
    .strictObject({
      text: line(110)
        .describe('What a visitor can do now. One sentence.')
        .meta({ example: 'Send us ten invoices, and see what comes back.' }),
      label: line(40)
        .describe('What the button does. Two to four words.')
        .meta({ example: 'Try It on Ten Invoices' }),
    })
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
    title: line(40).describe('The heading of its card and of its page.').meta({
      hint: 'What a client orders, in their words. One to three words.',
      example: 'Invoice reading',
    }),
    description: line(160).describe(
      'What it does, and for whom. One or two sentences, at most 160 characters.',
    ),
    features: z
      .array(
        line(40)
          .describe('A thing that the service includes. Two to five words.')
          .meta({ example: 'A test on your invoices' }),
      )
      .min(1)
      .max(9)
      .optional()
      .describe('The features on the card. Without them, it has the titles of the solutions.'),
    contactOption: line(60)
      .optional()
      .describe(
        'The option of "Service" in the contact form that stands for this service, if it is not the title.',
      )
      .meta({
        hint: 'What this service is called in the contact form, if not by its title.',
        example: 'Reading of invoices',
      }),
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
