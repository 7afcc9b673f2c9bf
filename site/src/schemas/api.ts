import { z } from 'astro/zod';
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
  /** The link to the OpenAPI document. */
  file: line(60),
  /** Below the list of endpoints at the top. */
  index: line(120),
  stats: z.strictObject({
    /** Below the number of endpoints. The build counts them. */
    endpoints: line(60),
    /** A published figure, not a live one, and the label has to say so. */
    uptime: statSchema,
    /** Below the number of SDKs. The build counts them. */
    sdks: line(60),
    encryption: statSchema,
  }),
  /** The authentication card and the three code examples. */
  call: sectionHeadSchema.extend({
    /** Below the drawing of the call. */
    caption: line(120),
    authentication: z.strictObject({
      title: line(40),
      text: line(240),
      points: z.array(line(60)).min(1),
    }),
  }),
  endpoints: sectionHeadSchema,
  limits: sectionHeadSchema,
  sdks: sectionHeadSchema,
  closing: closingCallSchema,
  sample,
});

export type Api = z.infer<typeof apiSchema>;
