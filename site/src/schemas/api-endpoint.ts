import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

const parameterSchema = z.strictObject({
  /** As it is written in a request: "model_id". */
  name: z.string().regex(/^[a-z][a-z0-9_]*$/, 'use small letters, digits and underscores'),
  /** In the address itself, after its question mark, or in the body of the request. */
  in: z.enum(['path', 'query', 'body']),
  type: z.enum(['string', 'integer', 'number', 'boolean', 'object', 'array']),
  required: z.boolean(),
  /** One sentence. */
  description: line(160),
});

export const apiEndpointSchema = z
  .strictObject({
    id: anchor,
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    /** The address after the domain. Braces mark what the caller fills in: "/models/{model_id}". */
    endpoint: z
      .string()
      .regex(/^(\/([a-z0-9_-]+|\{[a-z0-9_]+\}))+$/, 'must be a path, like "/api/v1/models"'),
    title: line(40),
    /** One or two sentences: what the call does. */
    description: line(200),
    parameters: z.array(parameterSchema),
    response: z.strictObject({
      /** The status of a call that went well. */
      status: z.int().min(200).max(299),
      /** An example of what comes back, printed as it is written here. */
      data: z
        .record(z.string(), z.json())
        .refine((data) => Object.keys(data).length > 0, 'must not be empty'),
    }),
    sample,
  })
  .refine(
    ({ endpoint, parameters }) => {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      const braces = endpoint.match(/\{/g) ?? [];
      return (
        inPath.length === braces.length &&
        inPath.every(({ name }) => endpoint.includes(`{${name}}`))
      );
    },
    { path: ['parameters'], error: 'must describe what stands in braces in the endpoint' },
  );

export type ApiEndpoint = z.infer<typeof apiEndpointSchema>;
