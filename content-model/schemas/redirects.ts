import { z } from 'zod';
import { hidden, httpsAddress } from './fields.ts';

/** Sitemaps have "%C3%A9" where people write "é". */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Each part begins with a letter or a digit: no file that a server keeps to itself, and no way up. */
const oldAddress = /^(?!.*\.html?\/)(?:\/[\p{L}\p{N}][\p{L}\p{N}\p{M}._~+-]*)+\/?$/u;

const redirectSchema = z.strictObject({
  from: z
    .string()
    .overwrite(decoded)
    .regex(
      oldAddress,
      'must be an address of the old site without its domain, like "/about-us" or "/shop/tides.html": letters, digits and - _ . ~ +',
    )
    .describe(
      'An address of your earlier site, without its domain: "/about-us", "/about-us/" or "/about-us.html".',
    ),
  to: z
    .string()
    .refine(
      (text) =>
        /^\/(?!\/)[a-z0-9/-]*(#[a-z0-9-]+)?$/.test(text) || httpsAddress.safeParse(text).success,
      'must be a page like "/team" or "/support#hours", or a full address that begins with https://',
    )
    .describe(
      'Where it leads now: a page of this site ("/team"), a part of one ("/support#hours"), or another site ("https://…").',
    ),
  hidden,
});

/** Old addresses are never invented and have no id, so this list has neither. */
export const redirectsSchema = z.strictObject(
  { list: z.array(redirectSchema) },
  'must have its addresses below "list:"',
);

export type Redirect = z.infer<typeof redirectSchema>;
