import { tel } from '../lib/text/tel.ts';

/** A link to a phone number, or a plain note if the owner has not set one. */
export function PhoneLink({ number }: { number: string | undefined }) {
  return number === undefined ? <span>Phone not set</span> : <a href={tel(number)}>{number}</a>;
}
