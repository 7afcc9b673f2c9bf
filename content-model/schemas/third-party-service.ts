import { z } from 'zod';
import { anchor, hidden, line, ownSample } from './fields.ts';

export const thirdPartyServiceSchema = z.strictObject({
  id: anchor,
  name: line(40),
  purpose: line(160).describe('One sentence: what a site uses it for.'),
  cookies: z
    .array(line(40))
    .min(1)
    .describe(
      'The names of the cookies that it sets. Each must also be described in cookies.yaml.',
    ),
  privacyLink: z
    .url({
      protocol: /^https$/,
      error: 'must be a full address that begins with https://',
    })
    .describe('Its own privacy policy, which opens in a new tab.'),
  inUse: z
    .boolean()
    .describe('True if this site uses it today. The page says so next to the name.'),
  sample: ownSample,
  hidden,
});

export type ThirdPartyService = z.infer<typeof thirdPartyServiceSchema>;
