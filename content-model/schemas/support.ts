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
  group: line(40).describe('The heading above the question, the same for all of one group.').meta({
    hint: 'What this question and its neighbors are about. One to three words, the same in each.',
    example: 'Getting started',
  }),
  question: line(120)
    .describe('A question as a visitor would ask it, with the question mark.')
    .meta({ example: 'How does a project begin?' }),
  answer: line(600).describe(
    'Answer the question in the first sentence: search engines may show it without the rest.',
  ),
});

export type FaqItem = z.infer<typeof faqItemSchema>;

/** An email that the visitor's own program opens, ready to complete and send. */
const emailActionSchema = z.strictObject({
  by: z.literal('email'),
  subject: line(80)
    .describe('The subject of the email that a visitor sends you.')
    .meta({ example: 'Question about an invoice' }),
  body: z
    .array(
      line(100)
        .describe('A line of the email, with something for the visitor to complete.')
        .meta({ example: 'Number of the invoice:' }),
    )
    .min(1)
    .describe('What the email asks for, and what the visitor should fill in, one line per entry.'),
});

const label = line(30)
  .describe('What the button does. One to four words.')
  .meta({ example: 'Write to Support' });

const supportChannelSchema = z.strictObject({
  id: anchor,
  title: line(40).describe('A way to reach you. One to three words.').meta({ example: 'Email' }),
  description: line(160).describe('What this way to reach you is good for. One or two sentences.'),
  icon: z.enum(['mail', 'messages', 'phone', 'pen']).describe('Next to the title.'),
  availability: z
    .enum(['any time', 'support hours'])
    .describe('When the channel is available: at any time, or during the hours in site.yaml.'),
  responseTime: line(120)
    .describe('How soon someone answers. Name the promise in claims.yaml: "{answer-in-chat}".')
    .meta({ hint: 'How soon someone answers. A few words.', example: 'within one business day' }),
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
  label: line(40)
    .describe('What visitors often ask you for, on a button. Two to five words.')
    .meta({ example: 'Ask for an Invoice' }),
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
  search: line(60)
    .optional()
    .describe('Above the search box. Without it, there is no search.')
    .meta({ hint: 'What one can search here. Two to five words.', example: 'Search this page' }),
  hours: z
    .strictObject({
      label: line(60)
        .describe('A small label above the hours. One to three words.')
        .meta({ example: 'Support hours' }),
      lede: line(160).describe('What the hours apply to, and what not. One or two sentences.'),
      open: line(30).describe('What the page says during the hours.').meta({ example: 'Open now' }),
      closed: line(30)
        .describe('What the page says outside the hours.')
        .meta({ example: 'Closed now' }),
      caption: line(90)
        .describe('What the dial shows. One short sentence below it.')
        .meta({ example: 'The hours on a dial, with midnight at the top.' }),
    })
    .optional()
    .describe(
      'The dial of hours. The hours themselves are in site.yaml; leave both out if you have none.',
    ),
  channels: sectionHeadSchema.extend({
    more: z
      .strictObject({
        label: line(60)
          .describe('What one reads there. Two to five words.')
          .meta({ example: 'Accessibility of this website' }),
        link,
      })
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
