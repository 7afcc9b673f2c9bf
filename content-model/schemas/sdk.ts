import { z } from 'zod';
import { anchor, hidden, line, ownSample } from './fields.ts';

export const sdkSchema = z
  .strictObject({
    id: anchor,
    name: line(40).describe('The name under which the package is published.'),
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d+$/, 'must be three numbers, like "2.1.0"')
      .describe('Three numbers: "2.1.0".'),
    description: line(160).describe('One sentence.'),
    downloads: z
      .int()
      .nonnegative()
      .describe('How often it was downloaded: a plain number, without commas.'),
    language: line(20).describe('The programming language it is for.'),
    install: z
      .string()
      .max(80, 'must be at most 80 characters')
      .regex(/^([^\n\r<>{}]|\{domain\})+$/, 'must be one line, with nothing in braces but {domain}')
      .describe(
        'The command that installs this version. `{domain}` becomes the domain in `site.yaml`.',
      ),
    sample: ownSample,
    hidden,
  })
  .refine(({ install, version }) => install.includes(version), {
    path: ['install'],
    error: 'must name the version above',
  });

export type Sdk = z.infer<typeof sdkSchema>;
