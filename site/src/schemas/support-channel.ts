import { z } from 'astro/zod';
import { anchor, internalLink, line, sample } from './fields.ts';

/** What the button says. */
const label = line(30);

export const supportChannelSchema = z.strictObject({
  id: anchor,
  title: line(40),
  /** One or two sentences: what this channel is good for. */
  description: line(160),
  /** When someone is there, as it should read: "Mon-Fri 9AM-6PM IST". */
  availability: line(40),
  /** How soon someone answers, as it should read: "Under 2 minutes". */
  responseTime: line(40),
  /** The card's button, and what it really does. */
  action: z.discriminatedUnion('by', [
    /** Starts a mail to the support address with this subject. */
    z.strictObject({ by: z.literal('mail'), label, subject: line(80) }),
    /** Dials the company's number. */
    z.strictObject({ by: z.literal('phone'), label }),
    /** Leads to a page, or to the contact section: "/#contact". */
    z.strictObject({ by: z.literal('page'), label, link: internalLink }),
  ]),
  sample,
});

export type SupportChannel = z.infer<typeof supportChannelSchema>;
