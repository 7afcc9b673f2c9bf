import { mailto } from '../lib/email/mailto.ts';

/** An email address to press, or a plain word where the owner has not set one. */
export function EmailLink({ address }: { address: string | undefined }) {
  return address === undefined ? (
    <span>Email not set</span>
  ) : (
    <a href={mailto(address)}>{address}</a>
  );
}
