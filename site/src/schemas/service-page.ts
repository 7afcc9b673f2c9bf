import { z } from 'astro/zod';
import { heading, line, sample } from './fields.ts';

/** A large figure at the top of a service's page. Percentages and weeks are drawn to their value. */
const headlineMetricSchema = z.strictObject({
  /** As it is shown: "95%", "8-12 weeks", "24/7", "3x", "50+". */
  metric: line(12),
  /** Exactly what was measured: of what, and against what. */
  description: line(100),
});

/** The same number twice where it always takes as long. */
const weeksSchema = z
  .strictObject({
    least: z.int().positive(),
    most: z.int().positive(),
  })
  .refine(({ least, most }) => least <= most, { path: ['most'], error: 'must not be below least' });

/** A step of the work, drawn to scale on the service's page. */
const processStepSchema = z.strictObject({
  /** Its place in the order, from 1. */
  number: z.int().positive(),
  /** One or two words. */
  title: line(40),
  /** One or two sentences: what happens, and what there is at the end of it. */
  description: line(200),
  /** The weeks it takes, or the word "ongoing" for a step without an end. */
  duration: z.union([z.strictObject({ weeks: weeksSchema }), z.literal('ongoing')], {
    error: 'must be weeks with a least and a most, or "ongoing"',
  }),
});

/** One thing a service can be asked for: a card on its page. */
const solutionSchema = z.strictObject({
  title: line(40),
  /** One or two sentences. */
  description: line(160),
  /** What the card lists; the section's label says what they are. */
  items: z.array(line(40)).min(3).max(4),
});

const successStorySchema = z.strictObject({
  title: line(80),
  /** Two or three sentences: what was wrong, and what was built. */
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
        /** The two readings behind the figure. With them it is also drawn. */
        change: z
          .strictObject({
            before: z.number().nonnegative(),
            after: z.number().nonnegative(),
            /** What both readings are counted in: "hours", "%". */
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
  /** Spelled as its makers do: "PyTorch". */
  name: line(30),
  /** What kind of thing it is: "Framework", "Database". */
  category: line(30),
  /** One sentence: what we use it for. */
  description: line(120),
});

/** What stands at the head of a section of a service's page. */
const head = { heading, lede: line(180) };

/** What a service's page says beyond its card. */
export const servicePageSchema = z.strictObject({
  /** For search engines and link previews. */
  description: line(160),
  /** Under the title. */
  summary: line(180),
  /** Under the large engraving, after its number. */
  caption: line(90),
  figures: z.array(headlineMetricSchema).length(4),
  solutions: z.strictObject({
    ...head,
    /** What the cards list. */
    label: z.enum(['Features', 'Types', 'Channels']),
    cards: z.array(solutionSchema).min(4),
  }),
  /** The section's heading is its total in weeks, added up from the steps. */
  process: z.strictObject({
    lede: line(180),
    sample,
    steps: z.array(processStepSchema).min(5),
  }),
  /** Leave out where the tools do not matter to the client. */
  technologies: z
    .strictObject({
      ...head,
      /** A grid has room for ten, a list for a reason beside each. */
      layout: z.enum(['grid', 'list']),
      items: z.array(technologySchema).min(1),
    })
    .optional(),
  stories: z.strictObject({ ...head, items: z.array(successStorySchema).min(3) }),
  /** The last thing on the page: a sentence, and the label of its button. */
  closing: z.strictObject({ text: line(110), label: line(40) }),
});

export type ServicePage = z.infer<typeof servicePageSchema>;
