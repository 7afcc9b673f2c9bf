import { z } from 'astro/zod';
import {
  closingCallSchema,
  line,
  pageHeadSchema,
  sectionHeadSchema,
  statSchema,
} from './fields.ts';

/** What the page /api says around the OpenAPI document, the rate tiers and the SDKs. */
export const apiSchema = pageHeadSchema.extend({
  /** The link to the OpenAPI document itself. */
  file: line(60),
  /** Under the list of endpoints at the top. */
  index: line(120),
  stats: z.strictObject({
    /** Below the number of endpoints, which is counted. */
    endpoints: line(60),
    /** A published figure, not a live one: the label has to say so. */
    uptime: statSchema,
    /** Below the number of SDKs, which is counted. */
    sdks: line(60),
    encryption: statSchema,
  }),
  /** The authentication card and the three code examples. */
  call: sectionHeadSchema.extend({
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
});

export type Api = z.infer<typeof apiSchema>;
