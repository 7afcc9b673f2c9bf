import { z } from 'zod';
import { httpsAddress, line } from './fields.ts';

const photoFile = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9._-]*\.(?:jpe?g|png|webp|avif)$/i,
    'must be a file in the folder pictures, without spaces in its name, that ends with .jpg, .png, .webp or .avif, like "ada-lovelace.jpg"',
  )
  .describe('The name of a file in the folder pictures, next to the folder content.');

const share = z.number().min(0).max(1);

const focus = z
  .tuple([share, share], 'must be two numbers from 0 to 1, like [0.5, 0.3]')
  .optional()
  .describe(
    'What must stay in the picture when it is cropped: from the left, then from the top. [0.5, 0.3] is in the middle, and a third from the top.',
  );

/** A photograph by the name of its file, with a point around which it may be cropped. */
export const portrait = z
  .union(
    [photoFile, z.strictObject({ file: photoFile, focus })],
    'must be the name of a file in the folder pictures, like "ada-lovelace.jpg", or its "file" and its "focus"',
  )
  .optional()
  .describe('A photograph of the person. Without it, a seal is drawn from the name.');

export const describedImage = z
  .strictObject({
    file: photoFile,
    alt: line(160)
      .describe('What the picture shows, for people who cannot see it. A few words.')
      .meta({ example: 'Two engineers at a test bench' }),
    focus,
  })
  .optional()
  .describe('A photograph. Without it, a cover is drawn.');

export const logoFile = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9._-]*\.(?:svg|png|webp|jpe?g)$/i,
    'must be a file in the folder pictures, without spaces in its name, that ends with .svg or .png, like "logo.svg"',
  );

export const clientSchema = z.strictObject({
  name: line(60)
    .describe('Screen readers read this instead of the logo.')
    .meta({ hint: 'The name of the client.', example: 'Fulda Metal Works' }),
  logo: logoFile
    .optional()
    .describe(
      'In the folder pictures: dark on white, or dark without a background. Without it, the name is there.',
    ),
  href: httpsAddress.optional().describe('Where the logo leads. Leave it out for no link.'),
});

export type Portrait = z.infer<typeof portrait>;
export type Client = z.infer<typeof clientSchema>;
