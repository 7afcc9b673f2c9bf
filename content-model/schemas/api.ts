import { z } from 'zod';
import {
  closingCallSchema,
  line,
  pageHeadSchema,
  sample,
  sectionHeadSchema,
  statSchema,
} from './fields.ts';

/** The texts of the /api page around the OpenAPI document, the rate tiers and the SDKs. */
export const apiSchema = pageHeadSchema.extend({
  file: line(60).describe('The link to the OpenAPI document.'),
  index: line(120).describe('Below the list of endpoints at the top.'),
  stats: z.strictObject({
    endpoints: line(60).describe('Below the number of endpoints. The build counts them.'),
    uptime: statSchema.describe('A published figure, not a live one, and the label has to say so.'),
    sdks: line(60).optional().describe('Below the number of SDKs. The build counts them.'),
    encryption: statSchema,
  }),
  call: sectionHeadSchema
    .extend({
      caption: line(120).describe('Below the drawing of the call.'),
      authentication: z.strictObject({
        title: line(40),
        text: line(240),
        points: z.array(line(60)).min(1),
      }),
    })
    .describe('The authentication card and the three code examples.'),
  endpoints: sectionHeadSchema,
  limits: sectionHeadSchema.optional().describe('Leave this out if rate-tiers.yaml has none.'),
  sdks: sectionHeadSchema.optional().describe('Leave this out if sdks.yaml has none.'),
  closing: closingCallSchema,
  sample,
});

export type Api = z.infer<typeof apiSchema>;
