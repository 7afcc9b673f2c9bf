import { z } from 'astro/zod';
import { heading, line, sample } from './fields.ts';

/** A large figure at the top of a service's page. Percentages and weeks are drawn to scale. */
const headlineMetricSchema = z.strictObject({
  /** As it is shown: "95%", "8-12 weeks", "24/7", "3x", "50+". */
  metric: line(12),
  /** Exactly what was measured: of what, and compared with what. */
  description: line(100),
  sample,
});

/** Use the same number twice if it always takes the same time. */
const weeksSchema = z
  .strictObject({
    least: z.int().positive(),
    /** At most two years: beyond that, the drawing has no room for the short steps. */
    most: z.int().positive().max(104),
  })
  .refine(({ least, most }) => least <= most, { path: ['most'], error: 'must not be below least' });

/** A step of the work, drawn to scale on the service's page. */
const processStepSchema = z.strictObject({
  /** Its position in the order, starting at 1. */
  number: z.int().positive(),
  /** One or two words. */
  title: line(40),
  /** One or two sentences: what happens, and what exists at the end. */
  description: line(200),
  /** The weeks it takes, or "ongoing" for a step without an end. */
  duration: z.union([z.strictObject({ weeks: weeksSchema }), z.literal('ongoing')], {
    error: 'must be weeks with a least and a most, or "ongoing"',
  }),
});

/** One thing that a client can order: a card on the service's page. */
const solutionSchema = z.strictObject({
  title: line(40),
  /** One or two sentences. */
  description: line(160),
  /** The entries of the card's list. The section's label says what they are. */
  items: z.array(line(40)).min(3).max(4),
});

const successStorySchema = z.strictObject({
  title: line(80),
  /** Two or three sentences: what the problem was, and what was built. */
  description: line(320),
  /** The tag above the title. */
  industry: line(30),
  /** What changed, in figures. */
  metrics: z
    .array(
      z.strictObject({
        /** As it is shown: "-38%", "2 days". */
        value: line(12),
        /** What the figure measures. */
        label: line(60),
        /** The two values behind the figure. If they are given, the figure is also drawn. */
        change: z
          .strictObject({
            before: z.number().nonnegative(),
            after: z.number().nonnegative(),
            /** The unit of both values: "hours", "%". */
            unit: line(20),
          })
          .refine(({ before, after }) => before + after > 0, 'cannot be drawn if both are zero')
          .optional(),
      }),
    )
    .min(1),
  sample,
});

const technologySchema = z.strictObject({
  /** Spelled as its makers spell it: "PyTorch". */
  name: line(30),
  /** What kind of thing it is: "Framework", "Database". */
  category: line(30),
  /** One sentence: what we use it for. */
  description: line(120),
});

/** The words at the top of a section of a service's page. */
const head = { heading, lede: line(180) };

/**
 * What a buyer asks before writing to us. The answers that are the same for every service are in
 * engagement.yaml, and follow these on the page.
 */
const engagementSchema = z.strictObject({
  ...head,
  /** Fixed price, by the week or a running fee, with a budget of the contact form: "$10k - $25k". */
  price: line(240),
  /** Who works on the project. */
  team: line(200),
  /** What the client has to provide: data, access, people. */
  supply: line(200),
  sample,
});

/** The texts of a service's page beyond its card. */
export const servicePageSchema = z.strictObject({
  /** For search engines and link previews. */
  description: line(160),
  /** Below the title. */
  summary: line(180),
  /** Below the large engraving, after its number. */
  caption: line(90),
  figures: z.array(headlineMetricSchema).length(4),
  solutions: z.strictObject({
    ...head,
    /** What the lists on the cards contain. */
    label: z.enum(['Features', 'Types', 'Channels']),
    cards: z.array(solutionSchema).min(4),
  }),
  process: z.strictObject({
    /**
     * What the weeks include. The section's heading is the total number of weeks, added up from the
     * steps, and then these words: "Nine to sixteen weeks, *launch included*."
     */
    heading: heading.max(40, 'must be at most 40 characters'),
    lede: line(180),
    sample,
    steps: z.array(processStepSchema).min(5),
  }),
  engagement: engagementSchema,
  /** Leave this out if the tools do not matter to the client. */
  technologies: z
    .strictObject({
      ...head,
      /** A grid has room for ten; a list has room for a reason next to each. */
      layout: z.enum(['grid', 'list']),
      items: z.array(technologySchema).min(1),
    })
    .optional(),
  stories: z.strictObject({ ...head, items: z.array(successStorySchema).min(3) }),
  /** The end of the page: a sentence, and the label of its button. */
  closing: z.strictObject({ text: line(110), label: line(40) }),
});

export type ServicePage = z.infer<typeof servicePageSchema>;
