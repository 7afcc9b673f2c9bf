import { z } from 'astro/zod';
import { anchor, internalLink, line, sample } from './fields.ts';
import { mailActionSchema } from './support-channel.ts';

/** Something that is often asked for. Nothing here is done by the page: a person does it. */
export const quickActionSchema = z.strictObject({
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
