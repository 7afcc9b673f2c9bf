import { z } from 'zod';
import {
  anchor,
  closingCallSchema,
  hidden,
  line,
  pageHeadSchema,
  sectionHeadSchema,
  statSchema,
} from './fields.ts';

/** The texts of the /api page around the OpenAPI document, the rate tiers and the SDKs. */
export const apiSchema = pageHeadSchema.extend({
  file: line(60)
    .describe('The words of the link to the OpenAPI document.')
    .meta({ example: 'The OpenAPI 3.1 document' }),
  index: line(120).describe(
    'What to know about all endpoints. One sentence below their list at the top.',
  ),
  stats: z.strictObject({
    endpoints: line(60).describe('Below the number of endpoints. The build counts them.').meta({
      hint: 'The words after the number of endpoints. Two to six words.',
      example: 'endpoints, all on this page',
    }),
    uptime: statSchema.describe('A published figure, not a live one, and the label has to say so.'),
    sdks: line(60).optional().describe('Below the number of SDKs. The build counts them.').meta({
      hint: 'The words after the number of SDKs. Two to six words.',
      example: 'SDKs, one for each language',
    }),
    encryption: statSchema,
  }),
  call: sectionHeadSchema
    .extend({
      caption: line(120)
        .describe('What the drawing of the call shows. One sentence below it.')
        .meta({ example: 'One call and its answer.' }),
      authentication: z.strictObject({
        title: line(40)
          .describe('How a program gets access, in one to four words.')
          .meta({ example: 'Authentication' }),
        text: line(240).describe(
          'How a program says who it is, and how to keep its key safe. One to three sentences.',
        ),
        points: z
          .array(
            line(60)
              .describe('Something to know about access and safety, in one line.')
              .meta({ example: 'A call without a key gets status 401' }),
          )
          .min(1),
      }),
    })
    .describe('The authentication card and the three code examples.'),
  endpoints: sectionHeadSchema,
  limits: sectionHeadSchema.optional().describe('Leave this out if rate-tiers.yaml has none.'),
  sdks: sectionHeadSchema.optional().describe('Leave this out if sdks.yaml has none.'),
  closing: closingCallSchema,
});

export type Api = z.infer<typeof apiSchema>;

/**
 * One row of the rate limits. The numbers are also drawn, so write them plainly, without commas.
 */
export const rateTierSchema = z.strictObject({
  id: anchor,
  tier: line(20).describe('The name of the plan.').meta({ example: 'Starter' }),
  requestsPerMonth: z
    .union([z.int().positive(), z.literal('unlimited')], {
      error: 'must be a whole number or "unlimited"',
    })
    .describe('A number, or the word "unlimited".'),
  burstPerMinute: z
    .int()
    .positive()
    .optional()
    .describe('The most requests allowed within one minute, if there is such a limit.'),
  hidden,
});

export type RateTier = z.infer<typeof rateTierSchema>;

export const sdkSchema = z
  .strictObject({
    id: anchor,
    name: line(40)
      .describe('The name under which the package is published.')
      .meta({ example: 'hartmann-sdk' }),
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d+$/, 'must be three numbers, like "2.1.0"')
      .optional()
      .describe('Three numbers: "2.1.0".'),
    description: line(160).describe('What the package makes easier. One sentence.'),
    downloads: z
      .int()
      .nonnegative()
      .optional()
      .describe('How often it was downloaded: a plain number, without commas.'),
    language: line(20).describe('The programming language it is for.').meta({ example: 'Python' }),
    install: z
      .string()
      .max(80, 'must be at most 80 characters')
      .regex(/^([^\n\r<>{}]|\{domain\})+$/, 'must be one line, with nothing in braces but {domain}')
      .describe(
        'The command that installs it, in the version above. `{domain}` becomes the domain in `site.yaml`.',
      )
      .meta({ hint: 'The command that installs it.', example: 'pip install hartmann-sdk' }),
    hidden,
  })
  .refine(({ install, version = '' }) => install.includes(version), {
    path: ['install'],
    error: 'must name the version above',
  });

export type Sdk = z.infer<typeof sdkSchema>;
