import { z } from 'astro/zod';
import { anchor, internalLink, line, sample } from './fields.ts';

/** A mail that the visitor's own program opens, ready to complete and send. */
export const mailActionSchema = z.strictObject({
  by: z.literal('mail'),
  subject: line(80),
  /** What the mail asks for, and what the visitor should fill in: one line each. */
  body: z.array(line(100)).min(1),
});

/** What the button says. */
const label = line(30);

export const supportChannelSchema = z.strictObject({
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
