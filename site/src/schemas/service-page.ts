import { z } from 'astro/zod';
import { heading, line, sample } from './fields.ts';
import { headlineMetricSchema } from './headline-metric.ts';
import { processStepSchema } from './process-step.ts';
import { solutionSchema } from './solution.ts';
import { successStorySchema } from './success-story.ts';
import { technologySchema } from './technology.ts';

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
