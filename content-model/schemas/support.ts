import { z } from 'zod';
import {
  anchor,
  closingLinksSchema,
  details,
  line,
  link,
  pageHeadSchema,
  resourceSchema,
  sectionHeadSchema,
} from './fields.ts';

const faqItemSchema = z.strictObject({
  id: anchor.describe("Part of the question's URL, so that a reply can link straight to it."),
  group: line(40).describe('The heading above the question, the same for all of one group.'),
  question: line(120).describe('As a visitor would ask it, with the question mark.'),
  answer: line(600).describe(
    'Answer the question in the first sentence: search engines may show it without the rest.',
  ),
});

export type FaqItem = z.infer<typeof faqItemSchema>;

/** An email that the visitor's own program opens, ready to complete and send. */
const emailActionSchema = z.strictObject({
  by: z.literal('email'),
  subject: line(80),
  body: z
    .array(line(100))
    .min(1)
    .describe('What the email asks for, and what the visitor should fill in, one line per entry.'),
});

const label = line(30).describe('The text of the button.');

const supportChannelSchema = z.strictObject({
  id: anchor,
  title: line(40),
  description: line(160).describe('One or two sentences: what this channel is good for.'),
  icon: z.enum(['mail', 'messages', 'phone', 'pen']).describe('Next to the title.'),
  availability: z
    .enum(['any time', 'support hours'])
    .describe('When the channel is available: at any time, or during the hours in site.yaml.'),
  responseTime: line(120).describe(
    'How soon someone answers. Name the promise in claims.yaml: "{answer-in-chat}".',
  ),
  action: z
    .discriminatedUnion(
      'by',
      [
        emailActionSchema.extend({ label }).describe('Starts an email to the support address.'),
        z.strictObject({ by: z.literal('phone'), label }).describe("Dials the company's number."),
        z
          .strictObject({ by: z.literal('page'), label, link })
          .describe('Leads to a page, another site, an email address or a phone number.'),
      ],
      'must be "email", "phone" or "page"',
    )
    .describe("The card's button, and what it really does."),
});

export type SupportChannel = z.infer<typeof supportChannelSchema>;

/** A frequent request. The page cannot do any of them itself, so the button contacts a person who can. */
const quickActionSchema = z.strictObject({
  id: anchor,
  label: line(40).describe('The text of the button.'),
  action: z.discriminatedUnion(
    'by',
    [
      emailActionSchema.describe('Starts an email to the support address that asks for it.'),
      z
        .strictObject({ by: z.literal('page'), link, details })
        .describe('Leads to a page, another site, an email address or a phone number.'),
    ],
    'must be "email" or "page"',
  ),
});

export type QuickAction = z.infer<typeof quickActionSchema>;

/** All texts of the support page. The hours are in site.yaml, response times in claims.yaml. */
export const supportSchema = pageHeadSchema.extend({
  search: line(60).optional().describe('Above the search box. Without it, there is no search.'),
  hours: z
    .strictObject({
      label: line(60).describe('The small label above the hours.'),
      lede: line(160).describe('One or two sentences below the hours.'),
      open: line(30).describe("One of these follows, according to the visitor's clock."),
      closed: line(30),
      caption: line(90).describe('Below the dial.'),
    })
    .optional()
    .describe(
      'The dial of hours. The hours themselves are in site.yaml; leave both out if you have none.',
    ),
  channels: sectionHeadSchema.extend({
    more: z
      .strictObject({ label: line(60), link })
      .optional()
      .describe('A link below the sentences, such as to what you say about accessibility.'),
    items: z.array(supportChannelSchema).min(1),
  }),
  questions: sectionHeadSchema.extend({ items: z.array(faqItemSchema).min(1) }).optional(),
  resources: sectionHeadSchema.extend({ items: z.array(resourceSchema).min(1) }).optional(),
  quickActions: sectionHeadSchema.extend({ items: z.array(quickActionSchema).min(1) }).optional(),
  closing: closingLinksSchema,
});

export type Support = z.infer<typeof supportSchema>;
