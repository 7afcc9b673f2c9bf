import { z } from 'astro/zod';
import {
  anchor,
  closingLinksSchema,
  internalLink,
  line,
  pageHeadSchema,
  resourceSchema,
  sample,
  sectionHeadSchema,
} from './fields.ts';

const faqItemSchema = z.strictObject({
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

/** A mail that the visitor's own program opens, ready to complete and send. */
const mailActionSchema = z.strictObject({
  by: z.literal('mail'),
  subject: line(80),
  /** What the mail asks for, and what the visitor should fill in: one line each. */
  body: z.array(line(100)).min(1),
});

/** What the button says. */
const label = line(30);

const supportChannelSchema = z.strictObject({
  id: anchor,
  title: line(40),
  /** One or two sentences: what this channel is good for. */
  description: line(160),
  /** Beside the title. */
  icon: z.enum(['mail', 'messages', 'phone', 'pen']),
  /** When it can be used: at any time, or in the hours that site.yaml gives. */
  availability: z.enum(['any time', 'support hours']),
  /** Which of the promises in site.yaml holds for it. */
  responseTime: z.enum(['message', 'chat', 'phone']),
  /** The card's button, and what it really does. */
  action: z.discriminatedUnion(
    'by',
    [
      /** Starts a mail to the support address. */
      mailActionSchema.extend({ label }),
      /** Dials the company's number. */
      z.strictObject({ by: z.literal('phone'), label }),
      /** Leads to a page, or to the contact section: "/#contact". */
      z.strictObject({ by: z.literal('page'), label, link: internalLink }),
    ],
    'must be "mail", "phone" or "page"',
  ),
  sample,
});

export type SupportChannel = z.infer<typeof supportChannelSchema>;

/** Something that is often asked for. Nothing here is done by the page: a person does it. */
const quickActionSchema = z.strictObject({
  id: anchor,
  /** What the button says. */
  label: line(40),
  action: z.discriminatedUnion(
    'by',
    [
      /** Starts a mail to the support address that asks for it. */
      mailActionSchema,
      /** Leads to a page, or to the contact section: "/#contact". */
      z.strictObject({ by: z.literal('page'), link: internalLink }),
    ],
    'must be "mail" or "page"',
  ),
  sample,
});

export type QuickAction = z.infer<typeof quickActionSchema>;

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
