import { z } from 'astro/zod';
import { closingLinksSchema } from './closing-links.ts';
import { faqItemSchema } from './faq-item.ts';
import { line } from './fields.ts';
import { pageHeadSchema } from './page-head.ts';
import { quickActionSchema } from './quick-action.ts';
import { resourceSchema } from './resource.ts';
import { sectionHeadSchema } from './section-head.ts';
import { supportChannelSchema } from './support-channel.ts';

/** All that the support page says. Hours and promises are in site.yaml. */
export const supportSchema = pageHeadSchema.extend({
  /** Under the dial of hours. */
  caption: line(90),
  /** Above the search box. */
  search: line(60),
  channels: sectionHeadSchema.extend({ items: z.array(supportChannelSchema).length(4) }),
  questions: sectionHeadSchema.extend({
    items: z.array(faqItemSchema).refine((items) => {
      const counts = Object.values(Object.groupBy(items, ({ group }) => group));
      return counts.length === 3 && counts.every((group) => group?.length === 3);
    }, 'must be three questions in each of the three groups'),
  }),
  resources: sectionHeadSchema.extend({ items: z.array(resourceSchema).length(4) }),
  quickActions: sectionHeadSchema.extend({ items: z.array(quickActionSchema).length(8) }),
  closing: closingLinksSchema,
});

export type Support = z.infer<typeof supportSchema>;
