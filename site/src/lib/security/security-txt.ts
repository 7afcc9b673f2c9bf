import { language } from 'virtual:labels';
import type { Site } from '@website/content-model/schemas/site.ts';
import { mailto } from '../email/mailto.ts';
import { addressOf } from '../page/address.ts';

export const securityTxtPath = '/.well-known/security.txt';

/**
 * Whom to write to about a security problem (RFC 9116). Undefined without a last day:
 * then there is no such file.
 */
export function securityTxt({ domain, email, securityTxt }: Site): string | undefined {
  if (securityTxt === undefined) return undefined;
  const fields = {
    Contact: mailto(email.security ?? email.general),
    // The whole last day counts.
    Expires: `${securityTxt.expires}T23:59:59Z`,
    'Preferred-Languages': language,
    Canonical: addressOf(domain, securityTxtPath),
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
