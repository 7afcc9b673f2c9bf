import { mailto } from '../email/mailto.ts';
import { tel } from '../text/tel.ts';

/** Turns an email address or a phone number of the content into a link. Every other link stays as it is. */
export function resolveHref(link: string): string {
  if (link.startsWith('+')) return tel(link);
  return /^[^/:#?]+@/.test(link) ? mailto(link) : link;
}

/** Adds to a link to the contact form what the message begins with. */
export function addDetails(link: string, details?: string): string {
  if (details === undefined || link !== '/#contact') return link;
  return `/?details=${encodeURIComponent(details)}#contact`;
}

/** Whether a link leaves this site. */
export const isExternal = (link: string) => link.startsWith('https:');
