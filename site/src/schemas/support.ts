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
  /** Part of the question's URL, so that a reply can link straight to it. */
  id: anchor,
  /** The heading above the question. */
  group: z.enum(['Getting Started', 'Technical Support', 'Billing & Plans']),
  /** As a visitor would ask it, with the question mark. */
  question: line(120),
  /** Answer the question in the first sentence: search engines may show it without the rest. */
  answer: line(600),
  sample,
});

export type FaqItem = z.infer<typeof faqItemSchema>;

/** An email that the visitor's own program opens, ready to complete and send. */
const emailActionSchema = z.strictObject({
  by: z.literal('email'),
  subject: line(80),
  /** What the email asks for, and what the visitor should fill in, one line per entry. */
  body: z.array(line(100)).min(1),
});

/** The text of the button. */
const label = line(30);

const supportChannelSchema = z.strictObject({
  id: anchor,
  title: line(40),
  /** One or two sentences: what this channel is good for. */
  description: line(160),
  /** Next to the title. */
  icon: z.enum(['mail', 'messages', 'phone', 'pen']),
  /** When the channel is available: at any time, or during the hours in site.yaml. */
  availability: z.enum(['any time', 'support hours']),
  /** How soon someone answers. Name the promise in claims.yaml: "{answer-in-chat}". */
  responseTime: line(120),
  /** The card's button, and what it really does. */
  action: z.discriminatedUnion(
    'by',
    [
      /** Starts an email to the support address. */
      emailActionSchema.extend({ label }),
      /** Dials the company's number. */
      z.strictObject({ by: z.literal('phone'), label }),
      /** Links to a page, or to the contact section: "/#contact". */
      z.strictObject({ by: z.literal('page'), label, link: internalLink }),
    ],
    'must be "email", "phone" or "page"',
  ),
  sample,
});

export type SupportChannel = z.infer<typeof supportChannelSchema>;

/** A frequent request. The page itself does none of these: a person does them. */
const quickActionSchema = z.strictObject({
  id: anchor,
  /** The text of the button. */
  label: line(40),
  action: z.discriminatedUnion(
    'by',
    [
      /** Starts an email to the support address that asks for it. */
      emailActionSchema,
      /** Links to a page, or to the contact section: "/#contact". */
      z.strictObject({ by: z.literal('page'), link: internalLink }),
    ],
    'must be "email" or "page"',
  ),
  sample,
});

export type QuickAction = z.infer<typeof quickActionSchema>;

/** All texts of the support page. The hours are in site.yaml, response times in claims.yaml. */
export const supportSchema = pageHeadSchema.extend({
  /** Above the search box. */
  search: line(60),
  /** The dial of hours. The hours themselves are in site.yaml. */
  hours: z.strictObject({
    /** The small label above the hours. */
    label: line(60),
    /** One or two sentences below the hours. */
    lede: line(160),
    /** One of these follows, according to the visitor's clock. */
    open: line(30),
    closed: line(30),
    /** Below the dial. */
    caption: line(90),
  }),
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
  sample,
});

export type Support = z.infer<typeof supportSchema>;
