import { mailto } from '../email/mailto.ts';
import { tel } from '../text/tel.ts';

/** The address that a link of the content stands for. Every other address stays as it is. */
export function hrefOf(link: string): string {
  if (link.startsWith('+')) return tel(link);
  return /^[^/:#?]+@/.test(link) ? mailto(link) : link;
}

/** Whether a link leaves this site. */
export const isExternal = (link: string) => link.startsWith('https:');
