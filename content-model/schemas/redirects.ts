import { z } from 'zod';
import { hidden, httpsAddress } from './fields.ts';

/** Decodes a path, because sitemaps have "%C3%A9" where people write "é". */
export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Each segment begins with a letter or a digit, so it is neither a dotfile nor "..". */
const oldAddress = /^(?!.*\.html?\/)(?:\/[\p{L}\p{N}][\p{L}\p{N}\p{M}._~+-]*)+\/?$/u;

const redirectSchema = z.strictObject({
  from: z
    .string()
    .overwrite(decodePath)
    .regex(
      oldAddress,
      'must be an address of the old site without its domain, like "/about-us": letters, digits and - _ . ~ +',
    )
    .describe('An address of your earlier site: "/about-us", "/about-us/" or "/about-us.html".')
    .meta({ start: '/old-page' }),
  to: z
    .string()
    .refine(
      (text) =>
        /^\/(?!\/)[a-z0-9/-]*(#[a-z0-9-]+)?$/.test(text) || httpsAddress.safeParse(text).success,
      'must be a page like "/team" or "/support#hours", or a full address that begins with https://',
    )
    .describe('Where it leads: a page, a part of one ("/support#hours") or another site.')
    .meta({ start: '/' }),
  hidden,
});

/** Unlike the entries of other lists, redirects have no ids, because nothing leads to them. */
export const redirectsSchema = z.strictObject({ list: z.array(redirectSchema) });

export type Redirect = z.infer<typeof redirectSchema>;
