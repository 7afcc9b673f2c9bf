import { mailto } from '../email/mailto.ts';
import { tel } from '../text/tel.ts';

/** The address that a link of the content stands for. Every other address stays as it is. */
export function hrefOf(link: string): string {
  if (link.startsWith('+')) return tel(link);
  return /^[^/:#?]+@/.test(link) ? mailto(link) : link;
}

/** The same link, if it leads to the contact form, with what the message then begins with. */
export function linkWithDetails(link: string, details?: string): string {
  if (details === undefined || link !== '/#contact') return link;
  return `/?details=${encodeURIComponent(details)}#contact`;
}

/** Whether a link leaves this site. */
export const isExternal = (link: string) => link.startsWith('https:');
