import { language } from 'virtual:labels';
import { addDays } from '@website/content-model/lib/dates/add-days.ts';
import { getBuildDate } from '@website/content-model/lib/dates/build-date.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { mailto } from '../email/mailto.ts';
import { getPageUrl } from '../page/paths.ts';

export const securityTxtPath = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year. A site that nobody builds for so long has no reader either. */
const validDays = 364;

/**
 * Whom to write to about a security problem (RFC 9116). Undefined if the company names no address
 * for it: then there is no such file.
 */
export function renderSecurityTxt({ domain, email }: Pick<Site, 'domain' | 'email'>) {
  if (email.security === undefined) return undefined;
  const fields = {
    Contact: mailto(email.security),
    // The whole last day counts.
    Expires: `${addDays(getBuildDate(), validDays)}T23:59:59Z`,
    'Preferred-Languages': language,
    Canonical: getPageUrl(domain, securityTxtPath),
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
