import { z } from 'zod';
import { anchor, line } from './fields.ts';

const typeName = z
  .enum(['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'])
  .describe(
    'The part of OpenAPI 3.1 that `openapi.yaml` uses. It is narrower than the standard on purpose: anything that the /api page and its code examples cannot show is refused here, instead of silently missing there.',
  );

const schemaReference = z.strictObject({
  $ref: z
    .string()
    .regex(/^#\/components\/schemas\/\w+$/, 'must be like "#/components/schemas/Model"'),
});

const limits = {
  format: z.enum(['date-time', 'uri']).optional(),
  pattern: z.string().optional(),
  enum: z.array(z.string()).min(1).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  default: z.json().optional(),
};

const valueSchema = z.strictObject({
  type: z.union([typeName, z.array(typeName).min(2)], { error: 'must be a type, or two or more' }),
  description: line(160).describe(
    'One sentence. For a request, the page shows it next to the name.',
  ),
  ...limits,
});

const propertySchema = valueSchema.extend({
  items: schemaReference.optional().describe("The schema of a list's entries."),
  properties: z
    .record(z.string(), valueSchema)
    .optional()
    .describe('The properties of an object, unless it may hold anything.'),
  required: z.array(z.string()).optional(),
  additionalProperties: z.boolean().optional(),
});

const objectSchema = z.strictObject({
  type: z.literal('object'),
  required: z.array(z.string()).describe('The required properties.'),
  additionalProperties: z.boolean().optional(),
  properties: z.record(z.string().regex(/^[a-z][a-z0-9_]*$/), propertySchema),
});

const parameterSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/, 'must be small letters, digits and underscores')
    .describe('As it is written in a request: "model_id".'),
  in: z
    .enum(['path', 'query'])
    .describe(
      'In the path, or after the question mark. Body fields are described by a schema instead.',
    ),
  required: z.boolean(),
  description: line(160),
  schema: z.strictObject({ type: z.enum(['string', 'integer', 'number', 'boolean']), ...limits }),
  example: z
    .union([z.string(), z.number(), z.boolean()])
    .describe('The value that the code examples send.'),
});

const json = z.strictObject({
  schema: schemaReference,
  example: z
    .record(z.string(), z.json())
    .describe('The page shows it exactly as written here, and the code examples send it.'),
});

const success = z.strictObject({
  description: line(120).describe('What this status means, in one sentence.'),
  content: z.strictObject({ 'application/json': json }),
});

const failure = z.strictObject({
  $ref: z
    .string()
    .regex(/^#\/components\/responses\/\w+$/, 'must be like "#/components/responses/NotFound"'),
});

const operationSchema = z.strictObject({
  operationId: anchor.describe(
    "Also the endpoint's anchor on the page, so do not change it later.",
  ),
  tags: z.array(z.string()).length(1),
  summary: line(40).describe("The endpoint's heading."),
  description: line(240).describe('One or two sentences: what the call does.'),
  parameters: z.array(parameterSchema).optional(),
  requestBody: z
    .strictObject({
      required: z.literal(true),
      content: z.strictObject({ 'application/json': json }),
    })
    .optional(),
  responses: z.strictObject({
    200: success.optional(),
    202: success.optional(),
    401: failure,
    404: failure.optional(),
    422: failure.optional(),
    429: failure,
    504: failure.optional(),
  }),
});

const failureSchema = z.strictObject({
  description: line(120),
  headers: z
    .record(
      z.string(),
      z.strictObject({
        required: z.boolean(),
        description: line(120),
        schema: z.strictObject({ type: typeName, ...limits }),
        example: z.json(),
      }),
    )
    .optional(),
  content: z.strictObject({ 'application/problem+json': json }),
});

export const openApiSchema = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({
    title: line(40),
    version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be three numbers, like "1.0.0"'),
    summary: line(120),
    description: line(240),
  }),
  servers: z
    .array(
      z.strictObject({
        url: z.literal('https://api.{domain}', {
          error: 'must be "https://api.{domain}": the domain is filled in from site.yaml',
        }),
        description: line(40),
        variables: z.strictObject({ domain: z.strictObject({ default: z.string() }) }),
      }),
    )
    .length(1),
  security: z.array(z.strictObject({ apiKey: z.array(z.never()) })).length(1),
  tags: z.array(z.strictObject({ name: z.string(), description: line(120) })),
  paths: z.record(
    z
      .string()
      .regex(/^(\/([a-z0-9_-]+|\{[a-z0-9_]+\}))+$/, 'must be a path, like "/api/v1/models"'),
    z.strictObject({ get: operationSchema.optional(), post: operationSchema.optional() }),
  ),
  components: z.strictObject({
    securitySchemes: z.strictObject({
      apiKey: z.strictObject({
        type: z.literal('http'),
        scheme: z.literal('bearer'),
        description: line(120),
      }),
    }),
    schemas: z.record(z.string(), objectSchema),
    responses: z.record(z.string(), failureSchema),
  }),
});

export type OpenApi = z.infer<typeof openApiSchema>;
export type Operation = z.infer<typeof operationSchema>;
export type ObjectSchema = z.infer<typeof objectSchema>;
