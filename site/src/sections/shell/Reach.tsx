import { mailto } from '../../lib/mailto.ts';
import { tel } from '../../lib/tel.ts';

/** A mail address to press, or a plain word where the owner has not set one. */
export function MailLink({ address }: { address: string | undefined }) {
  return address === undefined ? (
    <span>Email not set</span>
  ) : (
    <a href={mailto(address)}>{address}</a>
  );
}

/** A phone number to press, or a plain word where the owner has not set one. */
export function PhoneLink({ number }: { number: string | undefined }) {
  return number === undefined ? <span>Phone not set</span> : <a href={tel(number)}>{number}</a>;
}
