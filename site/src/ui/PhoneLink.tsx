import { tel } from '../lib/text/tel.ts';

/** A phone number to press, or a plain word where the owner has not set one. */
export function PhoneLink({ number }: { number: string | undefined }) {
  return number === undefined ? <span>Phone not set</span> : <a href={tel(number)}>{number}</a>;
}
