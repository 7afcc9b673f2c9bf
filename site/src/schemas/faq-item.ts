import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

export const faqItemSchema = z.strictObject({
  /** Part of the question's address, so a reply can link straight to it. */
  id: anchor,
  /** The heading it stands under. */
  group: z.enum(['Getting Started', 'Technical Support', 'Billing & Plans']),
  /** As a visitor would ask it, with the question mark. */
  question: line(120),
  /** The first sentence should answer it. Search engines may show it without the rest. */
  answer: line(600),
  sample,
});

export type FaqItem = z.infer<typeof faqItemSchema>;
