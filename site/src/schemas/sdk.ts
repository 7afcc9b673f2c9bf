import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

export const sdkSchema = z
  .strictObject({
    id: anchor,
    /** The name under which the package is published. */
    name: line(40),
    /** Three numbers: "2.1.0". */
    version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be three numbers, like "2.1.0"'),
    /** One sentence. */
    description: line(160),
    /** How often it was downloaded: a plain number, without commas. */
    downloads: z.int().nonnegative(),
    /** The programming language it is for. */
    language: line(20),
    /** The command that installs this version. `{domain}` becomes the domain in `site.yaml`. */
    install: z
      .string()
      .max(80, 'must be at most 80 characters')
      .regex(
        /^([^\n\r<>{}]|\{domain\})+$/,
        'must be one line, with nothing in braces but {domain}',
      ),
    sample,
  })
  .refine(({ install, version }) => install.includes(version), {
    path: ['install'],
    error: 'must name the version above',
  });

export type Sdk = z.infer<typeof sdkSchema>;
