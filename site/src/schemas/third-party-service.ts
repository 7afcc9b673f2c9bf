import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

export const thirdPartyServiceSchema = z.strictObject({
  id: anchor,
  name: line(40),
  /** One sentence: what the site uses it for. */
  purpose: line(160),
  /** The names of the cookies it sets. */
  cookies: z.array(line(40)).min(1),
  /** Its own privacy policy. Opens in a new tab. */
  privacyLink: z.url({
    protocol: /^https$/,
    error: 'must be a full address that begins with https://',
  }),
  sample,
});

export type ThirdPartyService = z.infer<typeof thirdPartyServiceSchema>;
